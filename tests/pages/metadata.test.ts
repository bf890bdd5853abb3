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
/** The promise is five seconds; a machine that does other work at the same time may take longer. */
const withinMs = pickForTier({ core: 20_000, full: 5_000 })
let shelf: StockedShelf
/** Some of each: products, articles, the further pages of lists. */
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
/** The head of a page that no test here changes, requested once for all tests. */
function readSteadyHead(path: string): Promise<Document> {
  const head = heads.get(path) ?? readHead(path)
  heads.set(path, head)
  return head
}

describe("every kind of page", () => {
  it("has one title, one description, and its own address as canonical", async () => {
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

  it("names a picture of its own of 1200 × 630 below 120 kB, kept for ever", async () => {
    // Each is drawn at its first request: core has one of each kind of record drawn.
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

  it("says what its picture is, and what its card looks like on X", async () => {
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

  it("is indexed with large pictures, or left out where nobody is to find it", async () => {
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

  it("names its like in every language, where it may be listed", async () => {
    const count = async (path: string) =>
      (await readSteadyHead(path)).querySelectorAll('link[rel="alternate"][hreflang]').length
    for (const path of ["/", "/shop/resin", "/de/about"]) {
      expect([path, await count(path)]).toEqual([path, locales.length + 1])
    }
    for (const path of ["/search/resin", "/cart", "/de/login"]) {
      expect([path, await count(path)]).toEqual([path, 0])
    }
  })

  it("has an icon and a colour for light and for dark", async () => {
    const document = await readSteadyHead("/")
    for (const selector of ['link[rel="icon"]', 'meta[name="theme-color"]']) {
      const medias = [...document.querySelectorAll(selector)].map((tag) =>
        tag.getAttribute("media"),
      )
      expect(medias).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"])
    }
  })
})

describe("what marketing has set for a path", () => {
  it("is what is read within seconds: title, description, a canonical address elsewhere", async () => {
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

describe("a list's further page", () => {
  it("says its number, has a description of its own, and knows its neighbours", async () => {
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
  it("is left out by search engines and says so in its title", async () => {
    const page = await visit("/there-is-no-such-page")
    const document = readPage(page)
    expect(page.status).toBe(404)
    expect(readTag(document, 'meta[name="robots"]')).toBe("noindex")
    expect(readTag(document, "title")).toBe("Page not found")
  })
})

describe("social networks read", () => {
  it("a product's price and stock as the page shows them", async () => {
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

  it("when an article was published and changed", async () => {
    const { data } = await readApi("listArticles", { query: { page_size: 1 } })
    const [article] = data
    if (!article) throw new Error("The shop has no article")
    const document = await readHead(`/blog/${article.slug}`)
    const read = (property: string) => readTag(document, `meta[property="article:${property}"]`)
    expect(read("published_time")).toBe(article.published_at)
    expect(read("modified_time")).toBe(article.updated_at)
  })
})

describe("a picture for social networks", () => {
  const nowhere = "0".repeat(16)

  it("of another version leads to the one of now", async () => {
    const path = await readPicturePath("/shop/resin")
    const other = await fetchPicture(`/social/category/resin/${nowhere}.jpg`)
    expect(other.status).toBe(307)
    expect(other.headers.get("location")).toBe(path)
  })

  it("is not found where no record or no such picture is", async () => {
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

  it("is the same for everybody who asks at once, and not sent again to who has it", async () => {
    const path = await readPicturePath(`/product/${shelf.products[2]?.slug}`)
    const all = await Promise.all(Array.from({ length: 20 }, () => fetchPicture(path)))
    expect(new Set(all.map(({ bytes }) => bytes.toString("base64"))).size).toBe(1)
    const etag = all[0]?.headers.get("etag") ?? ""
    const again = await visit(path, { headers: { "if-none-match": etag } })
    expect({ status: again.status, bytes: again.bytes }).toEqual({ status: 304, bytes: 0 })
  })

  it("changes its address with the price, and the old one leads to the new", async () => {
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
  ])("and the page's head bear a name %s", async (_what, name) => {
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
