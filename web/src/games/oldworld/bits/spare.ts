/** Words that fit are said: `data-worded` stands as long as nothing within `part` must be scrolled for them. */
export const spare =
  (part: string) =>
  (node: HTMLElement): (() => void) => {
    const look = () => {
      const inner = node.querySelector<HTMLElement>(part)!
      node.dataset['worded'] = ''
      if (inner.scrollHeight > inner.clientHeight + 1 || node.scrollHeight > node.clientHeight + 1)
        delete node.dataset['worded']
    }
    const sizes = new ResizeObserver(look)
    sizes.observe(node)
    document.fonts.addEventListener('loadingdone', look)
    look()
    return () => {
      sizes.disconnect()
      document.fonts.removeEventListener('loadingdone', look)
    }
  }
