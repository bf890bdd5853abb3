import { readPage, type Visit, visit } from "./visit.ts"

const mostPages = 400
const atOnce = 4
/** Addresses of files, and of what is not a page. */
const notPages = /^\/(?:api|assets|v|_next)\/|\.\w+$/

/** The paths of the shop's own pages that a page leads to. */
export function listPageLinks(page: Visit): string[] {
  const links = [...readPage(page).querySelectorAll<HTMLAnchorElement>("a[href]")]
  return [...new Set(links.map((link) => parsePath(link.getAttribute("href") ?? "", page.path)))]
    .filter((path) => path !== null)
    .filter((path) => !notPages.test(path))
}

/** Every page that can be reached by links from the front page, each visited once, at most 400. */
export async function walkShop(origin?: string): Promise<Visit[]> {
  const known = new Set(["/"])
  const waiting = ["/"]
  const visited: Visit[] = []
  const walk = async () => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const page = await visit(path, origin === undefined ? {} : { origin })
      visited.push(page)
      for (const next of listPageLinks(page)) {
        if (known.has(next) || known.size >= mostPages) continue
        known.add(next)
        waiting.push(next)
      }
    }
  }
  await walk()
  await Promise.all(Array.from({ length: atOnce }, walk))
  return visited
}

function parsePath(href: string, from: string): string | null {
  const base = "http://shop.invalid"
  if (!URL.canParse(href, base + from)) return null
  const url = new URL(href, base + from)
  return url.origin === base ? url.pathname + url.search : null
}
