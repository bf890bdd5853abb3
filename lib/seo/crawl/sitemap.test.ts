import { describe, expect, it } from "@jest/globals"
import { XMLParser, XMLValidator } from "fast-xml-parser"
import type { Locale } from "#lib/contract/languages.ts"
import type { SeoTexts } from "#lib/site/site.ts"
import type { PublicUrl } from "./public-url.ts"
import { buildSitemapIndex, parseSitemapFile, renderSitemap } from "./sitemap.ts"

const buildPublicUrl = (change: Partial<PublicUrl> = {}): PublicUrl => ({
  path: "/product/bottle",
  kind: "product",
  slug: "bottle",
  pictures: [],
  updatedAt: "2026-11-21T01:02:03.000Z",
  languages: [],
  ...change,
})
const hash = "0123456789abcdef0123456789abcdef"

async function renderXml(urls: PublicUrl[], canonicals: Record<string, string>, locale: Locale) {
  const seo = new Map(
    Object.entries(canonicals).map(([path, canonical]): [string, SeoTexts] => [
      path,
      { title: "", metaDescription: "", canonical },
    ]),
  )
  const list = (async function* () {
    yield* urls
  })()
  let xml = ""
  for await (const part of renderSitemap({ seo }, list, locale)) xml += part
  expect(XMLValidator.validate(xml)).toBe(true)
  return xml
}

/** Renders the sitemap of English and returns its parsed URLs. */
async function renderUrls(urls: PublicUrl[], canonicals: Record<string, string> = {}) {
  const xml = await renderXml(urls, canonicals, "en")
  const { urlset } = new XMLParser({ isArray: (name) => name === "url" }).parse(xml)
  return urlset.url ?? []
}

describe("sitemap file", () => {
  it("contains each URL with its last change and its images", async () => {
    const pictures = [{ hash, alt: "A bottle", aspect: "4x3" as const }]
    expect(await renderUrls([buildPublicUrl({ pictures })])).toEqual([
      {
        loc: "http://localhost:3000/product/bottle",
        lastmod: "2026-11-21T01:02:03.000Z",
        "image:image": {
          "image:loc": `http://localhost:3000/assets/i/${hash}/4x3/1184.jpeg`,
        },
      },
    ])
  })

  it("omits lastmod if the date of the last change is unknown", async () => {
    expect(await renderUrls([buildPublicUrl({ path: "/", updatedAt: null })])).toEqual([
      { loc: "http://localhost:3000/" },
    ])
  })

  it("omits a URL with another configured canonical URL", async () => {
    const both = [buildPublicUrl(), buildPublicUrl({ path: "/about" })]
    const listed = await renderUrls(both, { "/product/bottle": "/product/jar", "/about": "/about" })
    expect(listed).toMatchObject([{ loc: "http://localhost:3000/about" }])
  })

  it("removes characters that are invalid in XML", async () => {
    expect(
      await renderUrls([buildPublicUrl({ path: "/a&b<c>\"'\u0000\u000B\uFFFE\uD800" })]),
    ).toHaveLength(1)
  })

  it("has reciprocal hreflang alternates for each URL in the languages it is complete in", async () => {
    const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: "" })
    for (const [locale, loc] of [
      ["en", "http://localhost:3000/product/bottle"],
      ["de", "http://localhost:3000/de/product/bottle"],
    ] as const) {
      const publicUrl = buildPublicUrl({ languages: ["de", "pt"] })
      const { url } = parser.parse(await renderXml([publicUrl], {}, locale)).urlset
      expect(url.loc).toBe(loc)
      expect(url["xhtml:link"]).toEqual(
        [
          ["en", ""],
          ["de", "/de"],
          ["pt-BR", "/pt"],
          ["x-default", ""],
        ].map(([hreflang, prefix]) => ({
          rel: "alternate",
          hreflang,
          href: `http://localhost:3000${prefix}/product/bottle`,
        })),
      )
    }
  })

  it("omits a URL that is not complete in its language", async () => {
    const urls = [buildPublicUrl({ path: "/a", languages: ["de"] }), buildPublicUrl({ path: "/b" })]
    const xml = await renderXml(urls, {}, "de")
    expect(xml).toContain("<loc>http://localhost:3000/de/a</loc>")
    expect(xml).not.toContain("/b<")
  })

  it("is a valid document without URLs", async () => {
    expect(await renderUrls([])).toEqual([])
  })
})

describe("sitemap index", () => {
  it("lists every file with the date of its last change", () => {
    const file = { kind: "product", number: 2, locale: "en" } as const
    const xml = buildSitemapIndex([{ ...file, updatedAt: "2026-11-21T01:02:03.000Z" }])
    expect(new XMLParser().parse(xml).sitemapindex.sitemap).toEqual({
      loc: "http://localhost:3000/sitemap/products-2.xml",
      lastmod: "2026-11-21T01:02:03.000Z",
    })
  })

  it("lists file names that are parsed only in their canonical form", () => {
    expect(parseSitemapFile("products-2.xml")).toEqual({
      kind: "product",
      number: 2,
      locale: "en",
    })
    const others = ["products-02.xml", "products-0.xml", "products.xml", "products-2-en.xml"]
    const more = ["things-1.xml", "products-2-xx.xml", "products-9999999.xml", "../products-2.xml"]
    for (const name of [...others, ...more]) expect(parseSitemapFile(name)).toBeNull()
  })
})
