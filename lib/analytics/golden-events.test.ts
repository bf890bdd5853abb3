import { describe, expect, it } from "@jest/globals"
import {
  buildMeasuredItem,
  buildNamedEvent,
  buildPaidEvent,
} from "#tests/support/measured-events.ts"
import { buildGoogleParameters } from "./google-event.ts"
import { buildMatomoCalls, buildMatomoPage } from "./matomo-calls.ts"
import { buildPixelEvent } from "./pixel-event.ts"
import type { PageView } from "./service.ts"

const viewed = buildNamedEvent({
  kind: "view_item",
  items: [buildMeasuredItem({ variant: "", category: "Resin" })],
})
const added = buildNamedEvent({
  kind: "add_to_cart",
  cents: 4_990,
  items: [buildMeasuredItem({ qty: 2 })],
  cart: {
    cents: 9_980,
    items: [
      buildMeasuredItem({ qty: 2 }),
      buildMeasuredItem({ code: "NOZ-04", name: "Nozzle", variant: "", cents: 1_000, qty: 1 }),
      // The same nozzle, engraved: another line of the cart, the same goods.
      buildMeasuredItem({ code: "NOZ-04", name: "Nozzle", variant: "", cents: 1_300, qty: 3 }),
    ],
  },
})
const bottle = { item_id: "RES-A-500", item_name: "Tough resin", price: 24.95 }

describe("Google is told of", () => {
  it("a look at a product", () => {
    expect(buildGoogleParameters(viewed)).toEqual({
      currency: "AUD",
      value: 24.95,
      items: [{ ...bottle, item_category: "Resin", quantity: 1 }],
    })
  })

  it("goods that were put into the cart, without those that were in it", () => {
    expect(buildGoogleParameters(added)).toEqual({
      currency: "AUD",
      value: 49.9,
      items: [{ ...bottle, item_variant: "Amber, 500 ml", quantity: 2 }],
    })
  })

  it("the beginning of a checkout with the code that is used", () => {
    expect(buildGoogleParameters(buildNamedEvent({ coupon: "RESIN5" }))).toEqual({
      currency: "AUD",
      value: 24.95,
      coupon: "RESIN5",
      items: [{ ...bottle, item_variant: "Amber, 500 ml", quantity: 1 }],
    })
  })

  it("a purchase: goods, delivery and tax apart", () => {
    expect(buildGoogleParameters(buildPaidEvent())).toEqual({
      transaction_id: "1042",
      currency: "AUD",
      value: 44.9,
      tax: 5.05,
      shipping: 10.6,
      coupon: "RESIN5",
      items: [{ ...bottle, item_variant: "Amber, 500 ml", quantity: 2 }],
    })
  })
})

describe("the pixel is told of", () => {
  it("each event by its own name", () => {
    const names = [viewed, added, buildNamedEvent(), buildPaidEvent()].map(
      (event) => buildPixelEvent(event).name,
    )
    expect(names).toEqual(["ViewContent", "AddToCart", "InitiateCheckout", "Purchase"])
  })

  it("a look at a product, with its name", () => {
    expect(buildPixelEvent(viewed).parameters).toEqual({
      content_type: "product",
      content_ids: ["RES-A-500"],
      content_name: "Tough resin",
      contents: [{ id: "RES-A-500", quantity: 1, item_price: 24.95 }],
      num_items: 1,
      currency: "AUD",
      value: 24.95,
    })
  })

  it("a purchase, with all that was paid", () => {
    expect(buildPixelEvent(buildPaidEvent()).parameters).toEqual({
      content_type: "product",
      content_ids: ["RES-A-500"],
      contents: [{ id: "RES-A-500", quantity: 2, item_price: 24.95 }],
      num_items: 2,
      currency: "AUD",
      value: 55.5,
    })
  })

  it("no more goods than an address has room for, though all are counted", () => {
    const items = Array.from({ length: 100 }, (_, at) => buildMeasuredItem({ code: `C${at}` }))
    const { parameters } = buildPixelEvent(buildNamedEvent({ items }))
    expect([parameters.contents.length, parameters.num_items]).toEqual([20, 100])
  })
})

describe("Matomo is told of", () => {
  const page: PageView = {
    address: "https://shop.example/product/resin",
    path: "/product/resin",
    title: "Tough resin",
    referrer: "https://shop.example/",
    item: viewed.items[0] ?? null,
  }
  const next: PageView = { ...page, address: "https://shop.example/shop", item: null }

  it("a product with its page, once", () => {
    expect(buildMatomoPage(page, null)).toEqual([
      ["setReferrerUrl", "https://shop.example/"],
      ["setCustomUrl", "https://shop.example/product/resin"],
      ["setDocumentTitle", "Tough resin"],
      ["setEcommerceView", "RES-A-500", "Tough resin", "Resin", 24.95],
      ["trackPageView"],
    ])
    expect(buildMatomoCalls(viewed)).toEqual([])
  })

  it("the page after a product without that product", () => {
    expect(buildMatomoPage(next, page)).toContainEqual(["setEcommerceView", false, false, false])
    expect(buildMatomoPage(next, next).flat()).not.toContain("setEcommerceView")
  })

  it("the whole cart when something was added, each code once", () => {
    expect(buildMatomoCalls(added)).toEqual([
      ["clearEcommerceCart"],
      ["addEcommerceItem", "RES-A-500", "Tough resin", "", 24.95, 2],
      ["addEcommerceItem", "NOZ-04", "Nozzle", "", 12.25, 4],
      ["trackEcommerceCartUpdate", 99.8],
    ])
  })

  it("the beginning of a checkout", () => {
    expect(buildMatomoCalls(buildNamedEvent())).toEqual([
      ["trackEvent", "Ecommerce", "begin_checkout", undefined, 24.95],
    ])
  })

  it("a purchase with its sums, and an empty cart after it", () => {
    expect(buildMatomoCalls(buildPaidEvent())).toEqual([
      ["clearEcommerceCart"],
      ["addEcommerceItem", "RES-A-500", "Tough resin", "", 24.95, 2],
      ["trackEcommerceOrder", "1042", 55.5, 49.9, 5.05, 10.6, 5],
      ["clearEcommerceCart"],
    ])
  })
})
