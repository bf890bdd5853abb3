import { beforeAll, describe, expect, it } from "@jest/globals"
import { parseAmount } from "#lib/contract/money.ts"
import type { WireProduct } from "#lib/contract/product.ts"
import { parseTransitDays, resolveTransitDays } from "#lib/contract/rules/delivery-promise.ts"
import { formatMoney } from "#lib/money.ts"
import { isAllOfAustralia } from "#lib/site/shipping-method.ts"
import { getStockText } from "#tests/assertions/stock-text.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import {
  getElementText,
  listTexts,
  type PageResponse,
  parseDocument,
  requestPage,
} from "#tests/support/request-page.ts"

let products: WireProduct[]

beforeAll(async () => {
  const stableProducts = await listLastingProducts()
  const bodies = await Promise.all(
    stableProducts.map(({ slug }) => fetchShopApiBody("getProduct", { query: { url: slug } })),
  )
  products = bodies.flatMap(({ item }) => item ?? [])
})

/** Returns a product with a feature. Throws if the demo shop has none, so each rule is tested. */
function findProduct(description: string, has: (product: WireProduct) => boolean): WireProduct {
  const product = products.find(has)
  if (!product) throw new Error(`No product of the shop has ${description}`)
  return product
}

const responses = new Map<string, Promise<PageResponse>>()
/** Fetches a product's page, once for all tests. */
async function readProduct({ slug }: Pick<WireProduct, "slug">): Promise<Document> {
  const response = responses.get(slug) ?? requestPage(`/product/${slug}`)
  responses.set(slug, response)
  return parseDocument(await response)
}

describe("every product page", () => {
  it("renders name, price, stock and breadcrumbs", async () => {
    for (const product of products) {
      const document = await readProduct(product)
      expect(getElementText(document, "h1")).toBe(product.name)
      const text = getElementText(document, "main") ?? ""
      expect(text).toContain(formatMoney(parseAmount(product.price), "en"))
      expect(text).toMatch(/In stock|Only a few left|Out of stock|Available|Tickets available/)
      const crumbs = [...document.querySelectorAll('nav[aria-label="Breadcrumb"]')]
      expect(crumbs.length).toBeGreaterThan(0)
      for (const trail of crumbs) expect(listTexts(trail, "a")[0]).toBe("Shop")
    }
  })

  it("lists every SKU's price and stock without JavaScript", async () => {
    for (const product of products) {
      const rows = listTexts(await readProduct(product), "noscript table tbody tr")
      expect(rows).toHaveLength(product.skus.length)
      product.skus.forEach((sku, at) => {
        expect(rows[at]).toContain(formatMoney(parseAmount(sku.price_each), "en"))
        expect(rows[at]).toContain(getStockText(product, sku))
        for (const { name } of sku.variations) expect(rows[at]).toContain(name)
      })
    }
  })

  it("renders photos as thumbnails with links to the full size of 2000 px", async () => {
    const product = findProduct("several photos", ({ photos }) => photos.length > 1)
    const gallery = (await readProduct(product)).querySelector('section[aria-label^="Photos of"]')
    const links = [...(gallery?.querySelectorAll("a[aria-label^='Show photo ']") ?? [])]
    expect(links).toHaveLength(product.photos.length)
    product.photos.forEach(({ image }, at) => {
      expect(links[at]?.getAttribute("href")).toMatch(
        new RegExp(`^/assets/i/${image.hash}/4x3/2000\\.\\w+$`),
      )
      expect(links[at]?.querySelector("img")).not.toBeNull()
    })
  })

  it("renders its description as written", async () => {
    const product = findProduct("a description", ({ content }) => content.includes("<p>"))
    const document = await readProduct(product)
    const paragraphs = listTexts(parseDocument({ html: product.content }), "p")
    const shown = getElementText(document, "main")
    for (const paragraph of paragraphs) expect(shown).toContain(paragraph)
  })
})

describe("the delivery time without JavaScript", () => {
  const listLines = (document: Document) =>
    listTexts(document, "main li.noscript\\:flex").filter((text) => text.startsWith("Anywhere in"))

  it("is in business days, which stay true on a stored page, from the slowest and fastest methods", async () => {
    const { data } = await fetchShopApiBody("listDeliveryRates")
    const spans = data
      .filter((rate) => !rate.is_pick_up && isAllOfAustralia(rate.postcodes))
      .flatMap((rate) => {
        const days = resolveTransitDays({ ...rate, transitDays: parseTransitDays(rate) })
        return days ? [days] : []
      })
    const fastest = Math.min(...spans.map(({ from }) => from))
    const slowest = Math.max(...spans.map(({ to }) => to))
    const posted = products.filter((product) => !product.is_ticket && !product.ships_by_quote)
    for (const product of posted) {
      const from = (product.lead_days_min ?? 2) + fastest
      const to = (product.lead_days_max ?? 3) + slowest
      expect(listLines(await readProduct(product))).toEqual([
        `Anywhere in Australia: Arrives within ${from} to ${to} business days`,
      ])
    }
  })

  it("replaces the form for the dates at a postcode, which needs scripts", async () => {
    const product = findProduct("nothing to make", (one) => one.lead_days_min === null)
    const form = (await readProduct(product)).querySelector("main form:has([name=postcode])")
    expect(form?.closest(".noscript\\:hidden")).not.toBeNull()
  })

  it("is absent where nothing is posted at a fixed price", async () => {
    const others = [
      findProduct("tickets", ({ is_ticket }) => is_ticket),
      findProduct("a delivery price on request", ({ ships_by_quote }) => ships_by_quote),
    ]
    for (const product of others) expect(listLines(await readProduct(product))).toEqual([])
  })
})

describe("a product page", () => {
  it("renders every option of variations", async () => {
    const product = findProduct("two variations", ({ variations }) => variations.length > 1)
    const document = await readProduct(product)
    const fields = document.querySelectorAll("main :is(fieldset, label:has(select))")
    for (const { name, options } of product.variations) {
      const field = [...fields].find((element) => element.textContent?.startsWith(name))
      for (const option of options) expect(field?.textContent).toContain(option)
    }
  })

  it.each(["Checkbox", "Dropdown", "Qty", "Text"] as const)(
    "renders the field of a %s add-on",
    async (type) => {
      const product = findProduct(type, ({ addons }) =>
        addons.some(({ addon }) => addon.type === type),
      )
      const addon = product.addons.find(({ addon }) => addon.type === type)?.addon
      const text = getElementText(await readProduct(product), "main")
      expect(text).toContain(addon?.name)
      for (const { name } of addon?.dropdown_options ?? []) expect(text).toContain(name)
    },
  )

  it("displays the maximum length of a text add-on", async () => {
    const product = findProduct("a longest text", ({ addons }) =>
      addons.some(({ max_length: max }) => max),
    )
    const limits = product.addons.flatMap(({ max_length: max }) => max ?? [])
    const text = getElementText(await readProduct(product), "main")
    for (const max of limits) expect(text).toContain(`0/${max}`)
  })

  it("displays a shipping note beside the delivery estimate", async () => {
    const product = findProduct(
      "a shipping note and nothing to make",
      (one) => one.shipping_note !== "" && one.lead_days_min === null && !one.ships_by_quote,
    )
    const text = getElementText(await readProduct(product), "main")
    expect(text).toContain(product.shipping_note)
    expect(text).toContain("Leaves our workshop within 2 to 3 business days")
    expect(text).toContain("Free post over")
  })

  it("displays a lead time of its own in place of the stock", async () => {
    const product = findProduct(
      "a lead time",
      (one) => one.lead_days_min !== null && !one.ships_by_quote,
    )
    const text = getElementText(await readProduct(product), "main")
    const days = `${product.lead_days_min} to ${product.lead_days_max} business days`
    expect(text).toContain(`Leaves our workshop within ${days}, including making time`)
    expect(text).not.toContain("In stock")
  })

  it("displays how to request a delivery price, without stock and free post", async () => {
    const product = findProduct("a delivery price on request", (one) => one.ships_by_quote)
    const text = getElementText(await readProduct(product), "main")
    expect(text).toContain("add it to your cart and ask us for one")
    expect(text).not.toMatch(/In stock|Free post over/)
  })

  it("displays that tickets are sent by email, without a delivery estimate", async () => {
    const product = findProduct("tickets", ({ is_ticket }) => is_ticket)
    const text = getElementText(await readProduct(product), "main")
    expect(text).toContain("Nothing to post: your tickets come by email")
    expect(text).not.toMatch(/Leaves our workshop|Free post over/)
  })

  it("displays the full price struck through beside a special price", async () => {
    const product = findProduct("one special SKU", ({ skus }) =>
      skus.some(({ on_special }) => on_special),
    )
    const sku = product.skus.find(({ on_special }) => on_special)
    const text = listTexts(await readProduct(product), "s").join(" ")
    expect(text).toContain(formatMoney(parseAmount(sku?.full_price_each ?? "0.00"), "en"))
  })

  it("embeds a video from the shop's own origin", async () => {
    const product = findProduct("a video", ({ video }) => video?.file != null)
    const video = (await readProduct(product)).querySelector("video")
    expect(video?.getAttribute("src")).toBe(`/v/${product.video?.id}.mp4`)
    expect(video?.hasAttribute("controls")).toBe(true)
  })

  it("displays a size chart", async () => {
    const product = findProduct("a size chart", ({ size_chart_image }) => size_chart_image !== null)
    const { html } = await requestPage(`/product/${product.slug}`)
    expect(html).toContain(product.size_chart_image?.hash)
  })

  it("lists related products under their heading", async () => {
    const product = findProduct(
      "related products",
      ({ related_products }) => related_products.length > 0,
    )
    const document = await readProduct(product)
    const heading = [...document.querySelectorAll("h2")].find(
      (element) => element.textContent === "You may also be interested in:",
    )
    const links = [...(heading?.parentElement?.querySelectorAll("a") ?? [])]
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      product.related_products.map(({ slug }) => `/product/${slug}`),
    )
  })
})
