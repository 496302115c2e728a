/** Sizes of letters a page is set in, the largest first: as large as all of it is in sight. */
const SCALES = [1, 0.92, 0.84, 0.76, 0.7]

/** A page whose letters are so large that nothing of it must be scrolled, as far as that goes. */
export function set(node: HTMLElement): () => void {
  const look = () => {
    for (const scale of SCALES) {
      node.style.setProperty('--read', String(scale))
      if (node.scrollHeight <= node.clientHeight + 1) return
    }
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(node)
  const content = new MutationObserver(look)
  content.observe(node, { childList: true, subtree: true, characterData: true })
  return () => {
    sizes.disconnect()
    content.disconnect()
  }
}
