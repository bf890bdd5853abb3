import { parseCents } from "#lib/contract/money.ts"
import {
  buildImageUrl,
  buildPicture,
  buildShown,
  buildSku,
  novemberMs,
  standardPost,
} from "#tests/factories/graph-records.ts"
import { buildProduct, buildProductShippingDetails } from "./build-product.ts"
import type { ShownProduct } from "./graph-part.ts"

const site = "http://localhost:3000"
const url = `${site}/product/tough-resin`

const build = (shown: ShownProduct) =>
  buildProduct(shown, { locale: "en", nowMs: novemberMs, fallbackBrand: "Curlew Print Co." })

/** Properties that all offers of the shop share. */
const terms = {
  priceCurrency: "AUD",
  priceValidUntil: "2027-12-31",
  itemCondition: "https://schema.org/NewCondition",
  shippingDetails: [{ "@id": `${site}/#delivery-1-2-to-3-days` }],
  hasMerchantReturnPolicy: { "@id": `${site}/#returns` },
}

describe("structured data of a product with one SKU", () => {
  it("is a Product with an Offer", () => {
    expect(build(buildShown({ brand: "Siraya" }))).toEqual({
      "@type": "Product",
      "@id": `${url}#product`,
      name: "Tough resin",
      description: "Bends before it breaks.",
      image: [buildImageUrl("a")],
      brand: { "@type": "Brand", name: "Siraya" },
      sku: "RES-500",
      offers: {
        "@type": "Offer",
        url,
        price: "24.95",
        availability: "https://schema.org/InStock",
        ...terms,
      },
    })
  })

  it("has a StrikethroughPrice while it is on special", () => {
    const sku = buildSku({ price: parseCents(19_90), isOnSpecial: true, isInStock: false })
    expect(build(buildShown({ skus: [sku] }))).toMatchObject({
      offers: {
        price: "19.90",
        priceSpecification: {
          "@type": "UnitPriceSpecification",
          priceType: "https://schema.org/StrikethroughPrice",
          price: "24.95",
          priceCurrency: "AUD",
        },
        availability: "https://schema.org/OutOfStock",
      },
    })
  })

  it("has its attributes as additionalProperty", () => {
    const attributes = [{ name: "Printer", values: ["LCD", "DLP"] }]
    expect(build(buildShown({ attributes }))).toMatchObject({
      additionalProperty: [{ "@type": "PropertyValue", name: "Printer", value: "LCD, DLP" }],
    })
  })

  it("has the shop as its brand by default", () => {
    expect(build(buildShown({ brand: " " }))).toMatchObject({ brand: { name: "Curlew Print Co." } })
  })

  it("has its content as description where it has no blurb", () => {
    const content = "<h2>What it is</h2><p>Resin &amp; <b>more</b>.</p><ul><li>One</li></ul>"
    expect(build(buildShown({ blurb: "", content }))).toMatchObject({
      description: "What it is Resin & more. One",
    })
    expect(build(buildShown({ blurb: "", content: "<p> </p><br>" }))).not.toHaveProperty(
      "description",
    )
  })
})

describe("structured data of a product with several SKUs", () => {
  const amber = { id: 4, name: "", description: "", picture: buildPicture("b") }
  const shown = buildShown({
    variations: [
      { name: "Colour", options: ["Clear", "Amber"] },
      { name: "Finish", options: ["Matt"] },
    ],
    skus: [
      buildSku({ id: 1, code: "RES-CLR", options: { Colour: "Clear", Finish: "Matt" } }),
      buildSku({
        id: 2,
        code: "",
        photoId: 4,
        options: { Colour: "Amber", Finish: "Matt" },
        price: parseCents(210_00),
        fullPrice: parseCents(210_00),
        isInStock: false,
      }),
    ],
  })
  const { product } = shown
  const withPhotos = { ...shown, product: { ...product, photos: [...product.photos, amber] } }

  it("is a ProductGroup of variants, each with its photo, URL and Offer", () => {
    expect(build(withPhotos)).toEqual({
      "@type": "ProductGroup",
      "@id": `${url}#product`,
      name: "Tough resin",
      description: "Bends before it breaks.",
      image: [buildImageUrl("a"), buildImageUrl("b")],
      brand: { "@type": "Brand", name: "Curlew Print Co." },
      url,
      productGroupID: "7",
      variesBy: ["https://schema.org/color"],
      hasVariant: [
        {
          "@type": "Product",
          name: "Tough resin, Clear, Matt",
          sku: "RES-CLR",
          color: "Clear",
          image: buildImageUrl("a"),
          offers: {
            "@type": "Offer",
            url: `${url}?colour=clear`,
            price: "24.95",
            availability: "https://schema.org/InStock",
            ...terms,
          },
        },
        {
          "@type": "Product",
          name: "Tough resin, Amber, Matt",
          color: "Amber",
          image: buildImageUrl("b"),
          offers: {
            "@type": "Offer",
            url: `${url}?colour=amber`,
            price: "210.00",
            availability: "https://schema.org/OutOfStock",
            ...terms,
            shippingDetails: [{ "@id": `${site}/#delivery-1-free-2-to-3-days` }],
          },
        },
      ],
    })
  })

  it("has each shipping method once: at its price, and free above its threshold", () => {
    const times = {
      "@type": "ShippingDeliveryTime",
      handlingTime: { "@type": "QuantitativeValue", minValue: 2, maxValue: 3, unitCode: "DAY" },
      transitTime: { "@type": "QuantitativeValue", minValue: 3, maxValue: 5, unitCode: "DAY" },
    }
    const buildWay = (id: string, value: string) => ({
      "@type": "OfferShippingDetails",
      "@id": `${site}/#${id}`,
      name: "Standard Post",
      shippingRate: { "@type": "MonetaryAmount", value, currency: "AUD" },
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "AU" },
      deliveryTime: times,
    })
    expect(buildProductShippingDetails(withPhotos)).toEqual([
      buildWay("delivery-1-2-to-3-days", "10.60"),
      buildWay("delivery-1-free-2-to-3-days", "0.00"),
    ])
  })

  it("omits SKUs without a price and SKUs that cannot be selected", () => {
    const [first] = product.skus
    const free = buildSku({ id: 5, price: parseCents(0), options: first?.options ?? {} })
    const unknown = buildSku({ id: 6, options: { Colour: "Mauve" } })
    const built = build(buildShown({ ...product, skus: [...product.skus, free, unknown] }))
    expect(built).toMatchObject({ hasVariant: { length: 2 } })
  })
})

describe("shipping in structured data", () => {
  it("has the postcode ranges of a shipping method with limited destinations", () => {
    const local = { ...standardPost, postcodes: [{ first: "4680", last: "4694" }] }
    expect(buildProductShippingDetails({ ...buildShown(), delivery: [local] })).toMatchObject([
      {
        shippingDestination: {
          addressCountry: "AU",
          postalCodeRange: [
            {
              "@type": "PostalCodeRangeSpecification",
              postalCodeBegin: "4680",
              postalCodeEnd: "4694",
            },
          ],
        },
      },
    ])
  })

  it.each([
    ["at a quoted price", { delivery: "quoted" }],
    ["as a ticket", { delivery: "ticket" }],
  ] as const)("is omitted for a product that is delivered %s", (_how, part) => {
    const shown = buildShown(part)
    expect(build(shown)).not.toHaveProperty("offers.shippingDetails")
    expect(buildProductShippingDetails(shown)).toEqual([])
  })
})

describe("handling time in structured data", () => {
  it("is the lead time of a product made to order, regardless of its shipping note", () => {
    const shown = buildShown({ leadDays: { from: 5, to: 6 }, shippingNote: "By road only." })
    const id = `${site}/#delivery-1-5-to-6-days`
    expect(build(shown)).toMatchObject({ offers: { shippingDetails: [{ "@id": id }] } })
    expect(buildProductShippingDetails(shown)).toMatchObject([
      {
        "@id": id,
        deliveryTime: {
          handlingTime: { minValue: 5, maxValue: 6 },
          transitTime: { minValue: 3, maxValue: 5 },
        },
      },
    ])
  })
})

describe("structured data of a product without required data", () => {
  it.each([
    ["without a photo", buildShown({ photos: [], picture: null })],
    ["without a SKU", buildShown({ skus: [] })],
    ["without a price", buildShown({ skus: [buildSku({ price: parseCents(0) })] })],
    ["of a shop that does not sell", { ...buildShown(), isSelling: false }],
  ])("is null %s", (_case, shown) => {
    expect(build(shown)).toBeNull()
  })
})

it("computes priceValidUntil in the shop's time zone", () => {
  const newYearMs = Date.parse("2026-12-31T15:00:00Z")
  const built = buildProduct(buildShown(), { locale: "en", nowMs: newYearMs, fallbackBrand: "x" })
  expect(built).toMatchObject({ offers: { priceValidUntil: "2028-12-31" } })
})
