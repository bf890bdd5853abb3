import { describe, expect, it } from "@jest/globals"
import type { WireProduct } from "#lib/contract/product.ts"
import { fetchShopApiBody } from "#tests/support/fetch-shop-api-body.ts"
import { listLastingProducts } from "#tests/support/lasting-products.ts"
import { requestPage } from "#tests/support/request-page.ts"

const request = async (path: string) => {
  const { status, headers, html } = await requestPage(`/api/bff/${path}`)
  return { status, cache: headers["cache-control"], json: JSON.parse(html) }
}

describe("suburbs for an address", () => {
  it("are found by suburb and postcode, and the response can be cached for a day", async () => {
    const calliope = { suburb: "Calliope", state: "QLD", postcode: "4680" }
    const found = await request("localities?query=calli")
    expect(found).toEqual({
      status: 200,
      cache: "public, max-age=86400",
      json: { data: [calliope] },
    })
    expect((await request("localities?query=4680")).json.data).toHaveLength(8)
    expect((await request("localities")).json).toEqual({ data: [] })
  })

  it("are rejected for a text that is too long", async () => {
    const { status, cache } = await request(`localities?query=${"a".repeat(61)}`)
    expect([status, cache]).toEqual([400, "no-store"])
  })
})

describe("the panel after an addition", () => {
  it("has its texts in the language of the page, and the limit of free delivery", async () => {
    const products = await listLastingProducts()
    const found = await request(`added-to-cart?product=${products[0]?.id}&locale=de`)
    expect(found).toMatchObject({ status: 200, cache: "public, max-age=60" })
    expect(found.json).toMatchObject({
      labels: { title: "In Ihrem Warenkorb", quantity: expect.stringContaining("{qty}") },
      freeOver: 20_000,
    })
  })

  it("has what the editor chose, while customers bought nothing together", async () => {
    const products = await listLastingProducts()
    const bodies = await Promise.all(
      products.map(({ slug }) => fetchShopApiBody("getProduct", { query: { url: slug } })),
    )
    const isFallback = (item: WireProduct) =>
      item.bought_together.length === 0 && item.related_products.some(({ in_stock }) => in_stock)
    const item = bodies.flatMap(({ item }) => item ?? []).find(isFallback)
    const chosen = item?.related_products.filter(({ in_stock }) => in_stock) ?? []
    const { json } = await request(`added-to-cart?product=${item?.id}&locale=en`)
    expect(json.goesWith[0]).toMatchObject({ slug: chosen[0]?.slug, name: chosen[0]?.name })
    expect(json.goesWith).toHaveLength(chosen.length)
  })

  it("is rejected without the id of a product", async () => {
    expect((await request("added-to-cart?product=resin")).status).toBe(400)
  })
})
