import type { Visit } from "#tests/support/visit.ts"
import { readPage } from "#tests/support/visit.ts"

/** Somewhere a page leads to within the shop: path and query, and the part of it that is named. */
export type Lead = { from: string; path: string; fragment: string; text: string }

/** What a crawler without scripts reads of one page. */
export type CrawledPage = {
  path: string
  status: number
  isPrivate: boolean
  isIndexable: boolean
  headings: string[]
  /** Name of the first heading's element, such as "h1". */
  firstHeading: string
  title: string
  description: string
  /** As browsers write it; "" where there is none that is absolute. */
  canonical: string
  /** Its addresses in other languages, by language. */
  alternates: Record<string, string>
  lang: string
  dir: string
  /** Whether it is the second page of a list, or one after it. */
  isFurther: boolean
  structuredData: string[]
  ids: readonly string[]
  /** Which of the top, the ways through the shop, the content and the bottom it has. */
  landmarks: string[]
  links: Lead[]
  /** Addresses of what is shown on it or belongs to it: pictures, icons, feeds, frames. */
  files: Lead[]
}

/** Elements that show or name a file, and the attribute that does. */
const fileSources = [
  ["img[src]", "src"],
  ["video[src], audio[src], source[src]", "src"],
  ["video[poster]", "poster"],
  ["iframe[src]", "src"],
  ["script[src]", "src"],
  ["link[href]:not([rel=preconnect], [rel=dns-prefetch], [rel=canonical], [hreflang])", "href"],
  ['meta[property="og:image"], meta[name="twitter:image"]', "content"],
] as const

/** What every page has, so that assistive technology can say where one is. */
export const landmarks: readonly string[] = ["header", "nav", "main#content", "footer"]

/** Reads a page; `siteUrl` is the name under which the shop's own pages know themselves. */
export function readCrawled(visit: Visit, siteUrl: string): CrawledPage {
  const document = readPage(visit)
  const read = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name)?.trim() ?? ""
  const robots = `${read('meta[name="robots"]', "content")} ${visit.headers["x-robots-tag"] ?? ""}`
  const lead = (href: string | null, text = "") => parseLead(href ?? "", text, visit.path, siteUrl)
  return {
    path: visit.path,
    status: visit.status,
    isPrivate: String(visit.headers["cache-control"]).includes("private"),
    isIndexable: visit.status === 200 && !robots.includes("noindex"),
    headings: [...document.querySelectorAll("h1")].map(({ textContent }) => textContent.trim()),
    firstHeading: document.querySelector("main :is(h1, h2, h3, h4)")?.localName ?? "",
    title: document.title.trim(),
    description: read('meta[name="description"]', "content"),
    canonical: spell(read('link[rel="canonical"]', "href")),
    alternates: Object.fromEntries(
      [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute("hreflang") ?? "",
        spell(link.getAttribute("href") ?? ""),
      ]),
    ),
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    isFurther: read('link[rel="prev"]', "href") !== "",
    structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    ),
    ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
    landmarks: landmarks.filter((selector) => document.querySelector(selector) !== null),
    links: [...document.querySelectorAll("a[href], area[href]")].flatMap((link) =>
      lead(link.getAttribute("href"), link.textContent.trim()),
    ),
    files: fileSources.flatMap(([selector, attribute]) =>
      [...document.querySelectorAll(selector)].flatMap((element) =>
        lead(element.getAttribute(attribute)),
      ),
    ),
  }
}

const spell = (url: string) => (URL.canParse(url) ? new URL(url).href : "")

/** Nothing where it leads out of the shop, or is no address of a page. */
function parseLead(href: string, text: string, from: string, siteUrl: string): Lead[] {
  if (!URL.canParse(href, siteUrl + from)) throw new Error(`${from} names no address: "${href}"`)
  const { origin, protocol, pathname, search, hash } = new URL(href, siteUrl + from)
  if (!/^https?:$/.test(protocol) || origin !== siteUrl) return []
  return [{ from, path: pathname + search, fragment: decodeURIComponent(hash.slice(1)), text }]
}
