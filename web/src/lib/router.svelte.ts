export type Place =
  | { page: 'inn' }
  | { page: 'new'; game: string }
  | { page: 'table'; code: string }
  | { page: 'replay'; code: string }
  | { page: 'how'; game: string }
  | { page: 'campaign'; game: string }
  | { page: 'chronicle'; game: string }
  | { page: 'profile'; name: string }
  | { page: 'words'; words: string }
  | { page: 'letter'; code: string }
  | { page: 'nowhere' }

/** What a path leads to. */
export function placeOf(path: string): Place {
  const [page = '', rest = '', ...more] = path.split('/').filter(Boolean).map(decodeURIComponent)
  if (more.length) return { page: 'nowhere' }
  if (!page) return { page: 'inn' }
  if (page === 'me' && !rest) return { page: 'profile', name: '' }
  if (!rest && page === 'index.html') return { page: 'inn' }
  if (!rest) return page.match(/\p{L}+/gu)?.length === 3 ? { page: 'words', words: page } : { page: 'nowhere' }
  if (page === 'who') return { page: 'profile', name: rest }
  if (page === 'new' || page === 'how' || page === 'campaign' || page === 'chronicle') return { page, game: rest }
  if (page === 'table' || page === 'replay' || page === 'letter') return { page, code: rest }
  return { page: 'nowhere' }
}

class Router {
  path = $state(globalThis.location?.pathname ?? '/')
  query = $state(globalThis.location?.search ?? '')
  place: Place = $derived(placeOf(this.path))

  private read = () => {
    this.path = location.pathname
    this.query = location.search
  }

  go(to: string, replace = false) {
    history[replace ? 'replaceState' : 'pushState'](null, '', to)
    this.read()
    scrollTo(0, 0)
  }

  /** Follow links of our own without loading the page anew. */
  start(): () => void {
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = (event.target as Element | null)?.closest?.('a')
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
      if (link.hash && link.pathname === location.pathname) return
      event.preventDefault()
      this.go(link.pathname + link.search + link.hash)
    }
    addEventListener('popstate', this.read)
    document.addEventListener('click', click)
    return () => {
      removeEventListener('popstate', this.read)
      document.removeEventListener('click', click)
    }
  }
}

export const router = new Router()
