/** Lines that have no room are left out, the last first, so that none is cut; without any, so is what they stand under. */
export function whole(node: HTMLElement): () => void {
  const spills = () => node.scrollHeight > node.clientHeight + 1
  const look = () => {
    const lines = [...node.querySelectorAll<HTMLElement>('[data-line]')]
    node.style.removeProperty('visibility')
    for (const line of lines) line.hidden = false
    for (const line of lines.reverse()) {
      if (!spills()) return
      line.hidden = true
    }
    node.style.visibility = 'hidden'
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(node)
  const content = new MutationObserver(look)
  content.observe(node, { childList: true, subtree: true, characterData: true })
  document.fonts.addEventListener('loadingdone', look)
  look()
  return () => {
    sizes.disconnect()
    content.disconnect()
    document.fonts.removeEventListener('loadingdone', look)
  }
}
