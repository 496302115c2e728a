/** The icon of the tab while somebody is waited for: a flame, or how many tables wait. */
const flame = '<path d="M16 4q8 11 6 17-2 6-6 6t-6-6q-2-6 6-17z" fill="#5a2f05"/>'
const number = (n: number) =>
  `<text x="16" y="23" font-family="sans-serif" font-size="20" font-weight="700" text-anchor="middle" fill="#5a2f05">${Math.min(n, 9)}</text>`

/** Light the icon of the tab, or let it be as it was; what to do when the page goes. */
export function tabIcon(lit: boolean, n = 0): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]')
  if (!icon) return () => {}
  icon.dataset['calm'] ??= icon.href
  const calm = icon.dataset['calm']!
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="15" fill="#ffb02e"/>${n ? number(n) : flame}</svg>`
  icon.href = lit ? `data:image/svg+xml,${encodeURIComponent(drawn)}` : calm
  return () => (icon.href = calm)
}
