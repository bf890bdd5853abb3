import { beforeAll, describe, expect, it } from "@jest/globals"
import { seed } from "#backend/seed/data/seed.ts"
import {
  buildLocalePath,
  defaultLocale,
  getDirection,
  getLanguageTag,
  type Locale,
  locales,
} from "#lib/contract/languages.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { parseDocument, requestPage } from "#tests/support/request-page.ts"
import { resolveForTier } from "#tests/tiers.ts"
import { type CrawledPage, parseCrawledPage } from "./crawled-page.ts"
import { fetchSitemapFileUrls, fetchSitemapUrls } from "./parse-xml.ts"

const others = locales.filter((locale) => locale !== defaultLocale)
const crawled = resolveForTier({
  core: others.filter((locale) => ["de", "ar"].includes(locale)),
  full: others,
})
/** Paths without a locale prefix: files, feeds and API routes. */
const nonPagePath = /^\/(?:assets|brand|feeds|v|_next|api)\/|\.[a-z]+$/

let siteUrl: string
/** Paths of one page of each kind, without a locale prefix. */
let paths: string[]
let english: Map<string, CrawledPage>
/** The languages of the demonstration shop besides English. */
const translated: readonly Locale[] = others.filter((locale) =>
  Object.hasOwn(seed.translations, locale),
)
/** Paths of the demonstration shop, which are complete in these; what tests create is not. */
const completePaths = [
  "/",
  "/shop",
  "/shop/resin",
  "/shop-christmas",
  "/blog",
  "/about",
  ...seed.products.map(({ url }) => `/product/${url}`),
  ...seed.articles.map(({ url }) => `/blog/${url}`),
]
const isComplete = (locale: Locale, path: string) =>
  translated.includes(locale) && completePaths.includes(path)

const fetchPageIn = async (locale: string, path: string) =>
  parseCrawledPage(await requestPage(buildLocalePath(locale, path)), siteUrl)

beforeAll(async () => {
  const robots = await requestPage("/robots.txt")
  siteUrl = new URL(/^Sitemap: (\S+)$/m.exec(robots.html)?.[1] ?? "").origin
  const [products, articles] = await Promise.all([
    fetchShopApiBody("listProducts", { query: { page_size: 1 } }),
    fetchShopApiBody("listArticles", { query: { page_size: 1 } }),
  ])
  const found = [
    "/",
    "/shop",
    "/shop/resin",
    "/shop-christmas",
    "/blog",
    "/about",
    "/product/standard-resin",
    ...products.data.map(({ slug }) => `/product/${slug}`),
    ...articles.data.map(({ slug }) => `/blog/${slug}`),
  ]
  paths = [...new Set(found)]
  english = new Map(
    await Promise.all(paths.map(async (path) => [path, await fetchPageIn("en", path)] as const)),
  )
})

describe.each(crawled)("the shop in %s", (locale) => {
  it("has each page of the English shop, and its own canonical URL where it is complete", async () => {
    const tag = getLanguageTag(locale)
    for (const path of paths) {
      const page = await fetchPageIn(locale, path)
      const isOwn = isComplete(locale, path)
      const canonical = new URL(siteUrl + buildLocalePath(isOwn ? locale : defaultLocale, path))
        .href
      expect(page).toMatchObject({
        status: 200,
        isIndexable: true,
        isPrivate: false,
        canonical,
        lang: tag,
        dir: getDirection(locale),
      })
      expect([path, page.headings.length, page.headings[0]]).toEqual([path, 1, expect.any(String)])
      expect(page.title).not.toBe("")
      expect(page.description).not.toBe("")
      // hreflang links are reciprocal if all published pages have the same set.
      expect([path, page.alternates]).toEqual([path, isOwn ? english.get(path)?.alternates : {}])
      expect([path, page.alternates[tag]]).toEqual([path, isOwn ? page.canonical : undefined])
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
  it("links each page in the languages in which it is complete, and itself as x-default", () => {
    for (const [path, page] of english) {
      const { "x-default": fallback, en, ...others } = page.alternates
      if (completePaths.includes(path)) {
        const own = new URL(siteUrl + path).href
        expect([path, fallback, en]).toEqual([path, own, own])
        const links = translated.map((locale) => [
          getLanguageTag(locale),
          new URL(siteUrl + buildLocalePath(locale, path)).href,
        ])
        expect(others).toEqual(Object.fromEntries(links))
      } else if (en === undefined) expect([path, page.alternates]).toEqual([path, {}])
      else
        expect([path, Object.keys(others).sort()]).toEqual([
          path,
          translated.map(getLanguageTag).sort(),
        ])
    }
  })
})

describe("a page in a language with translations", () => {
  const readPage = async (path: string) => parseDocument(await requestPage(path))
  const isEnglish = (element: Element | null | undefined) =>
    element?.closest("[lang]")?.getAttribute("lang") === "en"

  it("has its texts in the language of the page, without English marks", async () => {
    const page = await readPage("/de/product/standard-resin")
    const heading = page.querySelector("main h1")
    expect([heading?.textContent, isEnglish(heading)]).toEqual(["Standardharz", false])
    expect(page.querySelector("main")?.textContent).toContain("Unser Harz für jeden Tag")
    expect(page.querySelector("main .prose")?.hasAttribute("lang")).toBe(false)
    const legends = [...page.querySelectorAll("main fieldset legend, main th")]
    expect(legends.map((legend) => legend.textContent)).toContain("Wellenlänge")
  })

  it("has the headings of its widgets and its menu in the language of the page", async () => {
    const page = await readPage("/de/about")
    const heading = page.querySelector("main h1")
    expect([heading?.textContent, isEnglish(heading)]).toEqual(["Über uns", false])
    const menu = [...page.querySelectorAll("header nav a")]
    const about = menu.find((link) => link.getAttribute("href") === "/de/about")
    expect([about?.textContent, isEnglish(about)]).toEqual(["Über uns", false])
  })

  it("has the covers and slides of a group of galleries in the language of the page", async () => {
    const [tours, galleries] = await Promise.all(
      ["/de/workshop-tours", "/de/gallery"].map(readPage),
    )
    expect(tours?.querySelector("main")?.textContent).toContain("Erst die Handschuhe.")
    expect(galleries?.querySelector("main")?.textContent).toContain("Laserarbeiten auf Bestellung")
  })

  it("is English throughout in a language without translations, and marked", async () => {
    const page = await readPage("/fr/product/standard-resin")
    const heading = page.querySelector("main h1")
    expect([heading?.textContent, isEnglish(heading)]).toEqual(["Standard Resin", true])
  })
})

describe("the sitemap", () => {
  it("has files in the languages with complete pages, of these pages only", async () => {
    const [files, german, french] = await Promise.all(
      (["en", "de", "fr"] as const).map((locale) => fetchSitemapFileUrls(locale)),
    )
    expect(files?.length).toBeGreaterThan(3)
    expect(french).toEqual([])
    expect(german?.length).toBeGreaterThan(1)
    for (const file of german ?? []) expect(files).toContain(file.replace("-de.xml", ".xml"))
    const urls = await fetchSitemapUrls("de")
    const plain = new Map((await fetchSitemapUrls()).map((url) => [new URL(url.loc).href, url]))
    const listed = urls.map(({ loc }) => new URL(loc).pathname)
    expect(listed).toEqual(
      expect.arrayContaining(completePaths.map((path) => buildLocalePath("de", path))),
    )
    for (const url of urls) {
      const hrefs = url["xhtml:link"].map((link) => link["@_href"])
      expect(hrefs).toHaveLength(translated.length + 2)
      expect(hrefs).toContain(url.loc)
      const own = plain.get(new URL(hrefs[0] ?? "").href)
      expect(own?.["xhtml:link"]).toEqual(url["xhtml:link"])
    }
  })
})
