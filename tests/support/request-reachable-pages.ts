import { type PageResponse, parseDocument, requestPage } from "./request-page.ts"

const maxPages = 400
const atOnce = 4
/** Matches paths of files and other non-pages. */
const notPages = /^\/(?:api|assets|v|_next)\/|\.\w+$/

/** Returns the paths of the shop's pages that a page links to. */
export function listPageLinks(page: PageResponse): string[] {
  const links = [...parseDocument(page).querySelectorAll<HTMLAnchorElement>("a[href]")]
  return [...new Set(links.map((link) => parsePath(link.getAttribute("href") ?? "", page.path)))]
    .filter((path) => path !== null)
    .filter((path) => !notPages.test(path))
}

/** Crawls the links from the home page. Returns the response of each page, at most 400. */
export async function requestReachablePages(origin?: string): Promise<PageResponse[]> {
  const known = new Set(["/"])
  const visited: PageResponse[] = []
  let waiting = ["/"]
  while (waiting.length > 0) {
    const pages = await requestPages(waiting.splice(0, atOnce), origin)
    visited.push(...pages)
    const found = [...new Set(pages.flatMap(listPageLinks))].filter((path) => !known.has(path))
    for (const path of found.slice(0, maxPages - known.size)) known.add(path)
    waiting = [...waiting, ...found.filter((path) => known.has(path))]
  }
  return visited
}

/** Returns the responses of these paths, in the same order. */
export function requestPages(paths: readonly string[], origin?: string): Promise<PageResponse[]> {
  return Promise.all(paths.map((path) => requestPage(path, origin === undefined ? {} : { origin })))
}

function parsePath(href: string, from: string): string | null {
  const base = "http://shop.invalid"
  if (!URL.canParse(href, base + from)) return null
  const url = new URL(href, base + from)
  return url.origin === base ? url.pathname + url.search : null
}
