/** What a card without room gives up, in this order: signs on several lines, then the words, which they say as well. */
const STEPS: [tight: boolean, quiet: boolean][] = [
  [false, false],
  [true, false],
  [false, true],
  [true, true],
]

/** Words below signs give way where a card has no room for both. */
export function giveWay(node: HTMLElement): () => void {
  const card = node.parentElement!
  const words = node.querySelector<HTMLElement>('.text')!
  const fits = () => card.scrollHeight <= card.clientHeight + 1 && card.scrollWidth <= card.clientWidth + 1
  const look = () => {
    const steps = node.childElementCount < 2 ? STEPS.slice(0, 1) : STEPS
    for (const [tight, quiet] of steps) {
      node.classList.toggle('tight', tight)
      words.hidden = quiet
      if (fits()) return
    }
  }
  const sizes = new ResizeObserver(look)
  sizes.observe(card)
  const content = new MutationObserver(look)
  content.observe(words, { childList: true, characterData: true, subtree: true })
  document.fonts.addEventListener('loadingdone', look)
  return () => {
    sizes.disconnect()
    content.disconnect()
    document.fonts.removeEventListener('loadingdone', look)
  }
}
