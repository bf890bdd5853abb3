import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { parseAmount } from "#lib/contract/money.ts"
import { formatMoney } from "#lib/money.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { createUnpooledCategory, type StockedCategory } from "#tests/fixtures/stocked-category.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { getElementText, parseDocument, requestPage } from "#tests/support/request-page.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { resolveForTier } from "#tests/tiers.ts"

/** Guaranteed time of five seconds. The core tier allows more, since the machine may be busy. */
const freshnessTimeoutMs = resolveForTier({ core: 20_000, full: 5_000 })
let category: StockedCategory

beforeAll(async () => {
  category = await createUnpooledCategory(3)
})
afterAll(() => category.clear())

const [suffix] = crypto.randomUUID().split("-")

async function expectText(path: string, text: string | RegExp): Promise<void> {
  const page = await requestPage(path)
  expect(page.status).toBe(200)
  const shown = `${getElementText(parseDocument(page), "body")} ${parseDocument(page).title}`
  if (typeof text === "string") expect(shown).toContain(text)
  else expect(shown).toMatch(text)
}

async function expectCached(path: string): Promise<void> {
  expect({ path, cache: (await requestPage(path)).headers["x-nextjs-cache"] }).toEqual({
    path,
    cache: "HIT",
  })
}

/** Returns the category's product at this index. */
function getProduct(at: number) {
  const product = category.products[at]
  if (!product) throw new Error(`The category has no product ${at}`)
  return { ...product, path: `/product/${product.slug}`, list: `/shop/${category.slug}` }
}

describe("pages after a change in the CMS, without a build", () => {
  it("render a product's new name on its own page and in its category, and others stay cached", async () => {
    const { id, path, list } = getProduct(0)
    const unchanged = ["/about", getProduct(1).path]
    for (const page of [path, list, ...unchanged]) {
      await eventually(freshnessTimeoutMs, () => expectCached(page))
    }
    const name = `Renamed ${suffix}`
    await admin.update("sell/product", id, { name })
    await eventually(freshnessTimeoutMs, () => expectText(path, name))
    await eventually(freshnessTimeoutMs, () => expectText(list, name))
    for (const page of unchanged) await expectCached(page)
    await eventually(freshnessTimeoutMs, () => expectCached(path))
  })

  it("render a product's new name in other languages", async () => {
    const { id, path } = getProduct(2)
    const pages = [path, `/de${path}`, `/ar${path}`, `/de/shop/${category.slug}`]
    for (const page of pages) await eventually(2 * freshnessTimeoutMs, () => expectCached(page))
    const name = `Renamed everywhere ${suffix}`
    await admin.update("sell/product", id, { name })
    for (const page of pages) await eventually(freshnessTimeoutMs, () => expectText(page, name))
  })

  it("render a SKU's new price", async () => {
    const { skuId, path, list } = getProduct(1)
    await eventually(freshnessTimeoutMs, () =>
      expectText(path, formatMoney(parseAmount("12.50"), "en")),
    )
    await admin.update("sell/sku", skuId, { price: "17.35" })
    const price = formatMoney(parseAmount("17.35"), "en")
    await eventually(freshnessTimeoutMs, () => expectText(path, price))
    await eventually(freshnessTimeoutMs, () => expectText(list, price))
  })

  it("render a special price, and the normal price after its end @repeat", async () => {
    const { skuId, list } = getProduct(1)
    await admin.update("sell/sku", skuId, { special_price: "9.90" })
    await eventually(freshnessTimeoutMs, () =>
      expectText(list, formatMoney(parseAmount("9.90"), "en")),
    )
    await admin.update("sell/sku", skuId, { special_price: null })
    await eventually(freshnessTimeoutMs, async () => {
      const { html } = await requestPage(list)
      expect(html).not.toContain("9.90")
    })
  })

  it("render that a product is out of stock, and in stock again", async () => {
    const { skuId, path, list } = getProduct(2)
    await admin.update("sell/sku", skuId, { stock: 0 })
    await eventually(freshnessTimeoutMs, () => expectText(path, "Out of stock"))
    await eventually(freshnessTimeoutMs, () => expectText(list, "Out of stock"))
    await admin.update("sell/sku", skuId, { stock: 4 })
    await eventually(freshnessTimeoutMs, async () => {
      expect(getElementText(parseDocument(await requestPage(list)), "main")).not.toContain(
        "Out of stock",
      )
    })
  })

  it("render a content page's new text", async () => {
    const page = await admin.read("cognito/page", { url: "privacy-policy" })
    const content = `<p>Changed ${suffix}</p>`
    await eventually(freshnessTimeoutMs, () => expectCached("/terms-and-conditions"))
    await admin.update("cognito/page", page.id, { content })
    try {
      await eventually(freshnessTimeoutMs, () => expectText("/privacy-policy", `Changed ${suffix}`))
    } finally {
      await admin.update("cognito/page", page.id, { content: page.content })
    }
    await eventually(freshnessTimeoutMs, async () => {
      expect((await requestPage("/privacy-policy")).html).not.toContain(`Changed ${suffix}`)
    })
  })

  it("respond 200 for a new page, and 404 after it was deleted", async () => {
    const url = `trial-page-${suffix}`
    expect((await requestPage(`/${url}`)).status).toBe(404)
    const content = "<p>Here since today</p>"
    const id = await admin.create("cognito/page", { name: "Trial page", url, content })
    await eventually(freshnessTimeoutMs, () => expectText(`/${url}`, "Here since today"))
    await admin.delete("cognito/page", id)
    await eventually(freshnessTimeoutMs, async () =>
      expect((await requestPage(`/${url}`)).status).toBe(404),
    )
  })

  it("render a new subcategory, its product and the product's new name in the parent category", async () => {
    const parentPath = `/shop/${category.slug}`
    await eventually(freshnessTimeoutMs, () => expectCached(parentPath))
    const subcategory = await createUnpooledCategory(1, category.slug)
    try {
      for (const { id, name } of subcategory.products) {
        await eventually(freshnessTimeoutMs, () => expectText(parentPath, subcategory.name))
        await eventually(freshnessTimeoutMs, () => expectText(parentPath, name))
        await admin.update("sell/product", id, { name: `Renamed below ${suffix}` })
        await eventually(freshnessTimeoutMs, () =>
          expectText(parentPath, `Renamed below ${suffix}`),
        )
      }
    } finally {
      await subcategory.clear()
    }
  })

  it("render a category's new name in its heading, the menu and breadcrumbs", async () => {
    const name = `Rebadged ${suffix}`
    await admin.update("cognito/group", category.groupId, { name })
    for (const path of [`/shop/${category.slug}`, "/shop", getProduct(2).path, "/about"]) {
      await eventually(freshnessTimeoutMs, () => expectText(path, name))
    }
  })

  it("render a new article in the blog and on its own page", async () => {
    const url = `trial-article-${suffix}`
    const name = `Trial article ${suffix}`
    const published_at = new Date(Date.now() - 60_000).toISOString()
    await requestPage("/blog")
    const id = await admin.create("cognito/article", {
      name,
      url,
      published_at,
      content: "<p>Freshly printed</p>",
    })
    try {
      await eventually(freshnessTimeoutMs, () => expectText("/blog", name))
      await eventually(freshnessTimeoutMs, () => expectText(`/blog/${url}`, "Freshly printed"))
    } finally {
      await admin.delete("cognito/article", id)
    }
    await eventually(freshnessTimeoutMs, async () =>
      expect((await requestPage(`/blog/${url}`)).status).toBe(404),
    )
  })

  it("render a new menu entry on every page", async () => {
    const name = `Menu ${suffix}`
    const entry = { parent: "header-menu", name, link: "/about", sort_order: 99 }
    const id = await admin.create("cognito/link", entry)
    try {
      for (const path of ["/", "/contact", getProduct(0).path]) {
        await eventually(freshnessTimeoutMs, () => expectText(path, name))
      }
    } finally {
      await admin.delete("cognito/link", id)
    }
  })

  it("respond 404 for a disabled product, and 200 after it is enabled again", async () => {
    const { id, path, slug, list } = getProduct(0)
    await eventually(freshnessTimeoutMs, async () =>
      expect((await requestPage(path)).status).toBe(200),
    )
    await admin.disable("sell/product", id)
    await eventually(freshnessTimeoutMs, async () =>
      expect((await requestPage(path)).status).toBe(404),
    )
    await eventually(freshnessTimeoutMs, async () =>
      expect((await requestPage(list)).html).not.toContain(slug),
    )
    await admin.enable("sell/product", id)
    await eventually(freshnessTimeoutMs, async () =>
      expect((await requestPage(path)).status).toBe(200),
    )
    await eventually(freshnessTimeoutMs, async () =>
      expect((await requestPage(list)).html).toContain(slug),
    )
  })
})

describe("the freshness API", () => {
  const fetchFreshness = (query: string) => requestPage(`/api/bff/freshness${query}`)

  it("returns when a record was last updated", async () => {
    const { id, slug } = getProduct(2)
    const first = await fetchFreshness(`?kind=product&slug=${slug}`)
    const { item } = await fetchShopApiBody("getProduct", { query: { url: slug } })
    expect(JSON.parse(first.html)).toEqual({ updated_at: item?.updated_at })
    expect(first.headers["cache-control"]).toContain("no-store")
    await admin.update("sell/product", id, { blurb: `Touched ${suffix}` })
    expect((await fetchFreshness(`?kind=product&slug=${slug}`)).html).not.toBe(first.html)
  })

  it("returns null for a missing record", async () => {
    expect(JSON.parse((await fetchFreshness("?kind=product&slug=nothing-here")).html)).toEqual({
      updated_at: null,
    })
  })

  it.each(["", "?kind=product", "?kind=order&slug=a", "?kind=page&slug=..%2fadmin", "?slug=about"])(
    "rejects %j with 400 and an error code",
    async (query) => {
      const response = await fetchFreshness(query)
      expect(response.status).toBe(400)
      expect(JSON.parse(response.html)).toMatchObject({ code: "BAD_REQUEST" })
    },
  )
})
