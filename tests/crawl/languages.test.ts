import { beforeAll, describe, expect, it } from "@jest/globals"
import {
  buildLocalePath,
  defaultLocale,
  getDirection,
  getLanguageTag,
  locales,
} from "#lib/contract/languages.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { resolveForTier } from "#tests/tiers.ts"
import { type CrawledPage, parseCrawledPage } from "./crawled-page.ts"
import { fetchSitemapFileUrls, fetchSitemapUrls } from "./parse-xml.ts"

const others = locales.filter((locale) => locale !== defaultLocale)
const crawled = resolveForTier({
  core: others.filter((locale) => ["de", "ar", "ja"].includes(locale)),
  full: others,
})
/** Paths without a locale prefix: files, feeds and API routes. */
const nonPagePath = /^\/(?:assets|brand|feeds|v|_next|api)\/|\.[a-z]+$/

let siteUrl: string
/** Paths of one page of each kind, without a locale prefix. */
let paths: string[]
let english: Map<string, CrawledPage>

const fetchPageIn = async (locale: string, path: string) =>
  parseCrawledPage(await requestPage(buildLocalePath(locale, path)), siteUrl)

beforeAll(async () => {
  const robots = await requestPage("/robots.txt")
  siteUrl = new URL(/^Sitemap: (\S+)$/m.exec(robots.html)?.[1] ?? "").origin
  const [products, articles] = await Promise.all([
    fetchShopApiBody("listProducts", { query: { page_size: 1 } }),
    fetchShopApiBody("listArticles", { query: { page_size: 1 } }),
  ])
  paths = [
    "/",
    "/shop",
    "/shop/resin",
    "/shop-christmas",
    "/blog",
    "/about",
    ...products.data.map(({ slug }) => `/product/${slug}`),
    ...articles.data.map(({ slug }) => `/blog/${slug}`),
  ]
  english = new Map(
    await Promise.all(paths.map(async (path) => [path, await fetchPageIn("en", path)] as const)),
  )
})

describe.each(crawled)("the shop in %s", (locale) => {
  it("has each page of the English shop, with its own canonical URL and language", async () => {
    const tag = getLanguageTag(locale)
    for (const path of paths) {
      const page = await fetchPageIn(locale, path)
      const ownUrl = siteUrl + buildLocalePath(locale, path)
      expect(page).toMatchObject({
        status: 200,
        isIndexable: true,
        isPrivate: false,
        canonical: new URL(ownUrl).href,
        lang: tag,
        dir: getDirection(locale),
      })
      expect([path, page.headings.length, page.headings[0]]).toEqual([path, 1, expect.any(String)])
      expect(page.title).not.toBe("")
      expect(page.description).not.toBe("")
      // hreflang links are reciprocal if all pages have the same set.
      expect(page.alternates).toEqual(english.get(path)?.alternates)
      expect(page.alternates[tag]).toBe(page.canonical)
      const languages = page.structuredData.join().match(/"inLanguage":"[^"]*"/g) ?? []
      expect(new Set(languages)).toEqual(new Set([`"inLanguage":"${tag}"`]))
      const strays = page.links.filter(
        ({ path: to }) =>
          !nonPagePath.test(to) && to !== `/${locale}` && !to.startsWith(`/${locale}/`),
      )
      expect(strays.map(({ path: to, text }) => `${path} → ${to} ${text}`)).toEqual([])
    }
  })
})

describe("the English shop", () => {
  it("links each page in every language with hreflang, and itself as x-default", () => {
    for (const [path, page] of english) {
      const named = locales.map((locale) => [
        locale === defaultLocale ? locale : getLanguageTag(locale),
        new URL(siteUrl + buildLocalePath(locale, path)).href,
      ])
      expect(page.alternates).toEqual({
        ...Object.fromEntries(named),
        "x-default": new URL(siteUrl + path).href,
      })
    }
  })
})

describe("the sitemap", () => {
  it("has the same files in every language, and all alternates of each URL", async () => {
    const files = await fetchSitemapFileUrls(defaultLocale)
    const plain = await fetchSitemapUrls()
    expect(files.length).toBeGreaterThan(3)
    for (const locale of others) {
      const suffix = `-${locale}.xml`
      const localisedFiles = await fetchSitemapFileUrls(locale)
      expect(localisedFiles.map((loc) => loc.replace(suffix, ".xml"))).toEqual(files)
    }
    for (const locale of resolveForTier({ core: ["ar"], full: ["de", "ar", "ja"] } as const)) {
      const urls = await fetchSitemapUrls(locale)
      const inThis = ({ loc }: { loc: string }) =>
        new URL(siteUrl + buildLocalePath(locale, new URL(loc).pathname)).href
      expect(urls.map(({ loc }) => new URL(loc).href)).toEqual(plain.map(inThis))
      for (const [at, url] of urls.entries()) {
        expect(url["xhtml:link"]).toEqual(plain[at]?.["xhtml:link"])
        expect(url["xhtml:link"]).toHaveLength(locales.length + 1)
        expect(url["xhtml:link"].map((link) => link["@_href"])).toContain(url.loc)
      }
    }
  })
})
