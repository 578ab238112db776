// SPDX-License-Identifier: Apache-2.0
// Where we are: /, /t/ID, /t/ID/replay, /t/ID/analysis, /c/ID, /replay, /learn/GAME.
export type Route =
  | { page: 'lobby' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string | null; analysis?: boolean }
  | { page: 'campaign'; id: string }
  | { page: 'learn'; game: string }
  | { page: 'lost' }

export function parse(path: string): Route {
  const parts = path.split('/').filter((part) => part !== '')
  const [first, second, third, more] = parts
  if (first === undefined) return { page: 'lobby' }
  if (more !== undefined) return { page: 'lost' }
  if (first === 't' && second !== undefined) {
    if (third === undefined) return { page: 'table', id: second }
    if (third === 'replay') return { page: 'replay', id: second }
    if (third === 'analysis') return { page: 'replay', id: second, analysis: true }
  }
  if (first === 'c' && second !== undefined && third === undefined) return { page: 'campaign', id: second }
  if (first === 'replay' && second === undefined) return { page: 'replay', id: null }
  if (first === 'learn' && second !== undefined && third === undefined) return { page: 'learn', game: second }
  return { page: 'lost' }
}

class Router {
  url: URL = $state(new URL(location.href))
  route: Route = $derived(parse(this.url.pathname))

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to)
    else history.pushState(null, '', to)
    const moved = this.url.pathname !== location.pathname
    this.url = new URL(location.href)
    if (moved) scrollTo(0, 0)
  }
  start(): void {
    addEventListener('popstate', () => (this.url = new URL(location.href)))
    // Links inside the page stay inside the page.
    document.addEventListener('click', (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
      const link = (event.target as Element | null)?.closest?.('a[href]')
      if (!(link instanceof HTMLAnchorElement) || link.target !== '' || link.hasAttribute('download')) return
      if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
      if (link.pathname === location.pathname && link.hash !== '') return
      event.preventDefault()
      this.go(link.pathname + link.search + link.hash)
    })
  }
}
export const router = new Router()
