/** Words below signs give way where a card has no room for both: the signs say the same, if need be on one line. */
export function giveWay(node: HTMLElement): () => void {
  const card = node.parentElement!
  const words = node.querySelector<HTMLElement>('.text')!
  const spills = () => card.scrollHeight > card.clientHeight + 1
  const look = () => {
    words.hidden = false
    node.classList.remove('tight')
    if (node.childElementCount < 2 || !spills()) return
    words.hidden = true
    node.classList.toggle('tight', spills())
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(card)
  const content = new MutationObserver(look)
  content.observe(words, { childList: true, characterData: true, subtree: true })
  return () => {
    sizes.disconnect()
    content.disconnect()
  }
}
