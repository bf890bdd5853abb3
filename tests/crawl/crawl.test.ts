import { beforeAll, describe, expect, it } from "@jest/globals"
import { buildScriptHash } from "#lib/script-hash.ts"
import { themeScript } from "#lib/theme/theme-script.ts"
import { type PageResponse, requestPage } from "#tests/support/request-page.ts"
import { listCrawledLinks, listRequestedFiles } from "./crawl-shop.ts"
import { type CrawledPage, landmarks } from "./crawled-page.ts"
import type { SitemapUrl } from "./parse-xml.ts"
import { getPath, getShopCrawl, type ShopCrawl } from "./shared-crawl.ts"

/** Private pages that the page layout links to, directly or through one of these pages. */
const privatePages = ["/login", "/signup", "/forgotpassword", "/cart", "/wish-list"]

let siteUrl: string
let listed: readonly SitemapUrl[]
let crawl: ShopCrawl
let pages: CrawledPage[]

beforeAll(async () => {
  crawl = await getShopCrawl()
  ;({ siteUrl, listed } = crawl)
  pages = [...crawl.pages.values()].filter(({ isPrivate }) => !isPrivate)
})

/** Returns the paths of the public pages for which `isBroken` is true, for the failure message. */
const listPages = (isBroken: (page: CrawledPage) => boolean) =>
  pages.filter(isBroken).map(({ path }) => path)

/** Returns the paths of all pages, including private ones, for which `isBroken` is true. */
const listAllPages = (isBroken: (page: CrawledPage) => boolean) =>
  [...crawl.pages.values()].filter(isBroken).map(({ path }) => path)

/** Returns the paths of the responses for which `isBroken` is true. */
const listResponses = (isBroken: (response: PageResponse) => boolean) =>
  crawl.visits.filter(isBroken).map(({ path }) => path)

describe("every linked page", () => {
  it("has one h1 with text, a title and the document language", () => {
    expect(listAllPages(({ headings }) => headings.length !== 1 || headings[0] === "")).toEqual([])
    expect(listAllPages(({ firstHeading }) => firstHeading !== "h1")).toEqual([])
    expect(listAllPages(({ title }) => title === "")).toEqual([])
    const languages = crawl.visits.map(({ path }) => [path, crawl.pages.get(path)?.lang])
    expect(languages.filter(([, lang]) => lang !== "en-AU")).toEqual([])
  })

  it("has the landmarks header, navigation, main and footer", () => {
    expect(listAllPages((page) => page.landmarks.length !== landmarks.length)).toEqual([])
  })

  it("sets no cookie", () => {
    expect(listResponses(({ headers }) => headers["set-cookie"] !== undefined)).toEqual([])
  })

  it("sends the security headers, and no header that names the server software", () => {
    const isBroken = ({ headers }: PageResponse) =>
      !String(headers["content-security-policy"]).includes("object-src 'none'") ||
      !/frame-ancestors '(?:self|none)'/.test(String(headers["content-security-policy"])) ||
      headers["x-content-type-options"] !== "nosniff" ||
      headers["referrer-policy"] === undefined ||
      headers["permissions-policy"] === undefined ||
      headers["strict-transport-security"] === undefined ||
      headers["x-powered-by"] !== undefined
    expect(listResponses(isBroken)).toEqual([])
  })

  it("allows its inline scripts by CSP hashes and never by unsafe-inline", () => {
    const isBroken = ({ headers, html }: PageResponse) => {
      const policy = String(headers["content-security-policy"])
      const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = ""]) => text)
      const areIn = scripts.every((text) => policy.includes(buildScriptHash(text)))
      return scripts.length === 0 || !areIn || /script-src[^;]*'unsafe-inline'/.test(policy)
    }
    expect(listResponses(isBroken)).toEqual([])
  })

  it("applies the chosen theme by a script in its head, before the first frame", () => {
    const script = `<script>${themeScript}</script>`
    const isLate = ({ html }: PageResponse) => !html.split("<body", 1)[0]?.includes(script)
    expect(listResponses(isLate)).toEqual([])
  })

  it("sends Cache-Control private, no-store exactly for private pages", () => {
    const isPrivate = ({ headers }: PageResponse) =>
      headers["cache-control"] === "private, no-store"
    expect(listResponses(isPrivate).sort()).toEqual([...privatePages].sort())
  })

  it("declares its own path as the canonical URL", () => {
    const isOther = ({ path, canonical }: CrawledPage) =>
      path !== "/search" && new URL(canonical).pathname !== new URL(path, siteUrl).pathname
    expect(listAllPages(isOther)).toEqual([])
  })
})

describe("every public page", () => {
  it("is crawled by kind, with at most 8 requests in flight", () => {
    const paths = pages.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        "/",
        "/shop",
        "/shop-christmas",
        "/about",
        "/blog",
        "/contact",
        "/privacy-policy",
        "/shipping-and-returns",
        "/terms-and-conditions",
      ]),
    )
    expect(paths.filter((path) => path.startsWith("/product/")).length).toBeGreaterThanOrEqual(24)
    expect(paths.filter((path) => path.startsWith("/blog/")).length).toBeGreaterThanOrEqual(6)
    expect(crawl.maxInFlight).toBeLessThanOrEqual(8)
  })

  it("has a meta description", () => {
    expect(listPages(({ description }) => description === "")).toEqual([])
  })

  it("declares an absolute canonical URL that is its own URL", () => {
    const others = pages.filter(({ path, canonical }) => canonical !== `${siteUrl}${path}`)
    expect(others.map(({ path, canonical }) => ({ path, canonical }))).toEqual([])
  })

  it("has structured data that parses as JSON objects", () => {
    const isBroken = ({ structuredData }: CrawledPage) =>
      structuredData.length === 0 || structuredData.some((text) => !isObject(text))
    expect(listPages(isBroken)).toEqual([])
  })
})

describe("links and embedded files", () => {
  it("resolve without a 4xx or 5xx status: pages, images, icons, feeds and iframes", () => {
    const broken = [...listCrawledLinks(crawl), ...listRequestedFiles(crawl)].filter(
      ({ path }) => (crawl.responses.get(path)?.status ?? 0) >= 400,
    )
    expect(broken.map(({ from, path }) => `${from} → ${path}`)).toEqual([])
  })

  it("never resolve to a redirect, except from protected pages to /login", () => {
    const moved = [...listCrawledLinks(crawl), ...listRequestedFiles(crawl)].filter(({ path }) => {
      const { status = 0, location = null } = crawl.responses.get(path) ?? {}
      return status >= 300 && status < 400 && !(status === 307 && location === "/login")
    })
    expect(moved.map(({ from, path }) => `${from} → ${path}`)).toEqual([])
  })

  it("find the element that a link's fragment names", () => {
    const missing = listCrawledLinks(crawl).filter(({ path, fragment }) => {
      const page = crawl.pages.get(path)
      return fragment !== "" && page !== undefined && !page.ids.includes(fragment)
    })
    expect(missing.map(({ from, path, fragment }) => `${from} → ${path}#${fragment}`)).toEqual([])
  })
})

describe("the sitemap", () => {
  it("lists each URL once, under the shop's own origin", () => {
    const locs = listed.map(({ loc }) => loc)
    expect(locs.filter((loc, at) => locs.indexOf(loc) !== at)).toEqual([])
    expect(locs.filter((loc) => !loc.startsWith(`${siteUrl}/`))).toEqual([])
  })

  it("lists every indexable canonical page, except later pages of paginated lists", () => {
    const locs = new Set(listed.map(({ loc }) => loc))
    const isMissing = ({ path, isIndexable, isLaterListPage: isFurther, canonical }: CrawledPage) =>
      isIndexable && !isFurther && canonical === `${siteUrl}${path}` && !locs.has(canonical)
    expect(listPages(isMissing)).toEqual([])
  })

  it("lists only public, indexable pages by their canonical URLs", () => {
    const wrong = listed.filter(({ loc }) => {
      const page = crawl.pages.get(getPath(loc))
      return !page?.isIndexable || page.isPrivate || page.canonical !== loc
    })
    expect(wrong.map(({ loc }) => loc)).toEqual([])
  })

  it("lists no orphan page", () => {
    const linked = new Set(listCrawledLinks(crawl).map(({ path }) => path.split("?")[0]))
    const orphans = listed.filter(({ loc }) => !linked.has(new URL(loc).pathname))
    expect(orphans.map(({ loc }) => loc)).toEqual([])
  })

  it("lists images that exist", async () => {
    const pictures = listed.flatMap((url) => url["image:image"].map((image) => image["image:loc"]))
    expect(pictures.length).toBeGreaterThan(24)
    const shown = new Set(listRequestedFiles(crawl).map(({ path }) => path))
    const unseen = [...new Set(pictures.map(getPath))].filter((path) => !shown.has(path))
    const responses = await Promise.all(unseen.slice(0, 8).map((path) => requestPage(path)))
    expect(responses.filter(({ status }) => status !== 200)).toEqual([])
  })
})

function isObject(text: string): boolean {
  try {
    const data: unknown = JSON.parse(text)
    return typeof data === "object" && data !== null
  } catch {
    return false
  }
}
