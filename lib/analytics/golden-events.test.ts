import { describe, expect, it } from "@jest/globals"
import {
  buildMeasuredItem,
  buildNamedEvent,
  buildPaidEvent,
} from "#tests/assertions/measured-events.ts"
import type { PageView } from "./service.ts"
import {
  buildGoogleParameters,
  buildMatomoCalls,
  buildMatomoPage,
  buildPixelEvent,
} from "./service-events.ts"

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
      // The same nozzle, engraved: another cart line with the same SKU.
      buildMeasuredItem({ code: "NOZ-04", name: "Nozzle", variant: "", cents: 1_300, qty: 3 }),
    ],
  },
})
const bottle = { item_id: "RES-A-500", item_name: "Tough resin", price: 24.95 }

describe("Google event parameters", () => {
  it("contain the viewed product", () => {
    expect(buildGoogleParameters(viewed)).toEqual({
      currency: "AUD",
      value: 24.95,
      items: [{ ...bottle, item_category: "Resin", quantity: 1 }],
    })
  })

  it("contain the added items, without the rest of the cart", () => {
    expect(buildGoogleParameters(added)).toEqual({
      currency: "AUD",
      value: 49.9,
      items: [{ ...bottle, item_variant: "Amber, 500 ml", quantity: 2 }],
    })
  })

  it("contain the promotion code of a started checkout", () => {
    expect(buildGoogleParameters(buildNamedEvent({ coupon: "RESIN5" }))).toEqual({
      currency: "AUD",
      value: 24.95,
      coupon: "RESIN5",
      items: [{ ...bottle, item_variant: "Amber, 500 ml", quantity: 1 }],
    })
  })

  it("contain the value, shipping and tax of a purchase separately", () => {
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

describe("Facebook pixel event", () => {
  it("has the pixel's name for each kind of event", () => {
    const names = [viewed, added, buildNamedEvent(), buildPaidEvent()].map(
      (event) => buildPixelEvent(event).name,
    )
    expect(names).toEqual(["ViewContent", "AddToCart", "InitiateCheckout", "Purchase"])
  })

  it("contains the name of a viewed product", () => {
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

  it("has the paid total as the value of a purchase", () => {
    expect(buildPixelEvent(buildPaidEvent()).parameters).toEqual({
      content_type: "product",
      content_ids: ["RES-A-500"],
      contents: [{ id: "RES-A-500", quantity: 2, item_price: 24.95 }],
      num_items: 2,
      currency: "AUD",
      value: 55.5,
    })
  })

  it("lists at most 20 items, for the length of the URL, and counts all", () => {
    const items = Array.from({ length: 100 }, (_, at) => buildMeasuredItem({ code: `C${at}` }))
    const { parameters } = buildPixelEvent(buildNamedEvent({ items }))
    expect([parameters.contents.length, parameters.num_items]).toEqual([20, 100])
  })
})

describe("Matomo calls", () => {
  const page: PageView = {
    url: "https://shop.example/product/resin",
    path: "/product/resin",
    title: "Tough resin",
    referrer: "https://shop.example/",
    item: viewed.items[0] ?? null,
  }
  const next: PageView = { ...page, url: "https://shop.example/shop", item: null }

  it("send a product view with its page view, once", () => {
    expect(buildMatomoPage(page, null)).toEqual([
      ["setReferrerUrl", "https://shop.example/"],
      ["setCustomUrl", "https://shop.example/product/resin"],
      ["setDocumentTitle", "Tough resin"],
      ["setEcommerceView", "RES-A-500", "Tough resin", "Resin", 24.95],
      ["trackPageView"],
    ])
    expect(buildMatomoCalls(viewed)).toEqual([])
  })

  it("reset the product on the page after a product", () => {
    expect(buildMatomoPage(next, page)).toContainEqual(["setEcommerceView", false, false, false])
    expect(buildMatomoPage(next, next).flat()).not.toContain("setEcommerceView")
  })

  it("send the whole cart after an addition, with each SKU code once", () => {
    expect(buildMatomoCalls(added)).toEqual([
      ["clearEcommerceCart"],
      ["addEcommerceItem", "RES-A-500", "Tough resin", "", 24.95, 2],
      ["addEcommerceItem", "NOZ-04", "Nozzle", "", 12.25, 4],
      ["trackEcommerceCartUpdate", 99.8],
    ])
  })

  it("send a started checkout as an event", () => {
    expect(buildMatomoCalls(buildNamedEvent())).toEqual([
      ["trackEvent", "Ecommerce", "begin_checkout", undefined, 24.95],
    ])
  })

  it("send a purchase with its amounts and clear the cart after it", () => {
    expect(buildMatomoCalls(buildPaidEvent())).toEqual([
      ["clearEcommerceCart"],
      ["addEcommerceItem", "RES-A-500", "Tough resin", "", 24.95, 2],
      ["trackEcommerceOrder", "1042", 55.5, 49.9, 5.05, 10.6, 5],
      ["clearEcommerceCart"],
    ])
  })
})
