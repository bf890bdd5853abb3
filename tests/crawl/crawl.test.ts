import { beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/support/eventually.ts"
import { visit } from "#tests/support/visit.ts"
import { type Crawl, crawlShop } from "./crawl-shop.ts"
import type { CrawledPage } from "./crawled-page.ts"
import { readSitemap, type SitemapUrl } from "./read-xml.ts"

let siteUrl: string
let listed: SitemapUrl[]
let crawl: Crawl
let pages: CrawledPage[]

/** A page that was just changed is made anew meanwhile. */
const settledWithinMs = 20_000

beforeAll(async () => {
  const robots = await visit("/robots.txt")
  siteUrl = new URL(/^Sitemap: (\S+)$/m.exec(robots.html)?.[1] ?? "").origin
  await eventually(settledWithinMs, async () => {
    listed = await readSitemap()
    crawl = await crawlShop(["/", ...listed.map(({ loc }) => getPath(loc))], siteUrl)
    pages = [...crawl.pages.values()].filter(({ isPrivate }) => !isPrivate)
    expect([...crawl.answers].filter(([, { status }]) => status >= 500)).toEqual([])
  })
})

const getPath = (url: string) => new URL(url).pathname + new URL(url).search

/** The pages for which `isBroken` holds, so that a failure names them. */
const listPages = (isBroken: (page: CrawledPage) => boolean) =>
  pages.filter(isBroken).map(({ path }) => path)

describe("every public page", () => {
  it("is read: the front, categories, products, articles and content, at most 8 at a time", () => {
    const paths = pages.map(({ path }) => path)
    expect(paths).toEqual(
      expect.arrayContaining(["/", "/shop", "/shop-christmas", "/blog", "/contact"]),
    )
    expect(paths.filter((path) => path.startsWith("/product/")).length).toBeGreaterThanOrEqual(24)
    expect(crawl.mostUnderWay).toBeLessThanOrEqual(8)
  })

  it("has exactly one first heading, with words in it", () => {
    expect(listPages(({ headings }) => headings.length !== 1 || headings[0] === "")).toEqual([])
  })

  it("has a title and a description", () => {
    expect(listPages(({ title }) => title === "")).toEqual([])
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
    const broken = [...crawl.links, ...crawl.files].filter(
      ({ path }) => (crawl.answers.get(path)?.status ?? 0) >= 400,
    )
    expect(broken.map(({ from, path }) => `${from} → ${path}`)).toEqual([])
  })

  it("is never a redirect, but where only who is signed in may go", () => {
    const moved = [...crawl.links, ...crawl.files].filter(({ path }) => {
      const { status = 0, location = null } = crawl.answers.get(path) ?? {}
      return status >= 300 && status < 400 && !(status === 307 && location === "/login")
    })
    expect(moved.map(({ from, path }) => `${from} → ${path}`)).toEqual([])
  })

  it("has the part that a link names", () => {
    const missing = crawl.links.filter(({ path, fragment }) => {
      const page = crawl.pages.get(path)
      return fragment !== "" && page !== undefined && !page.ids.has(fragment)
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
    const linked = new Set(crawl.links.map(({ path }) => path.split("?")[0]))
    const orphans = listed.filter(({ loc }) => !linked.has(new URL(loc).pathname))
    expect(orphans.map(({ loc }) => loc)).toEqual([])
  })

  it("names pictures that are there", async () => {
    const pictures = listed.flatMap((url) => url["image:image"].map((image) => image["image:loc"]))
    expect(pictures.length).toBeGreaterThan(24)
    const shown = new Set(crawl.files.map(({ path }) => path))
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
