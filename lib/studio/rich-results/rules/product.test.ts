import { offer, product, returnPolicy, shippingDetails } from "#tests/support/rich-goods.ts"
import {
  buildAddress,
  listRichFaults,
  listRichRemarks,
  nowMs,
} from "#tests/support/rich-remarks.ts"
import { checkRichResults } from "../check-rich-results.ts"

describe("rich results of a product", () => {
  it("gets snippet and merchant listing if it is complete", () => {
    expect(listRichRemarks(product, "merchantListing")).toEqual([])
    expect(listRichRemarks(product, "productSnippet")).toEqual([
      "hint recommended aggregateRating",
      "hint recommended review",
    ])
  })

  it("requires a name, and an offer, a review or a rating", () => {
    const bare = { "@type": "Product", name: " ", image: "" }
    expect(listRichFaults(bare, "productSnippet")).toEqual([
      "fault missing name",
      "fault missing offers / review / aggregateRating",
    ])
    expect(listRichRemarks(bare, "merchantListing")).toBeNull()
  })

  it("requires an image for a merchant listing", () => {
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
  ])("gets no merchant listing if its offer has the %s %j", (name, value, remark) => {
    const changed = { ...product, offers: { ...offer, [name]: value } }
    expect(listRichFaults(changed, "merchantListing")).toContain(remark)
  })

  it("gets a snippet but no merchant listing at a price of zero", () => {
    const free = { ...product, offers: { ...offer, price: 0 } }
    expect(listRichFaults(free, "productSnippet")).toEqual([])
    expect(listRichFaults(free, "merchantListing")).toEqual(["fault value offers.price"])
  })

  it("warns about a price whose validity has expired", () => {
    const withDay = (priceValidUntil: string) =>
      listRichFaults({ ...product, offers: { ...offer, priceValidUntil } }, "productSnippet")
    expect(withDay("2026-11-20")).toEqual([])
    expect(withDay("2026-11-19")).toEqual(["warning datePast offers.priceValidUntil"])
    expect(withDay("2027-02-31")).toEqual(["fault value offers.priceValidUntil"])
  })

  it("gets a snippet but no merchant listing with an AggregateOffer", () => {
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

  it("requires complete shipping details if there are any", () => {
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

  it("requires the number of days of a limited return policy", () => {
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

  it("resolves shipping details and return policies elsewhere in the graph", () => {
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

  it("requires nothing of a product that is only named in a list", () => {
    const item = { "@type": "Product", name: "Cup" }
    const page = {
      "@type": "ItemList",
      itemListElement: [{ "@type": "ListItem", position: 1, item }],
    }
    expect(listRichRemarks(page, "productSnippet")).toBeNull()
  })

  it("counts the products with the same finding", () => {
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

describe("rich results of product variants", () => {
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

  it("inherits the properties of the group", () => {
    expect(listRichRemarks(group, "productVariants")).toEqual([])
    expect(listRichRemarks(group, "merchantListing")).toEqual([])
  })

  it("accepts variants as separate nodes that reference their group", () => {
    const { hasVariant, ...head } = group
    const graph = [
      { "@id": "#cup", ...head, hasVariant: [{ "@id": "#1" }] },
      { "@id": "#1", ...hasVariant[0], isVariantOf: { "@id": "#cup" } },
    ]
    expect(listRichRemarks({ "@graph": graph }, "merchantListing")).toEqual([])
    expect(listRichRemarks({ "@graph": graph }, "productVariants")).toEqual([])
  })

  it("requires a unique id of each variant", () => {
    const { sku: _sku, ...unnamed } = variant("C-1")
    const lacking = { ...group, hasVariant: [variant("C-1"), unnamed] }
    const same = { ...group, hasVariant: [variant("C-1"), variant("C-1")] }
    expect(listRichFaults(lacking, "productVariants")).toEqual(["fault noVariantId hasVariant.sku"])
    expect(listRichFaults(same, "productVariants")).toEqual(["fault sameVariantId hasVariant.sku"])
  })

  it("requires a name of the group", () => {
    expect(listRichFaults({ ...group, name: "" }, "productVariants")).toEqual([
      "fault missing name",
    ])
  })
})
