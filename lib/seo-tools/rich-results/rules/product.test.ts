import {
  buildExampleUrl,
  listRichFindings,
  listRichIssues,
  nowMs,
} from "#tests/factories/rich-remarks.ts"
import {
  offer,
  product,
  returnPolicy,
  shippingDetails,
} from "#tests/factories/rich-result-product.ts"
import { validateRichResults } from "../validate-rich-results.ts"

describe("rich results of a product", () => {
  it("gets snippet and merchant listing if it is complete", () => {
    expect(listRichFindings(product, "merchantListing")).toEqual([])
    expect(listRichFindings(product, "productSnippet")).toEqual([
      "hint recommended aggregateRating",
      "hint recommended review",
    ])
  })

  it("requires a name, and an offer, a review or a rating", () => {
    const bare = { "@type": "Product", name: " ", image: "" }
    expect(listRichIssues(bare, "productSnippet")).toEqual([
      "error missing name",
      "error missing offers / review / aggregateRating",
    ])
    expect(listRichFindings(bare, "merchantListing")).toBeNull()
  })

  it("requires an image for a merchant listing", () => {
    const { image: _image, ...blind } = product
    expect(listRichIssues(blind, "merchantListing")).toEqual(["error missing image"])
    expect(listRichIssues({ ...product, image: "/moon.jpeg" }, "merchantListing")).toEqual([
      "error value image",
    ])
    const imageObject = { "@type": "ImageObject", url: buildExampleUrl("/moon.jpeg") }
    expect(listRichIssues({ ...product, image: imageObject }, "merchantListing")).toEqual([])
  })

  it.each([
    ["price", "$24.95", "error value offers.price"],
    ["price", "1,024.95", "error value offers.price"],
    ["price", "", "error missing offers.price / offers.priceSpecification.price"],
    ["price", 0, "error value offers.price"],
    ["priceCurrency", "aud", "error value offers.priceCurrency"],
    ["availability", "yes", "error value offers.availability"],
    ["itemCondition", "new", "error value offers.itemCondition"],
    ["url", "/product/moon-lamp", "error value offers.url"],
  ])("gets no merchant listing if its offer has the %s %j", (name, value, remark) => {
    const changed = { ...product, offers: { ...offer, [name]: value } }
    expect(listRichIssues(changed, "merchantListing")).toContain(remark)
  })

  it("gets a snippet but no merchant listing at a price of zero", () => {
    const free = { ...product, offers: { ...offer, price: 0 } }
    expect(listRichIssues(free, "productSnippet")).toEqual([])
    expect(listRichIssues(free, "merchantListing")).toEqual(["error value offers.price"])
  })

  it("warns about a price whose validity has expired", () => {
    const withDay = (priceValidUntil: string) =>
      listRichIssues({ ...product, offers: { ...offer, priceValidUntil } }, "productSnippet")
    expect(withDay("2026-11-20")).toEqual([])
    expect(withDay("2026-11-19")).toEqual(["warning datePast offers.priceValidUntil"])
    expect(withDay("2027-02-31")).toEqual(["error value offers.priceValidUntil"])
  })

  it("gets a snippet but no merchant listing with an AggregateOffer", () => {
    const offers = {
      "@type": "AggregateOffer",
      lowPrice: "9",
      highPrice: "24.95",
      priceCurrency: "AUD",
    }
    const summed = { ...product, offers }
    expect(listRichIssues(summed, "productSnippet")).toEqual([])
    expect(listRichIssues(summed, "merchantListing")).toContain("error mixedOffers offers")
    const { lowPrice: _low, ...without } = offers
    expect(listRichIssues({ ...product, offers: without }, "productSnippet")).toEqual([
      "error missing offers.lowPrice",
    ])
  })

  it("requires complete shipping details if there are any", () => {
    const rate = { "@type": "MonetaryAmount", value: "10.60" }
    const offers = {
      ...offer,
      shippingDetails: { "@type": "OfferShippingDetails", shippingRate: rate },
    }
    expect(listRichIssues({ ...product, offers }, "merchantListing")).toEqual([
      "error missing offers.shippingDetails.deliveryTime",
      "error missing offers.shippingDetails.shippingDestination",
      "error missing offers.shippingDetails.shippingRate.currency",
    ])
  })

  it("requires the number of days of a limited return policy", () => {
    const withPolicy = (policy: object) =>
      listRichIssues(
        { ...product, offers: { ...offer, hasMerchantReturnPolicy: policy } },
        "merchantListing",
      )
    const category = "https://schema.org/MerchantReturnFiniteReturnWindow"
    const limited = { ...returnPolicy, returnPolicyCategory: category }
    expect(withPolicy(limited)).toEqual([
      "error missing offers.hasMerchantReturnPolicy.merchantReturnDays",
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
    expect(listRichFindings({ "@graph": graph }, "merchantListing")).toEqual([])
  })

  it("requires nothing of a product that is only named in a list", () => {
    const item = { "@type": "Product", name: "Cup" }
    const page = {
      "@type": "ItemList",
      itemListElement: [{ "@type": "ListItem", position: 1, item }],
    }
    expect(listRichFindings(page, "productSnippet")).toBeNull()
  })

  it("counts the products with the same finding", () => {
    const { image: _image, ...blind } = product
    const results = validateRichResults([[product, blind, blind]], { isHome: false, nowMs })
    const listing = results.find(({ id }) => id === "merchantListing")
    expect(listing?.count).toBe(3)
    expect(listing?.names).toEqual(["Moon lamp"])
    expect(listing?.findings).toEqual([
      { code: "missing", severity: "error", property: "image", count: 2 },
    ])
  })
})

describe("rich results of product variants", () => {
  const variant = (sku: string) => ({ "@type": "Product", name: `Cup ${sku}`, sku, offers: offer })
  const group = {
    "@type": "ProductGroup",
    name: "Cup",
    description: "A cup.",
    productGroupID: "7",
    url: buildExampleUrl("/product/cup"),
    variesBy: ["https://schema.org/color"],
    brand: { "@type": "Brand", name: "Curlew" },
    image: buildExampleUrl("/cup.jpeg"),
    hasVariant: [variant("C-1"), variant("C-2")],
  }

  it("inherits the properties of the group", () => {
    expect(listRichFindings(group, "productVariants")).toEqual([])
    expect(listRichFindings(group, "merchantListing")).toEqual([])
  })

  it("accepts variants as separate nodes that reference their group", () => {
    const { hasVariant, ...head } = group
    const graph = [
      { "@id": "#cup", ...head, hasVariant: [{ "@id": "#1" }] },
      { "@id": "#1", ...hasVariant[0], isVariantOf: { "@id": "#cup" } },
    ]
    expect(listRichFindings({ "@graph": graph }, "merchantListing")).toEqual([])
    expect(listRichFindings({ "@graph": graph }, "productVariants")).toEqual([])
  })

  it("requires a unique id of each variant", () => {
    const { sku: _sku, ...unnamed } = variant("C-1")
    const lacking = { ...group, hasVariant: [variant("C-1"), unnamed] }
    const same = { ...group, hasVariant: [variant("C-1"), variant("C-1")] }
    expect(listRichIssues(lacking, "productVariants")).toEqual(["error noVariantId hasVariant.sku"])
    expect(listRichIssues(same, "productVariants")).toEqual(["error sameVariantId hasVariant.sku"])
  })

  it("requires a name of the group", () => {
    expect(listRichIssues({ ...group, name: "" }, "productVariants")).toEqual([
      "error missing name",
    ])
  })
})
