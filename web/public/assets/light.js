// Before anything is painted: who reads by day does not see the night for a moment first.
try {
  const { theme } = JSON.parse(localStorage.getItem('korchma-settings') ?? '{}')
  const day = theme === 'light' || (theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches)
  if (day) document.documentElement.dataset.theme = 'light'
} catch {
  // a private window, perhaps: then by candlelight
}
