import { describe, expect, it } from "@jest/globals"
import { XMLParser, XMLValidator } from "fast-xml-parser"
import type { OfferedProduct, Sku } from "#lib/catalogue/product.ts"
import { parseCents } from "#lib/contract/money.ts"
import type { ShippingMethod } from "#lib/site/shipping-method.ts"
import { renderProductFeed } from "./product-feed.ts"

const hashes = ["a", "b"].map((hexDigit) => hexDigit.repeat(32))
const sku = (id: number, change: Partial<Sku> = {}): Sku => ({
  id,
  photoId: null,
  code: `BOTTLE-${id}`,
  options: {},
  isOnSpecial: false,
  isLowStock: false,
  isInStock: true,
  price: parseCents(1_500),
  fullPrice: parseCents(1_500),
  ...change,
})
const product = (change: Partial<OfferedProduct> = {}): OfferedProduct => ({
  id: 7,
  name: "Bottle",
  slug: "bottle",
  brand: "",
  blurb: "For resin.",
  content: "<p>Holds <b>1 L</b>.</p><p>Amber &amp; clear.</p>",
  groupNames: ["Tools"],
  photos: hashes.map((hash, at) => ({ id: at + 1, hash })),
  variations: [],
  skus: [sku(1)],
  delivery: "posted",
  leadDays: null,
  ...change,
})
const standard: ShippingMethod = {
  number: 1,
  name: "Standard Post",
  price: parseCents(1_060),
  freeOver: parseCents(20_000),
  transitDays: null,
  postcodes: null,
}
const settings = {
  name: "Curlew",
  organisation: {
    name: "Curlew Print Co.",
    abn: null,
    logo: null,
    darkLogo: null,
    address: "",
    email: "",
    phone: null,
  },
}

async function read(products: OfferedProduct[], shippingMethods = [standard], locale = "en") {
  const list = (async function* () {
    yield* products
  })()
  let xml = ""
  for await (const part of renderProductFeed({
    settings,
    locale,
    description: "Prints",
    products: list,
    shippingMethods,
  }))
    xml += part
  expect(XMLValidator.validate(xml)).toBe(true)
  const isArray = (name: string) => ["item", "g:shipping", "g:additional_image_link"].includes(name)
  const { channel } = new XMLParser({ isArray, parseTagValue: false }).parse(xml).rss
  return channel.item ?? []
}

const colours = {
  variations: [
    { name: "Colour", options: ["Amber", "Clear"] },
    { name: "Lid", options: ["Pump", "Screw"] },
  ],
  skus: [
    sku(1, { options: { Colour: "Amber", Lid: "Pump" }, photoId: 2 }),
    sku(2, { options: { Colour: "Clear", Lid: "Screw" }, isInStock: false }),
  ],
}

describe("product feed", () => {
  it("contains the fields that Google requires for each item", async () => {
    expect(await read([product()])).toEqual([
      {
        "g:id": "BOTTLE-1",
        "g:title": "Bottle",
        "g:link": "http://localhost:3000/product/bottle",
        "g:image_link": `http://localhost:3000/assets/i/${hashes[0]}/4x3/1184.jpeg`,
        "g:additional_image_link": [`http://localhost:3000/assets/i/${hashes[1]}/4x3/1184.jpeg`],
        "g:availability": "in_stock",
        "g:price": "15.00 AUD",
        "g:description": "For resin. Holds 1 L. Amber & clear.",
        "g:brand": "Curlew Print Co.",
        "g:condition": "new",
        "g:identifier_exists": "no",
        "g:product_type": "Tools",
        "g:shipping": [
          {
            "g:country": "AU",
            "g:service": "Standard Post",
            "g:price": "10.60 AUD",
            "g:min_handling_time": "2",
            "g:max_handling_time": "3",
          },
        ],
      },
    ])
  })

  it("has an item per SKU in one group, each with its own photo, stock and URL", async () => {
    const [amber, clear] = await read([product(colours)])
    expect(amber).toMatchObject({
      "g:id": "BOTTLE-1",
      "g:item_group_id": "7",
      "g:color": "Amber",
      "g:title": "Bottle, Amber, Pump",
      "g:link": "http://localhost:3000/product/bottle?colour=amber&amp;lid=pump".replace(
        "&amp;",
        "&",
      ),
      "g:image_link": `http://localhost:3000/assets/i/${hashes[1]}/4x3/1184.jpeg`,
    })
    expect(clear).toMatchObject({ "g:item_group_id": "7", "g:availability": "out_of_stock" })
  })

  it("contains the regular price beside a sale price", async () => {
    const special = sku(1, { price: parseCents(1_200), isOnSpecial: true })
    const [item] = await read([product({ skus: [special] })])
    expect(item).toMatchObject({ "g:price": "15.00 AUD", "g:sale_price": "12.00 AUD" })
  })

  it("has free shipping above the threshold of a shipping method, not at it", async () => {
    const priced = (cents: number) =>
      product({ skus: [sku(1, { price: parseCents(cents), fullPrice: parseCents(cents) })] })
    const [at] = await read([priced(20_000)])
    const [above] = await read([priced(20_001)])
    expect(at["g:shipping"][0]["g:price"]).toBe("10.60 AUD")
    expect(above["g:shipping"][0]["g:price"]).toBe("0.00 AUD")
  })

  it("lists the postcodes of a shipping method with limited destinations", async () => {
    const postcodes = [
      { first: "4680", last: "4680" },
      { first: "4000", last: "4179" },
    ]
    const [item] = await read([product()], [{ ...standard, postcodes }])
    const codes = item["g:shipping"].map((each: object) => Reflect.get(each, "g:postal_code"))
    expect(codes).toEqual(["4680", "4000-4179"])
  })

  it("has no shipping for products that ship by quote", async () => {
    const [item] = await read([product({ delivery: "quoted" })])
    expect(item).not.toHaveProperty("g:shipping")
  })

  it("has the lead time of the product and the transit time of the shipping method", async () => {
    const made = product({ leadDays: { from: 5, to: 6 } })
    const [item] = await read([made], [{ ...standard, transitDays: { from: 3, to: 5 } }])
    expect(item["g:shipping"]).toMatchObject([
      {
        "g:min_handling_time": "5",
        "g:max_handling_time": "6",
        "g:min_transit_time": "3",
        "g:max_transit_time": "5",
      },
    ])
  })

  it("omits tickets and SKUs without a price", async () => {
    const free = sku(1, { price: parseCents(0), fullPrice: parseCents(0) })
    expect(await read([product({ delivery: "ticket" }), product({ skus: [free] })])).toEqual([])
  })

  it("is valid XML and within the length limits for adversarial texts", async () => {
    const adversarialText = `</title><script>"'&\u0000\uD83D ${"🎉 ".repeat(5_000)}`
    const [item] = await read([
      product({
        name: adversarialText,
        blurb: adversarialText,
        content: "<p></p>",
        photos: [],
        groupNames: [],
      }),
    ])
    expect([...item["g:title"]].length).toBeLessThanOrEqual(150)
    expect([...item["g:description"]].length).toBeLessThanOrEqual(5_000)
    expect(item).not.toHaveProperty("g:image_link")
  })

  it("trims SKU codes, and replaces an empty one with a generated id", async () => {
    const skus = [" MUG-1\n", "  "].map((code) => [sku(2, { code })])
    const items = await read(skus.map((each) => product({ skus: each })))
    expect(items.map((item: object) => Reflect.get(item, "g:id"))).toEqual(["MUG-1", "sku-2"])
  })

  it("replaces a SKU code that is too long for Google with a generated id", async () => {
    const [item] = await read([product({ skus: [sku(12, { code: "x".repeat(51) })] })])
    expect(item["g:id"]).toBe("sku-12")
  })

  it("has the labels of options and the URLs of its language, with options in English", async () => {
    const termLabels = { Amber: "Bernstein", Pump: "Pumpe" }
    const [item] = await read([product({ ...colours, termLabels })], [standard], "de")
    expect(item).toMatchObject({
      "g:title": "Bottle, Bernstein, Pumpe",
      "g:link": "http://localhost:3000/de/product/bottle?colour=amber&lid=pump",
      "g:color": "Bernstein",
    })
  })
})
