import { beforeAll, describe, expect, it } from "@jest/globals"
import { buildScriptHash } from "#lib/script-hash.ts"
import { type Visit, visit } from "#tests/support/visit.ts"
import { listFiles, listLinks } from "./crawl-shop.ts"
import { type CrawledPage, landmarks } from "./crawled-page.ts"
import type { SitemapUrl } from "./read-xml.ts"
import { getPath, getShopCrawl, type ShopCrawl } from "./shared-crawl.ts"

/** Pages for one visitor alone that the frame leads to, by itself or from one of them to the other. */
const ownPages = ["/login", "/signup", "/forgotpassword", "/cart"]

let siteUrl: string
let listed: readonly SitemapUrl[]
let crawl: ShopCrawl
let pages: CrawledPage[]

beforeAll(async () => {
  crawl = await getShopCrawl()
  ;({ siteUrl, listed } = crawl)
  pages = [...crawl.pages.values()].filter(({ isPrivate }) => !isPrivate)
})

/** The pages for which `isBroken` holds, so that a failure names them. */
const listPages = (isBroken: (page: CrawledPage) => boolean) =>
  pages.filter(isBroken).map(({ path }) => path)

/** The same of all pages, those for one visitor alone as well. */
const listAllPages = (isBroken: (page: CrawledPage) => boolean) =>
  [...crawl.pages.values()].filter(isBroken).map(({ path }) => path)

/** The responses for which `isBroken` holds. */
const listResponses = (isBroken: (response: Visit) => boolean) =>
  crawl.visits.filter(isBroken).map(({ path }) => path)

describe("every page that links lead to", () => {
  it("has one heading of the first level with a text, a title, and the language", () => {
    expect(listAllPages(({ headings }) => headings.length !== 1 || headings[0] === "")).toEqual([])
    expect(listAllPages(({ firstHeading }) => firstHeading !== "h1")).toEqual([])
    expect(listAllPages(({ title }) => title === "")).toEqual([])
    const languages = crawl.visits.map(({ path }) => [path, crawl.pages.get(path)?.lang])
    expect(languages.filter(([, lang]) => lang !== "en-AU")).toEqual([])
  })

  it("has landmarks: header, navigation, content and footer", () => {
    expect(listAllPages((page) => page.landmarks.length !== landmarks.length)).toEqual([])
  })

  it("sets no cookie", () => {
    expect(listResponses(({ headers }) => headers["set-cookie"] !== undefined)).toEqual([])
  })

  it("has the security headers, and none that names the software", () => {
    const isBroken = ({ headers }: Visit) =>
      !String(headers["content-security-policy"]).includes("object-src 'none'") ||
      !/frame-ancestors '(?:self|none)'/.test(String(headers["content-security-policy"])) ||
      headers["x-content-type-options"] !== "nosniff" ||
      headers["referrer-policy"] === undefined ||
      headers["permissions-policy"] === undefined ||
      headers["strict-transport-security"] === undefined ||
      headers["x-powered-by"] !== undefined
    expect(listResponses(isBroken)).toEqual([])
  })

  it("lets in its inline scripts by their hashes, and no others", () => {
    const isBroken = ({ headers, html }: Visit) => {
      const policy = String(headers["content-security-policy"])
      const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = ""]) => text)
      const areIn = scripts.every((text) => policy.includes(buildScriptHash(text)))
      return scripts.length === 0 || !areIn || /script-src[^;]*'unsafe-inline'/.test(policy)
    }
    expect(listResponses(isBroken)).toEqual([])
  })

  it("is no-store exactly where it is for one visitor alone", () => {
    const isPrivate = ({ headers }: Visit) => headers["cache-control"] === "private, no-store"
    expect(listResponses(isPrivate).sort()).toEqual([...ownPages].sort())
  })

  it("names its own path as canonical", () => {
    const isOther = ({ path, canonical }: CrawledPage) =>
      path !== "/search" && new URL(canonical).pathname !== new URL(path, siteUrl).pathname
    expect(listAllPages(isOther)).toEqual([])
  })
})

describe("every public page", () => {
  it("is read: the front, categories, products, articles and content, at most 8 at a time", () => {
    const paths = pages.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining([
        ...["/", "/shop", "/shop-christmas", "/about", "/blog", "/contact"],
        ...["/privacy-policy", "/shipping-and-returns", "/terms-and-conditions"],
      ]),
    )
    expect(paths.filter((path) => path.startsWith("/product/")).length).toBeGreaterThanOrEqual(24)
    expect(paths.filter((path) => path.startsWith("/blog/")).length).toBeGreaterThanOrEqual(6)
    expect(crawl.mostUnderWay).toBeLessThanOrEqual(8)
  })

  it("has a description", () => {
    expect(listPages(({ description }) => description === "")).toEqual([])
  })

  it("has a canonical address, absolute and its own", () => {
    const others = pages.filter(({ path, canonical }) => canonical !== `${siteUrl}${path}`)
    expect(others.map(({ path, canonical }) => ({ path, canonical }))).toEqual([])
  })

  it("has structured data that can be read", () => {
    const isBroken = ({ structuredData }: CrawledPage) =>
      structuredData.length === 0 || structuredData.some((text) => !isObject(text))
    expect(listPages(isBroken)).toEqual([])
  })
})

describe("what pages lead to", () => {
  it("is there: pages, pictures, icons, feeds and frames", () => {
    const broken = [...listLinks(crawl), ...listFiles(crawl)].filter(
      ({ path }) => (crawl.answers.get(path)?.status ?? 0) >= 400,
    )
    expect(broken.map(({ from, path }) => `${from} → ${path}`)).toEqual([])
  })

  it("is never a redirect, but where only who is signed in may go", () => {
    const moved = [...listLinks(crawl), ...listFiles(crawl)].filter(({ path }) => {
      const { status = 0, location = null } = crawl.answers.get(path) ?? {}
      return status >= 300 && status < 400 && !(status === 307 && location === "/login")
    })
    expect(moved.map(({ from, path }) => `${from} → ${path}`)).toEqual([])
  })

  it("has the part that a link names", () => {
    const missing = listLinks(crawl).filter(({ path, fragment }) => {
      const page = crawl.pages.get(path)
      return fragment !== "" && page !== undefined && !page.ids.includes(fragment)
    })
    expect(missing.map(({ from, path, fragment }) => `${from} → ${path}#${fragment}`)).toEqual([])
  })
})

describe("the sitemap", () => {
  it("names each address once, under the shop's own name", () => {
    const locs = listed.map(({ loc }) => loc)
    expect(locs.filter((loc, at) => locs.indexOf(loc) !== at)).toEqual([])
    expect(locs.filter((loc) => !loc.startsWith(`${siteUrl}/`))).toEqual([])
  })

  it("has every page that may be listed, but the further pages of lists", () => {
    const locs = new Set(listed.map(({ loc }) => loc))
    const isMissing = ({ path, isIndexable, isFurther, canonical }: CrawledPage) =>
      isIndexable && !isFurther && canonical === `${siteUrl}${path}` && !locs.has(canonical)
    expect(listPages(isMissing)).toEqual([])
  })

  it("has no page but such as may be listed and are known by this address", () => {
    const wrong = listed.filter(({ loc }) => {
      const page = crawl.pages.get(getPath(loc))
      return !page?.isIndexable || page.isPrivate || page.canonical !== loc
    })
    expect(wrong.map(({ loc }) => loc)).toEqual([])
  })

  it("has no page that no link leads to", () => {
    const linked = new Set(listLinks(crawl).map(({ path }) => path.split("?")[0]))
    const orphans = listed.filter(({ loc }) => !linked.has(new URL(loc).pathname))
    expect(orphans.map(({ loc }) => loc)).toEqual([])
  })

  it("names pictures that are there", async () => {
    const pictures = listed.flatMap((url) => url["image:image"].map((image) => image["image:loc"]))
    expect(pictures.length).toBeGreaterThan(24)
    const shown = new Set(listFiles(crawl).map(({ path }) => path))
    const unseen = [...new Set(pictures.map(getPath))].filter((path) => !shown.has(path))
    const answers = await Promise.all(unseen.slice(0, 8).map((path) => visit(path)))
    expect(answers.filter(({ status }) => status !== 200)).toEqual([])
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
