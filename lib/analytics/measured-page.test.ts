import { describe, expect, it } from "@jest/globals"
import { buildReportedReferrer, buildReportedUrl, isMeasuredPage } from "./measured-page.ts"

const shop = "https://shop.example"
const at = (path: string) => new URL(path, shop)

describe("page URL in analytics", () => {
  it.each([
    "/checkout",
    "/cart",
    "/my-account/orders",
    "/invoice/12",
    "/show-invoice/abc",
    "/print-tickets/abc",
    "/payment-return?payum_token=abc",
    "/login",
    "/de/login",
    "/seo/audit",
    "/workshops?payum_token=abc",
    "/workshops?a=0b5f2c7e9d3a41ff",
    "/workshops?a=550e8400-e29b-41d4-a716-446655440000",
    "/workshops?who=ann@example.com",
    "/workshops?email=ann",
  ])("is never measured if private: %s", (path) => expect(isMeasuredPage(at(path))).toBe(false))

  it.each([
    "/",
    "/shop/resin",
    "/product/tough-resin?colour=clear&size=500-ml",
    "/product/frame?wood=tasmanian-blackwood-oiled",
    "/?utm_source=spring-newsletter-2026&gclid=Cj0KCQjwX_averylongvalue123",
    "/cart-of-the-day",
  ])("is measured if public: %s", (path) => expect(isMeasuredPage(at(path))).toBe(true))
})

describe("page URL reported to analytics services", () => {
  it("contains no query parameters other than those of campaigns", () => {
    expect(buildReportedUrl(at("/product/a?colour=red&utm_source=news&x=1#top"))).toBe(
      `${shop}/product/a?utm_source=news`,
    )
    expect(buildReportedUrl(at("/product/a?colour=red"))).toBe(`${shop}/product/a`)
  })

  it("replaces an email address in the search terms of the path", () => {
    expect(buildReportedUrl(at("/search/ann%40example.com"))).toBe(`${shop}/search/-`)
    expect(buildReportedUrl(at("/search/ann@example.com/2"))).toBe(`${shop}/search/-/2`)
  })
})

describe("referrer reported to analytics services", () => {
  it.each([
    ["", ""],
    ["no address", ""],
    ["https://www.search.example/results?q=ann", "https://www.search.example/results"],
    [`${shop}/shop/resin?x=1`, `${shop}/shop/resin`],
    [`${shop}/show-invoice/secret`, `${shop}/`],
    [`${shop}/workshops?payum_token=secret`, `${shop}/`],
  ])("reports the referrer %j as %j", (referrer, expected) => {
    expect(buildReportedReferrer(referrer, shop)).toBe(expected)
  })
})
