import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { locales } from "#lib/contract/languages.ts"
import { eventually } from "#tests/support/eventually.ts"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import { readApi } from "#tests/support/read-api.ts"
import { fetchPicture, readPicturePath, readTag } from "#tests/support/shared-picture.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { type StockedShelf, stockShelf } from "#tests/support/stocked-shelf.ts"
import { readPage, visit } from "#tests/support/visit.ts"
import { pickForTier } from "#tests/tiers.ts"

const listed = [
  ...["/", "/shop", "/shop-christmas", "/shop/resin", "/blog", "/about", "/contact"],
  ...["/gallery", "/faq", "/gift-vouchers", "/privacy-policy", "/shipping-and-returns"],
]
const unlisted = [
  ...["/search", "/search/resin", "/cart", "/login", "/signup", "/forgotpassword"],
  ...["/demo_asdf", "/demo_asdf/design", "/readme", "/payment-return"],
]
/** Guaranteed time of five seconds. The core tier allows more, since the machine may be busy. */
const withinMs = pickForTier({ core: 20_000, full: 5_000 })
let shelf: StockedShelf
/** Paths of some products, articles, and first and later pages of a list. */
let records: string[]

beforeAll(async () => {
  shelf = await stockShelf(13)
  const [products, articles] = await Promise.all([
    listLastingProducts(12),
    readApi("listArticles", { query: { page_size: 3 } }),
  ])
  records = [
    ...products.map(({ slug }) => `/product/${slug}`),
    ...articles.data.map(({ slug }) => `/blog/${slug}`),
    ...[`/shop/${shelf.slug}`, `/shop/${shelf.slug}/2`],
  ]
})
afterAll(() => shelf.clear())

const readHead = async (path: string) => {
  const page = await visit(path)
  expect({ path, status: page.status }).toEqual({ path, status: 200 })
  return readPage(page)
}

const heads = new Map<string, Promise<Document>>()
/** Fetches a page that no test of this file changes, once for all tests. */
function readSteadyHead(path: string): Promise<Document> {
  const head = heads.get(path) ?? readHead(path)
  heads.set(path, head)
  return head
}

describe("every kind of page", () => {
  it("has one title, one description and its own URL as canonical", async () => {
    for (const path of [...listed, ...unlisted, ...records]) {
      const document = await readSteadyHead(path)
      expect(readTag(document, "title").trim()).not.toBe("")
      expect(readTag(document, 'meta[name="description"]').trim()).not.toBe("")
      const canonical = new URL(readTag(document, 'link[rel="canonical"]'))
      expect(canonical.pathname).toBe(path)
      const shared = new URL(readTag(document, 'meta[property="og:url"]'))
      expect(shared.href).toBe(canonical.href)
    }
  })

  it("has an Open Graph image of 1200 × 630 below 120 kB that is immutable", async () => {
    // Each image is rendered at its first request: the core tier requests one of each kind.
    const kinds = ["/", "/shop/resin", "/about", "/search", records[0] ?? "", records[12] ?? ""]
    const all = [...listed, ...unlisted, ...records]
    for (const path of pickForTier({ core: kinds, full: all })) {
      const address = readTag(await readSteadyHead(path), 'meta[property="og:image"]')
      const { bytes, headers, ...picture } = await fetchPicture(new URL(address).pathname)
      expect(picture).toMatchObject({ status: 200, format: "jpeg", width: 1200, height: 630 })
      expect(bytes.length).toBeLessThan(120_000)
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    }
  })

  it("describes its image and its X card", async () => {
    for (const path of [...listed, ...records]) {
      const document = await readSteadyHead(path)
      const told = ["type", "width", "height"].map((fact) =>
        readTag(document, `meta[property="og:image:${fact}"]`),
      )
      expect(told).toEqual(["image/jpeg", "1200", "630"])
      expect(readTag(document, 'meta[property="og:image:alt"]')).not.toBe("")
      expect(readTag(document, 'meta[property="og:site_name"]')).not.toBe("")
      expect(readTag(document, 'meta[property="og:locale"]')).toBe("en_AU")
      expect(readTag(document, 'meta[name="twitter:card"]')).toBe("summary_large_image")
      expect(readTag(document, 'meta[name="twitter:image"]')).toBe(
        readTag(document, 'meta[property="og:image"]'),
      )
    }
  })

  it("allows large image previews if it is indexable, else is noindex", async () => {
    const robotsOf = async (path: string) =>
      readTag(await readSteadyHead(path), 'meta[name="robots"]')
    for (const path of [...listed, ...records]) {
      expect({ path, robots: await robotsOf(path) }).toEqual({
        ...{ path, robots: "max-image-preview:large" },
      })
    }
    for (const path of unlisted) {
      expect({ path, robots: await robotsOf(path) }).toEqual({ path, robots: "noindex, follow" })
    }
  })

  it("has hreflang links to every language if it is indexable", async () => {
    const count = async (path: string) =>
      (await readSteadyHead(path)).querySelectorAll('link[rel="alternate"][hreflang]').length
    for (const path of ["/", "/shop/resin", "/de/about"]) {
      expect([path, await count(path)]).toEqual([path, locales.length + 1])
    }
    for (const path of ["/search/resin", "/cart", "/de/login"]) {
      expect([path, await count(path)]).toEqual([path, 0])
    }
  })

  it("has an icon and a theme colour for light and dark mode", async () => {
    const document = await readSteadyHead("/")
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
    const path = `/product/${shelf.products[3]?.slug}`
    const texts = {
      title: "Printed <near> Gladstone & shipped 🐉",
      meta_description: "Long, and whole. ".repeat(20).trim(),
      canonical: "https://elsewhere.example/trial",
    }
    const id = await admin.create("cognito/sitemap", { path, ...texts })
    try {
      const document = await eventually(withinMs, async () => {
        const found = await readHead(path)
        expect(readTag(found, "title")).toBe(texts.title)
        return found
      })
      expect(readTag(document, 'meta[name="description"]')).toBe(texts.meta_description)
      expect(readTag(document, 'link[rel="canonical"]')).toBe(texts.canonical)
      expect(readTag(document, 'meta[property="og:url"]')).toBe(texts.canonical)
    } finally {
      await admin.delete("cognito/sitemap", id)
    }
    await eventually(withinMs, async () => {
      const canonical = new URL(readTag(await readHead(path), 'link[rel="canonical"]'))
      expect(canonical.pathname).toBe(path)
    })
  })
})

describe("a later page of a list", () => {
  it("has its number in the title, its own description, and prev and next links", async () => {
    const [first, second] = await Promise.all([
      readHead(`/shop/${shelf.slug}`),
      readHead(`/shop/${shelf.slug}/2`),
    ])
    expect(readTag(second, "title")).toContain("page 2")
    expect(readTag(second, 'meta[name="description"]')).not.toBe(
      readTag(first, 'meta[name="description"]'),
    )
    expect(new URL(readTag(first, 'link[rel="next"]')).pathname).toBe(`/shop/${shelf.slug}/2`)
    expect(new URL(readTag(second, 'link[rel="prev"]')).pathname).toBe(`/shop/${shelf.slug}`)
  })
})

describe("a missing page", () => {
  it("is noindex and has a not-found title", async () => {
    const page = await visit("/there-is-no-such-page")
    const document = readPage(page)
    expect(page.status).toBe(404)
    expect(readTag(document, 'meta[name="robots"]')).toBe("noindex")
    expect(readTag(document, "title")).toBe("Page not found")
  })
})

describe("Open Graph data", () => {
  it("contains a product's displayed price and stock", async () => {
    const products = await listLastingProducts(5)
    for (const { slug, price, in_stock: isInStock } of products) {
      const document = await readHead(`/product/${slug}`)
      const read = (property: string) => readTag(document, `meta[property="${property}"]`)
      expect(read("og:type")).toBe("product")
      expect(read("product:price:amount")).toBe(price)
      expect(read("product:price:currency")).toBe("AUD")
      expect(read("product:availability")).toBe(isInStock ? "in stock" : "out of stock")
      expect(document.head.querySelector('meta[property="product:price:amount"]')).not.toBeNull()
    }
  })

  it("contains when an article was published and modified", async () => {
    const { data } = await readApi("listArticles", { query: { page_size: 1 } })
    const [article] = data
    if (!article) throw new Error("The shop has no article")
    const document = await readHead(`/blog/${article.slug}`)
    const read = (property: string) => readTag(document, `meta[property="article:${property}"]`)
    expect(read("published_time")).toBe(article.published_at)
    expect(read("modified_time")).toBe(article.updated_at)
  })
})

describe("a social media image", () => {
  const nowhere = "0".repeat(16)

  it("of another version redirects to the current one", async () => {
    const path = await readPicturePath("/shop/resin")
    const other = await fetchPicture(`/social/category/resin/${nowhere}.jpg`)
    expect(other.status).toBe(307)
    expect(other.headers.get("location")).toBe(path)
  })

  it("responds 404 for unknown records and malformed paths", async () => {
    const paths = [
      `/social/product/there-is-none/${nowhere}.jpg`,
      `/social/category/there-is-none/${nowhere}.jpg`,
      `/social/article/there-is-none/${nowhere}.jpg`,
      `/social/page/there-is-none/${nowhere}.jpg`,
      `/social/shop/there-is-none/${nowhere}.jpg`,
      `/social/thing/resin/${nowhere}.jpg`,
      `/social/category/Resin/${nowhere}.jpg`,
      "/social/category/resin/1.jpg",
      `/social/category/resin/${nowhere}.png`,
      `/social/category/resin/${nowhere}.jpg/more`,
      "/social/category/resin",
    ]
    const pictures = await Promise.all(paths.map((path) => fetchPicture(path)))
    const found = pictures.filter(({ status }) => status !== 404)
    expect(found.map(({ path, status }) => `${path} ${status}`)).toEqual([])
  })

  it("is identical for concurrent requests and responds 304 to its ETag", async () => {
    const path = await readPicturePath(`/product/${shelf.products[2]?.slug}`)
    const all = await Promise.all(Array.from({ length: 20 }, () => fetchPicture(path)))
    expect(new Set(all.map(({ bytes }) => bytes.toString("base64"))).size).toBe(1)
    const etag = all[0]?.headers.get("etag") ?? ""
    const again = await visit(path, { headers: { "if-none-match": etag } })
    expect({ status: again.status, bytes: again.bytes }).toEqual({ status: 304, bytes: 0 })
  })

  it("gets a new URL with a new price, and the old URL redirects to it", async () => {
    const [product] = shelf.products
    if (!product) throw new Error("The shelf is empty")
    const page = `/product/${product.slug}`
    const before = await readPicturePath(page)
    expect((await fetchPicture(before)).status).toBe(200)
    await admin.update("sell/sku", product.skuId, { price: "17.35" })
    const after = await eventually(withinMs, async () => {
      const path = await readPicturePath(page)
      expect(path).not.toBe(before)
      return path
    })
    expect((await fetchPicture(before)).headers.get("location")).toBe(after)
    expect((await fetchPicture(after)).status).toBe(200)
  })

  it.each([
    ["like a script's end", "</script><script>alert(1)</script>"],
    ["with emoji @every-state", "Dragon 🐉 egg, 3 kg"],
    ["from right to left @every-state", "شمعة مطبوعة ثلاثية الأبعاد"],
    ["in signs the font has not", "三维打印龙"],
    ["that is very long @every-state", "Long name ".repeat(24).trim()],
  ])("and the page's head accept a product name %s", async (_what, name) => {
    const product = shelf.products[1]
    if (!product) throw new Error("The shelf has one product only")
    const page = `/product/${product.slug}`
    await admin.update("sell/product", product.id, {
      name,
      title: "",
      meta_description: "<p></p>",
    })
    const document = await eventually(withinMs, async () => {
      const found = await readHead(page)
      expect(readTag(found, 'meta[property="og:title"]')).toContain(name.slice(0, 20))
      return found
    })
    expect(readTag(document, 'meta[name="description"]')).toBe("Item 2 on the trial shelf")
    expect(document.title.length).toBeLessThan(150)
    const picture = await fetchPicture(await readPicturePath(page))
    expect({ status: picture.status, format: picture.format }).toEqual({
      ...{ status: 200, format: "jpeg" },
    })
  })
})
