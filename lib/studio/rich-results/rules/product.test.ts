import { offer, product, returnPolicy, shippingDetails } from "#tests/support/rich-goods.ts"
import {
  buildAddress,
  listRichFaults,
  listRichRemarks,
  nowMs,
} from "#tests/support/rich-remarks.ts"
import { checkRichResults } from "../check-rich-results.ts"

describe("a product", () => {
  it("that has everything may be shown in both ways", () => {
    expect(listRichRemarks(product, "merchantListing")).toEqual([])
    expect(listRichRemarks(product, "productSnippet")).toEqual([
      "hint recommended aggregateRating",
      "hint recommended review",
    ])
  })

  it("needs a name, and an offer, a review or a rating", () => {
    const bare = { "@type": "Product", name: " ", image: "" }
    expect(listRichFaults(bare, "productSnippet")).toEqual([
      "fault missing name",
      "fault missing offers / review / aggregateRating",
    ])
    expect(listRichRemarks(bare, "merchantListing")).toBeNull()
  })

  it("needs a picture to be listed among goods", () => {
    const { image: _image, ...blind } = product
    expect(listRichFaults(blind, "merchantListing")).toEqual(["fault missing image"])
    expect(listRichFaults({ ...product, image: "/moon.jpeg" }, "merchantListing")).toEqual([
      "fault value image",
    ])
    const held = { "@type": "ImageObject", url: buildAddress("/moon.jpeg") }
    expect(listRichFaults({ ...product, image: held }, "merchantListing")).toEqual([])
  })

  it.each([
    ["price", "$24.95", "fault value offers.price"],
    ["price", "1,024.95", "fault value offers.price"],
    ["price", "", "fault missing offers.price / offers.priceSpecification.price"],
    ["price", 0, "fault value offers.price"],
    ["priceCurrency", "aud", "fault value offers.priceCurrency"],
    ["availability", "yes", "fault value offers.availability"],
    ["itemCondition", "new", "fault value offers.itemCondition"],
    ["url", "/product/moon-lamp", "fault value offers.url"],
  ])("with an offer whose %s is %j is not listed among goods", (name, value, remark) => {
    const changed = { ...product, offers: { ...offer, [name]: value } }
    expect(listRichFaults(changed, "merchantListing")).toContain(remark)
  })

  it("of no price at all may stand below a result, not among goods", () => {
    const free = { ...product, offers: { ...offer, price: 0 } }
    expect(listRichFaults(free, "productSnippet")).toEqual([])
    expect(listRichFaults(free, "merchantListing")).toEqual(["fault value offers.price"])
  })

  it("whose price held until a day that is over may lose it", () => {
    const withDay = (priceValidUntil: string) =>
      listRichFaults({ ...product, offers: { ...offer, priceValidUntil } }, "productSnippet")
    expect(withDay("2026-11-20")).toEqual([])
    expect(withDay("2026-11-19")).toEqual(["warning datePast offers.priceValidUntil"])
    expect(withDay("2027-02-31")).toEqual(["fault value offers.priceValidUntil"])
  })

  it("with a summary of offers is a snippet and not listed among goods", () => {
    const offers = {
      "@type": "AggregateOffer",
      lowPrice: "9",
      highPrice: "24.95",
      priceCurrency: "AUD",
    }
    const summed = { ...product, offers }
    expect(listRichFaults(summed, "productSnippet")).toEqual([])
    expect(listRichFaults(summed, "merchantListing")).toContain("fault mixedOffers offers")
    const { lowPrice: _low, ...without } = offers
    expect(listRichFaults({ ...product, offers: without }, "productSnippet")).toEqual([
      "fault missing offers.lowPrice",
    ])
  })

  it("needs all of its delivery where it tells of it", () => {
    const rate = { "@type": "MonetaryAmount", value: "10.60" }
    const offers = {
      ...offer,
      shippingDetails: { "@type": "OfferShippingDetails", shippingRate: rate },
    }
    expect(listRichFaults({ ...product, offers }, "merchantListing")).toEqual([
      "fault missing offers.shippingDetails.deliveryTime",
      "fault missing offers.shippingDetails.shippingDestination",
      "fault missing offers.shippingDetails.shippingRate.currency",
    ])
  })

  it("needs the days of a return policy that has an end", () => {
    const withPolicy = (policy: object) =>
      listRichFaults(
        { ...product, offers: { ...offer, hasMerchantReturnPolicy: policy } },
        "merchantListing",
      )
    const category = "https://schema.org/MerchantReturnFiniteReturnWindow"
    const limited = { ...returnPolicy, returnPolicyCategory: category }
    expect(withPolicy(limited)).toEqual([
      "fault missing offers.hasMerchantReturnPolicy.merchantReturnDays",
    ])
    expect(withPolicy({ ...limited, merchantReturnDays: 30 })).toEqual([])
    expect(withPolicy({ "@type": "MerchantReturnPolicy" })).toHaveLength(2)
  })

  it("finds delivery and returns that stand elsewhere in the graph", () => {
    const offers = {
      ...offer,
      shippingDetails: { "@id": "#delivery" },
      hasMerchantReturnPolicy: { "@id": "#returns" },
    }
    const graph = [
      { ...product, offers },
      { "@id": "#delivery", ...shippingDetails },
      { "@id": "#returns", ...returnPolicy },
    ]
    expect(listRichRemarks({ "@graph": graph }, "merchantListing")).toEqual([])
  })

  it("that is only named in a list asks for nothing", () => {
    const item = { "@type": "Product", name: "Cup" }
    const page = {
      "@type": "ItemList",
      itemListElement: [{ "@type": "ListItem", position: 1, item }],
    }
    expect(listRichRemarks(page, "productSnippet")).toBeNull()
  })

  it("counts how many of the things lack what", () => {
    const { image: _image, ...blind } = product
    const results = checkRichResults([[product, blind, blind]], { isHome: false, nowMs })
    const listing = results.find(({ id }) => id === "merchantListing")
    expect(listing?.count).toBe(3)
    expect(listing?.names).toEqual(["Moon lamp"])
    expect(listing?.remarks).toEqual([
      { code: "missing", severity: "fault", property: "image", count: 2 },
    ])
  })
})

describe("variants of a product", () => {
  const variant = (sku: string) => ({ "@type": "Product", name: `Cup ${sku}`, sku, offers: offer })
  const group = {
    "@type": "ProductGroup",
    ...{
      name: "Cup",
      description: "A cup.",
      productGroupID: "7",
      url: buildAddress("/product/cup"),
    },
    ...{ variesBy: ["https://schema.org/color"], brand: { "@type": "Brand", name: "Curlew" } },
    image: buildAddress("/cup.jpeg"),
    hasVariant: [variant("C-1"), variant("C-2")],
  }

  it("share what their group says", () => {
    expect(listRichRemarks(group, "productVariants")).toEqual([])
    expect(listRichRemarks(group, "merchantListing")).toEqual([])
  })

  it("may name their group in return, each standing by itself", () => {
    const { hasVariant, ...head } = group
    const graph = [
      { "@id": "#cup", ...head, hasVariant: [{ "@id": "#1" }] },
      { "@id": "#1", ...hasVariant[0], isVariantOf: { "@id": "#cup" } },
    ]
    expect(listRichRemarks({ "@graph": graph }, "merchantListing")).toEqual([])
    expect(listRichRemarks({ "@graph": graph }, "productVariants")).toEqual([])
  })

  it("each need an id of their own", () => {
    const { sku: _sku, ...unnamed } = variant("C-1")
    const lacking = { ...group, hasVariant: [variant("C-1"), unnamed] }
    const same = { ...group, hasVariant: [variant("C-1"), variant("C-1")] }
    expect(listRichFaults(lacking, "productVariants")).toEqual(["fault noVariantId hasVariant.sku"])
    expect(listRichFaults(same, "productVariants")).toEqual(["fault sameVariantId hasVariant.sku"])
  })

  it("need a name for all of them", () => {
    expect(listRichFaults({ ...group, name: "" }, "productVariants")).toEqual([
      "fault missing name",
    ])
  })
})
