/** What scrolls can be reached by the keyboard; what does not is no stop on the way. */
export function scrolls(node: HTMLElement): () => void {
  const look = () => {
    const more = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1
    if (more) node.tabIndex = 0
    else node.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(node)
  const content = new MutationObserver(look)
  content.observe(node, { childList: true, subtree: true, characterData: true })
  look()
  return () => {
    sizes.disconnect()
    content.disconnect()
  }
}
