/** Words below signs give way where a card has no room for both: the signs say the same. */
export function giveWay(node: HTMLElement): () => void {
  const card = node.parentElement!
  const words = node.querySelector<HTMLElement>('.text')!
  const look = () => {
    words.hidden = false
    words.hidden = node.childElementCount > 1 && card.scrollHeight > card.clientHeight + 1
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
