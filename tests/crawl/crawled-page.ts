import type { PageResponse } from "#tests/support/request-page.ts"
import { parseDocument } from "#tests/support/request-page.ts"

/** A link to a URL of the shop. `path` includes the query; `fragment` is the decoded hash. */
export type InternalLink = { from: string; path: string; fragment: string; text: string }

/** Metadata, links and files of one page as a crawler without JavaScript reads them. */
export type CrawledPage = {
  path: string
  status: number
  isPrivate: boolean
  isIndexable: boolean
  headings: string[]
  /** Element name of the first heading in `main`, such as "h1". */
  firstHeading: string
  title: string
  description: string
  /** Normalised as browsers do; "" if there is no absolute canonical URL. */
  canonical: string
  /** `hreflang` URLs by language. */
  alternates: Record<string, string>
  lang: string
  dir: string
  /** True for the second and later pages of a paginated list. */
  isLaterListPage: boolean
  structuredData: string[]
  ids: readonly string[]
  /** The selectors of `landmarks` that the page has. */
  landmarks: string[]
  links: InternalLink[]
  /** URLs of embedded and linked files: images, icons, feeds, iframes. */
  files: InternalLink[]
}

/** Selectors of elements that refer to a file, with the attribute that contains its URL. */
const fileSources = [
  ["img[src]", "src"],
  ["video[src], audio[src], source[src]", "src"],
  ["video[poster]", "poster"],
  ["iframe[src]", "src"],
  ["script[src]", "src"],
  ["link[href]:not([rel=preconnect], [rel=dns-prefetch], [rel=canonical], [hreflang])", "href"],
  ['meta[property="og:image"], meta[name="twitter:image"]', "content"],
] as const

/** Landmark elements that every page has for assistive technology. */
export const landmarks: readonly string[] = ["header", "nav", "main#content", "footer"]

/** Parses a page of the shop. `siteUrl` is the origin in the shop's canonical URLs. */
export function parseCrawledPage(response: PageResponse, siteUrl: string): CrawledPage {
  const document = parseDocument(response)
  const getAttribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name)?.trim() ?? ""
  const robots = `${getAttribute('meta[name="robots"]', "content")} ${response.headers["x-robots-tag"] ?? ""}`
  const parseLinks = (href: string | null, text = "") =>
    parseInternalLinks(href ?? "", text, response.path, siteUrl)
  return {
    path: response.path,
    status: response.status,
    isPrivate: String(response.headers["cache-control"]).includes("private"),
    isIndexable: response.status === 200 && !robots.includes("noindex"),
    headings: [...document.querySelectorAll("h1")].map(({ textContent }) => textContent.trim()),
    firstHeading: document.querySelector("main :is(h1, h2, h3, h4)")?.localName ?? "",
    title: document.title.trim(),
    description: getAttribute('meta[name="description"]', "content"),
    canonical: normaliseUrl(getAttribute('link[rel="canonical"]', "href")),
    alternates: Object.fromEntries(
      [...document.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
        link.getAttribute("hreflang") ?? "",
        normaliseUrl(link.getAttribute("href") ?? ""),
      ]),
    ),
    lang: document.documentElement.lang,
    dir: document.documentElement.dir,
    isLaterListPage: getAttribute('link[rel="prev"]', "href") !== "",
    structuredData: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    ),
    ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
    landmarks: landmarks.filter((selector) => document.querySelector(selector) !== null),
    links: [...document.querySelectorAll("a[href], area[href]")].flatMap((link) =>
      parseLinks(link.getAttribute("href"), link.textContent.trim()),
    ),
    files: fileSources.flatMap(([selector, attribute]) =>
      [...document.querySelectorAll(selector)].flatMap((element) =>
        parseLinks(element.getAttribute(attribute)),
      ),
    ),
  }
}

const normaliseUrl = (url: string) => (URL.canParse(url) ? new URL(url).href : "")

/** Returns one link, or an empty list for another origin or protocol. Throws for an invalid URL. */
function parseInternalLinks(
  href: string,
  text: string,
  from: string,
  siteUrl: string,
): InternalLink[] {
  if (!URL.canParse(href, siteUrl + from)) throw new Error(`${from} has an invalid URL: "${href}"`)
  const { origin, protocol, pathname, search, hash } = new URL(href, siteUrl + from)
  if (!/^https?:$/.test(protocol) || origin !== siteUrl) return []
  return [{ from, path: pathname + search, fragment: decodeURIComponent(hash.slice(1)), text }]
}
