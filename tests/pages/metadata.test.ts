import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { seed } from "#backend/seed/data/seed.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import {
  fetchSharedImage,
  fetchSharedImagePath,
  requireTagContent,
} from "#tests/factories/shared-image.ts"
import { createStockedCategory, type StockedCategory } from "#tests/fixtures/stocked-category.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import { parseDocument, requestPage } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { resolveForTier } from "#tests/tiers.ts"

const indexedPaths = [
  "/",
  "/shop",
  "/shop-christmas",
  "/shop/resin",
  "/blog",
  "/about",
  "/gallery",
  "/gift-vouchers",
  // Pages of the same kind as the one about the shop.
  ...resolveForTier({
    core: [],
    full: ["/contact", "/faq", "/privacy-policy", "/shipping-and-returns"],
  }),
]
const noindexPaths = [
  "/search",
  "/search/resin",
  "/cart",
  "/login",
  "/signup",
  "/forgotpassword",
  "/demo_asdf",
  "/demo_asdf/design",
  "/readme",
  "/payment-return",
  "/compare",
  "/wish-list",
  "/newsletter",
]
/** Guaranteed time of five seconds. The core tier allows more, since the machine may be busy. */
const freshnessTimeoutMs = resolveForTier({ core: 20_000, full: 5_000 })
const productCount = resolveForTier({ core: 2, full: 12 })
let category: StockedCategory
/** Paths of some products, articles, and first and later pages of a list. */
let recordPaths: string[]

beforeAll(async () => {
  category = await createStockedCategory(13)
  const [{ item: soldOut }, products, articles] = await Promise.all([
    fetchShopApiBody("getProduct", { query: { url: "cloud-night-light" } }),
    listLastingProducts(productCount),
    fetchShopApiBody("listArticles", {
      query: { page_size: resolveForTier({ core: 1, full: 3 }) },
    }),
  ])
  if (!soldOut) throw new Error("the shop has no sold-out product")
  noindexPaths.push(`/product/${soldOut.slug}/back-in-stock/${soldOut.skus[0]?.id}`)
  recordPaths = [
    ...products.map(({ slug }) => `/product/${slug}`),
    ...articles.data.map(({ slug }) => `/blog/${slug}`),
    `/shop/${category.slug}`,
    `/shop/${category.slug}/2`,
  ]
})
afterAll(() => category.clear())

const fetchDocument = async (path: string) => {
  const page = await requestPage(path)
  expect({ path, status: page.status }).toEqual({ path, status: 200 })
  return parseDocument(page)
}

const documents = new Map<string, Promise<Document>>()
/** Fetches a page that no test of this file changes, once for all tests. */
function fetchSharedDocument(path: string): Promise<Document> {
  const document = documents.get(path) ?? fetchDocument(path)
  documents.set(path, document)
  return document
}

describe("every kind of page", () => {
  it("has one title, one description and its own URL as canonical", async () => {
    for (const path of [...indexedPaths, ...noindexPaths, ...recordPaths]) {
      const document = await fetchSharedDocument(path)
      expect(requireTagContent(document, "title").trim()).not.toBe("")
      expect(requireTagContent(document, 'meta[name="description"]').trim()).not.toBe("")
      const canonical = new URL(requireTagContent(document, 'link[rel="canonical"]'))
      expect(canonical.pathname).toBe(path)
      const shared = new URL(requireTagContent(document, 'meta[property="og:url"]'))
      expect(shared.href).toBe(canonical.href)
    }
  })

  it("has an Open Graph image of 1200 × 630 below 120 kB that is immutable", async () => {
    // Each image is rendered at its first request: the core tier requests one of each kind.
    const kinds = [
      "/",
      "/shop/resin",
      "/about",
      "/search",
      recordPaths[0] ?? "",
      recordPaths[productCount] ?? "",
    ]
    const all = [...indexedPaths, ...noindexPaths, ...recordPaths]
    for (const path of resolveForTier({ core: kinds, full: all })) {
      const imageUrl = requireTagContent(
        await fetchSharedDocument(path),
        'meta[property="og:image"]',
      )
      const { bytes, headers, ...picture } = await fetchSharedImage(new URL(imageUrl).pathname)
      expect(picture).toMatchObject({ status: 200, format: "jpeg", width: 1200, height: 630 })
      expect(bytes.length).toBeLessThan(120_000)
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    }
  })

  it("describes its image and its X card", async () => {
    for (const path of [...indexedPaths, ...recordPaths]) {
      const document = await fetchSharedDocument(path)
      const imageFacts = ["type", "width", "height"].map((fact) =>
        requireTagContent(document, `meta[property="og:image:${fact}"]`),
      )
      expect(imageFacts).toEqual(["image/jpeg", "1200", "630"])
      expect(requireTagContent(document, 'meta[property="og:image:alt"]')).not.toBe("")
      expect(requireTagContent(document, 'meta[property="og:site_name"]')).not.toBe("")
      expect(requireTagContent(document, 'meta[property="og:locale"]')).toBe("en_AU")
      expect(requireTagContent(document, 'meta[name="twitter:card"]')).toBe("summary_large_image")
      expect(requireTagContent(document, 'meta[name="twitter:image"]')).toBe(
        requireTagContent(document, 'meta[property="og:image"]'),
      )
    }
  })

  it("allows large image previews if it is indexable, else is noindex", async () => {
    const fetchRobots = async (path: string) =>
      requireTagContent(await fetchSharedDocument(path), 'meta[name="robots"]')
    for (const path of [...indexedPaths, ...recordPaths]) {
      expect({ path, robots: await fetchRobots(path) }).toEqual({
        path,
        robots: "max-image-preview:large",
      })
    }
    for (const path of noindexPaths) {
      expect({ path, robots: await fetchRobots(path) }).toEqual({ path, robots: "noindex, follow" })
    }
  })

  it("has hreflang links to the languages in which it is complete, if it is indexable", async () => {
    const fetchAlternateCount = async (path: string) =>
      (await fetchSharedDocument(path)).querySelectorAll('link[rel="alternate"][hreflang]').length
    // English, x-default and the languages of the demonstration shop.
    const count = Object.keys(seed.translations).length + 2
    for (const path of ["/", "/shop/resin", "/de/shop/resin", "/about", "/de/about"]) {
      expect([path, await fetchAlternateCount(path)]).toEqual([path, count])
    }
    const untranslated = `/product/${category.products[0]?.slug}`
    for (const path of ["/search/resin", "/cart", "/de/login", untranslated]) {
      expect([path, await fetchAlternateCount(path)]).toEqual([path, 0])
    }
  })

  it("has an icon and a theme colour for light and dark mode", async () => {
    const document = await fetchSharedDocument("/")
    for (const selector of ['link[rel="icon"]', 'meta[name="theme-color"]']) {
      const medias = [...document.querySelectorAll(selector)].map((tag) =>
        tag.getAttribute("media"),
      )
      expect(medias).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"])
    }
  })
})

describe("metadata that marketing has set for a path", () => {
  it("replaces title, description and canonical URL within seconds", async () => {
    const path = `/product/${category.products[3]?.slug}`
    const texts = {
      title: "Printed <near> Gladstone & shipped 🐉",
      meta_description: "Long, and whole. ".repeat(20).trim(),
      canonical: "https://elsewhere.example/trial",
    }
    const id = await admin.create("cognito/sitemap", { path, ...texts })
    try {
      const document = await eventually(freshnessTimeoutMs, async () => {
        const candidate = await fetchDocument(path)
        expect(requireTagContent(candidate, "title")).toBe(texts.title)
        return candidate
      })
      expect(requireTagContent(document, 'meta[name="description"]')).toBe(texts.meta_description)
      expect(requireTagContent(document, 'link[rel="canonical"]')).toBe(texts.canonical)
      expect(requireTagContent(document, 'meta[property="og:url"]')).toBe(texts.canonical)
    } finally {
      await admin.delete("cognito/sitemap", id)
    }
    await eventually(freshnessTimeoutMs, async () => {
      const canonical = new URL(
        requireTagContent(await fetchDocument(path), 'link[rel="canonical"]'),
      )
      expect(canonical.pathname).toBe(path)
    })
  })
})

describe("a later page of a list", () => {
  it("has its number in the title, its own description, and prev and next links", async () => {
    const [first, second] = await Promise.all([
      fetchSharedDocument(`/shop/${category.slug}`),
      fetchSharedDocument(`/shop/${category.slug}/2`),
    ])
    expect(requireTagContent(second, "title")).toContain("page 2")
    expect(requireTagContent(second, 'meta[name="description"]')).not.toBe(
      requireTagContent(first, 'meta[name="description"]'),
    )
    expect(new URL(requireTagContent(first, 'link[rel="next"]')).pathname).toBe(
      `/shop/${category.slug}/2`,
    )
    expect(new URL(requireTagContent(second, 'link[rel="prev"]')).pathname).toBe(
      `/shop/${category.slug}`,
    )
  })
})

describe("a missing page", () => {
  it("is noindex and has a not-found title", async () => {
    const page = await requestPage("/there-is-no-such-page")
    const document = parseDocument(page)
    expect(page.status).toBe(404)
    expect(requireTagContent(document, 'meta[name="robots"]')).toBe("noindex")
    expect(requireTagContent(document, "title")).toBe("Page not found")
  })
})

describe("Open Graph data", () => {
  it("contains a product's displayed price and stock", async () => {
    const products = await listLastingProducts(resolveForTier({ core: productCount, full: 5 }))
    for (const { slug, price, in_stock: isInStock } of products) {
      const document = await fetchSharedDocument(`/product/${slug}`)
      const read = (property: string) => requireTagContent(document, `meta[property="${property}"]`)
      expect(read("og:type")).toBe("product")
      expect(read("product:price:amount")).toBe(price)
      expect(read("product:price:currency")).toBe("AUD")
      expect(read("product:availability")).toBe(isInStock ? "in stock" : "out of stock")
      expect(document.head.querySelector('meta[property="product:price:amount"]')).not.toBeNull()
    }
  })

  it("contains when an article was published and modified", async () => {
    const { data } = await fetchShopApiBody("listArticles", { query: { page_size: 1 } })
    const [article] = data
    if (!article) throw new Error("The shop has no article")
    const document = await fetchSharedDocument(`/blog/${article.slug}`)
    const read = (property: string) =>
      requireTagContent(document, `meta[property="article:${property}"]`)
    expect(read("published_time")).toBe(article.published_at)
    expect(read("modified_time")).toBe(article.updated_at)
  })
})

describe("a social media image", () => {
  const unknownVersion = "0".repeat(16)

  it("of another version redirects to the current one", async () => {
    const path = await fetchSharedImagePath("/shop/resin")
    const other = await fetchSharedImage(`/social/category/resin/${unknownVersion}.jpg`)
    expect(other.status).toBe(307)
    expect(other.headers.get("location")).toBe(path)
  })

  it("of a translated page is rendered in its language, at the address in the page", async () => {
    const product = await listLastingProducts(1)
    const { data } = await fetchShopApiBody("listArticles", { query: { page_size: 1 } })
    const pages = [
      ...product.map(({ slug }) => `/product/${slug}`),
      ...data.map(({ slug }) => `/blog/${slug}`),
      "/shop/resin",
    ]
    for (const page of pages) {
      const [english, german] = await Promise.all([
        fetchSharedImagePath(page),
        fetchSharedImagePath(`/de${page}`),
      ])
      expect(german.split("/").at(-1)).not.toBe(english.split("/").at(-1))
      expect([page, (await fetchSharedImage(german)).status]).toEqual([page, 200])
    }
  })

  it("responds 404 for unknown records and malformed paths", async () => {
    const paths = [
      `/social/product/there-is-none/${unknownVersion}.jpg`,
      `/social/category/there-is-none/${unknownVersion}.jpg`,
      `/social/article/there-is-none/${unknownVersion}.jpg`,
      `/social/page/there-is-none/${unknownVersion}.jpg`,
      `/social/shop/there-is-none/${unknownVersion}.jpg`,
      `/social/thing/resin/${unknownVersion}.jpg`,
      `/social/category/Resin/${unknownVersion}.jpg`,
      "/social/category/resin/1.jpg",
      `/social/category/resin/${unknownVersion}.png`,
      `/social/category/resin/${unknownVersion}.jpg/more`,
      "/social/category/resin",
    ]
    const pictures = await Promise.all(paths.map((path) => fetchSharedImage(path)))
    const responses = pictures.filter(({ status }) => status !== 404)
    expect(responses.map(({ path, status }) => `${path} ${status}`)).toEqual([])
  })

  it("is identical for concurrent requests and responds 304 to its ETag", async () => {
    const path = await fetchSharedImagePath(`/product/${category.products[2]?.slug}`)
    const all = await Promise.all(Array.from({ length: 20 }, () => fetchSharedImage(path)))
    expect(new Set(all.map(({ bytes }) => bytes.toString("base64"))).size).toBe(1)
    const etag = all[0]?.headers.get("etag") ?? ""
    const again = await requestPage(path, { headers: { "if-none-match": etag } })
    expect({ status: again.status, bytes: again.bytes }).toEqual({ status: 304, bytes: 0 })
    const longer = etag.replace(/"$/, '0"')
    const changed = await requestPage(path, { headers: { "if-none-match": longer } })
    expect(changed.status).toBe(200)
  })

  it("gets a new URL with a new price, and the old URL redirects to it", async () => {
    const [product] = category.products
    if (!product) throw new Error("The category is empty")
    const page = `/product/${product.slug}`
    const before = await fetchSharedImagePath(page)
    expect((await fetchSharedImage(before)).status).toBe(200)
    await admin.update("sell/sku", product.skuId, { price: "17.35" })
    const after = await eventually(freshnessTimeoutMs, async () => {
      const path = await fetchSharedImagePath(page)
      expect(path).not.toBe(before)
      return path
    })
    expect((await fetchSharedImage(before)).headers.get("location")).toBe(after)
    expect((await fetchSharedImage(after)).status).toBe(200)
  })

  it.each([
    ["like a script's end", "</script><script>alert(1)</script>"],
    ["with emoji @every-state", "Dragon 🐉 egg, 3 kg"],
    ["from right to left @every-state", "شمعة مطبوعة ثلاثية الأبعاد"],
    ["in signs the font has not", "三维打印龙"],
    ["that is very long @every-state", "Long name ".repeat(24).trim()],
  ])("and the page's head accept a product name %s", async (_what, name) => {
    const product = category.products[1]
    if (!product) throw new Error("The category has only one product")
    const page = `/product/${product.slug}`
    await admin.update("sell/product", product.id, {
      name,
      title: "",
      meta_description: "<p></p>",
    })
    const document = await eventually(freshnessTimeoutMs, async () => {
      const candidate = await fetchDocument(page)
      expect(requireTagContent(candidate, 'meta[property="og:title"]')).toContain(name.slice(0, 20))
      return candidate
    })
    expect(requireTagContent(document, 'meta[name="description"]')).toBe(
      "Item 2 in the trial category",
    )
    expect(document.title.length).toBeLessThan(150)
    const picture = await fetchSharedImage(await fetchSharedImagePath(page))
    expect({ status: picture.status, format: picture.format }).toEqual({
      status: 200,
      format: "jpeg",
    })
  })
})
