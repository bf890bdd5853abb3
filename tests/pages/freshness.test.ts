import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { formatMoney, parseAmount } from "#lib/money.ts"
import { eventually } from "#tests/support/eventually.ts"
import { readApi } from "#tests/support/read-api.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { type StockedShelf, stockNewCategory } from "#tests/support/stocked-shelf.ts"
import { readPage, readText, visit } from "#tests/support/visit.ts"
import { pickForTier } from "#tests/tiers.ts"

/** Guaranteed time of five seconds. The core tier allows more, since the machine may be busy. */
const withinMs = pickForTier({ core: 20_000, full: 5_000 })
let shelf: StockedShelf

beforeAll(async () => {
  shelf = await stockNewCategory(3)
})
afterAll(() => shelf.clear())

const [mark] = crypto.randomUUID().split("-")

async function shows(path: string, text: string | RegExp): Promise<void> {
  const page = await visit(path)
  expect(page.status).toBe(200)
  const shown = `${readText(readPage(page), "body")} ${readPage(page).title}`
  if (typeof text === "string") expect(shown).toContain(text)
  else expect(shown).toMatch(text)
}

async function isKept(path: string): Promise<void> {
  expect({ path, cache: (await visit(path)).headers["x-nextjs-cache"] }).toEqual({
    path,
    cache: "HIT",
  })
}

/** Returns the category's product at this index. */
function pick(at: number) {
  const product = shelf.products[at]
  if (!product) throw new Error(`The shelf has no product ${at}`)
  return { ...product, path: `/product/${product.slug}`, list: `/shop/${shelf.slug}` }
}

describe("pages after a change in the CMS, without a build", () => {
  it("render a product's new name on its own page and in its category, and others stay cached", async () => {
    const { id, path, list } = pick(0)
    const unchanged = ["/about", pick(1).path]
    for (const page of [path, list, ...unchanged]) {
      await eventually(withinMs, () => isKept(page))
    }
    const name = `Renamed ${mark}`
    await admin.update("sell/product", id, { name })
    await eventually(withinMs, () => shows(path, name))
    await eventually(withinMs, () => shows(list, name))
    for (const page of unchanged) await isKept(page)
    await eventually(withinMs, () => isKept(path))
  })

  it("render a product's new name in other languages", async () => {
    const { id, path } = pick(2)
    const pages = [path, `/de${path}`, `/ar${path}`, `/de/shop/${shelf.slug}`]
    for (const page of pages) await eventually(2 * withinMs, () => isKept(page))
    const name = `Renamed everywhere ${mark}`
    await admin.update("sell/product", id, { name })
    for (const page of pages) await eventually(withinMs, () => shows(page, name))
  })

  it("render a SKU's new price", async () => {
    const { skuId, path, list } = pick(1)
    await eventually(withinMs, () => shows(path, formatMoney(parseAmount("12.50"), "en")))
    await admin.update("sell/sku", skuId, { price: "17.35" })
    const price = formatMoney(parseAmount("17.35"), "en")
    await eventually(withinMs, () => shows(path, price))
    await eventually(withinMs, () => shows(list, price))
  })

  it("render a special price, and the normal price after its end", async () => {
    const { skuId, list } = pick(1)
    await admin.update("sell/sku", skuId, { special_price: "9.90" })
    await eventually(withinMs, () => shows(list, formatMoney(parseAmount("9.90"), "en")))
    await admin.update("sell/sku", skuId, { special_price: null })
    await eventually(withinMs, async () => {
      const { html } = await visit(list)
      expect(html).not.toContain("9.90")
    })
  })

  it("render that a product is out of stock, and in stock again", async () => {
    const { skuId, path, list } = pick(2)
    await admin.update("sell/sku", skuId, { stock: 0 })
    await eventually(withinMs, () => shows(path, "Out of stock"))
    await eventually(withinMs, () => shows(list, "Out of stock"))
    await admin.update("sell/sku", skuId, { stock: 4 })
    await eventually(withinMs, async () => {
      expect(readText(readPage(await visit(list)), "main")).not.toContain("Out of stock")
    })
  })

  it("render a content page's new text", async () => {
    const page = await admin.read("cognito/page", { url: "privacy-policy" })
    const content = `<p>Changed ${mark}</p>`
    await eventually(withinMs, () => isKept("/terms-and-conditions"))
    await admin.update("cognito/page", page.id, { content })
    try {
      await eventually(withinMs, () => shows("/privacy-policy", `Changed ${mark}`))
    } finally {
      await admin.update("cognito/page", page.id, { content: page.content })
    }
    await eventually(withinMs, async () => {
      expect((await visit("/privacy-policy")).html).not.toContain(`Changed ${mark}`)
    })
  })

  it("respond 200 for a new page, and 404 after it was deleted", async () => {
    const url = `trial-page-${mark}`
    expect((await visit(`/${url}`)).status).toBe(404)
    const content = "<p>Here since today</p>"
    const id = await admin.create("cognito/page", { name: "Trial page", url, content })
    await eventually(withinMs, () => shows(`/${url}`, "Here since today"))
    await admin.delete("cognito/page", id)
    await eventually(withinMs, async () => expect((await visit(`/${url}`)).status).toBe(404))
  })

  it("render a new subcategory, its product and the product's new name in the parent category", async () => {
    const above = `/shop/${shelf.slug}`
    await eventually(withinMs, () => isKept(above))
    const below = await stockNewCategory(1, shelf.slug)
    try {
      for (const { id, name } of below.products) {
        await eventually(withinMs, () => shows(above, below.name))
        await eventually(withinMs, () => shows(above, name))
        await admin.update("sell/product", id, { name: `Renamed below ${mark}` })
        await eventually(withinMs, () => shows(above, `Renamed below ${mark}`))
      }
    } finally {
      await below.clear()
    }
  })

  it("render a category's new name in its heading, the menu and breadcrumbs", async () => {
    const name = `Rebadged ${mark}`
    await admin.update("cognito/group", shelf.groupId, { name })
    for (const path of [`/shop/${shelf.slug}`, "/shop", pick(2).path, "/about"]) {
      await eventually(withinMs, () => shows(path, name))
    }
  })

  it("render a new article in the blog and on its own page", async () => {
    const url = `trial-article-${mark}`
    const name = `Trial article ${mark}`
    const published_at = new Date(Date.now() - 60_000).toISOString()
    await visit("/blog")
    const id = await admin.create("cognito/article", {
      ...{ name, url, published_at, content: "<p>Freshly printed</p>" },
    })
    try {
      await eventually(withinMs, () => shows("/blog", name))
      await eventually(withinMs, () => shows(`/blog/${url}`, "Freshly printed"))
    } finally {
      await admin.delete("cognito/article", id)
    }
    await eventually(withinMs, async () => expect((await visit(`/blog/${url}`)).status).toBe(404))
  })

  it("render a new menu entry on every page", async () => {
    const name = `Menu ${mark}`
    const entry = { parent: "header-menu", name, link: "/about", sort_order: 99 }
    const id = await admin.create("cognito/link", entry)
    try {
      for (const path of ["/", "/contact", pick(0).path]) {
        await eventually(withinMs, () => shows(path, name))
      }
    } finally {
      await admin.delete("cognito/link", id)
    }
  })

  it("respond 404 for a disabled product, and 200 after it is enabled again", async () => {
    const { id, path, slug, list } = pick(0)
    await eventually(withinMs, async () => expect((await visit(path)).status).toBe(200))
    await admin.disable("sell/product", id)
    await eventually(withinMs, async () => expect((await visit(path)).status).toBe(404))
    await eventually(withinMs, async () => expect((await visit(list)).html).not.toContain(slug))
    await admin.enable("sell/product", id)
    await eventually(withinMs, async () => expect((await visit(path)).status).toBe(200))
    await eventually(withinMs, async () => expect((await visit(list)).html).toContain(slug))
  })
})

describe("the freshness API", () => {
  const ask = (query: string) => visit(`/api/freshness${query}`)

  it("returns when a record was last updated", async () => {
    const { id, slug } = pick(2)
    const first = await ask(`?kind=product&slug=${slug}`)
    const { item } = await readApi("getProduct", { query: { url: slug } })
    expect(JSON.parse(first.html)).toEqual({ updated_at: item?.updated_at })
    expect(first.headers["cache-control"]).toContain("no-store")
    await admin.update("sell/product", id, { blurb: `Touched ${mark}` })
    expect((await ask(`?kind=product&slug=${slug}`)).html).not.toBe(first.html)
  })

  it("returns null for a missing record", async () => {
    expect(JSON.parse((await ask("?kind=product&slug=nothing-here")).html)).toEqual({
      updated_at: null,
    })
  })

  it.each(["", "?kind=product", "?kind=order&slug=a", "?kind=page&slug=..%2fadmin", "?slug=about"])(
    "rejects %j with 400 and an error code",
    async (query) => {
      const answer = await ask(query)
      expect(answer.status).toBe(400)
      expect(JSON.parse(answer.html)).toMatchObject({ code: "BAD_REQUEST" })
    },
  )
})
