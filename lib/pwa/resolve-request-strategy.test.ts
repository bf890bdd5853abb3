import {
  isCacheablePath,
  type RequestStrategy,
  resolveRequestStrategy,
} from "./resolve-request-strategy.ts"

const origin = "https://shop.example"

function plan(
  path: string,
  part: Partial<Parameters<typeof resolveRequestStrategy>[0]> = {},
): RequestStrategy {
  const url = new URL(path, origin)
  return resolveRequestStrategy({
    method: "GET",
    url,
    origin,
    isNavigation: false,
    hasRange: false,
    ...part,
  })
}

const visit = (path: string) => plan(path, { isNavigation: true })

describe("the service worker", () => {
  it.each(["/", "/shop", "/de/shop/resin/2", "/product/night-light", "/blog", "/about", "/ar"])(
    "caches the public page %s",
    (path) => {
      expect([visit(path), isCacheablePath(path)]).toEqual(["page", true])
    },
  )

  it.each([
    "/cart",
    "/checkout",
    "/profile",
    "/my-account/orders",
    "/login",
    "/signup",
    "/logout",
    "/forgotpassword",
    "/auth",
    "/enter",
    "/invoice/7",
    "/invoice/print/7",
    "/show-invoice/t",
    "/show-invoice/print/t",
    "/print-tickets/7",
    "/print-tickets/t",
    "/print-voucher/t",
    "/payment-return",
    "/seo",
    "/seo/audit",
    "/de/cart",
    "/AR/Checkout",
    "/de/profile",
    "/search",
    "/search/my%20rash",
    "/ja/search/resin/2",
  ])("never caches %s, and shows the offline page for it", (path) => {
    expect([visit(path), isCacheablePath(path)]).toEqual(["visit", false])
  })

  it.each([
    "/api/bff/cart/read",
    "/api/v1/anything",
    "/oauth/authorize",
    "/preview",
    "/preview/end",
    "/pay/sandbox/7",
    "/v/7.mp4",
    "/sitemap.xml",
    "/feeds/blog.xml",
    "/manifest.webmanifest",
    "/sw.js",
    "/social/shop/en/a.jpg",
  ])("passes %s to the network and caches nothing of it", (path) => {
    expect([visit(path), plan(path), isCacheablePath(path)]).toEqual(["visit", "network", false])
  })

  it("serves files and images with content-hashed URLs from the cache first", () => {
    expect(plan("/_next/static/chunks/main-1.js")).toBe("file")
    expect(plan("/_next/static/media/literata.woff2")).toBe("file")
    expect(plan("/assets/i/0a1b/4x3/300.avif")).toBe("picture")
  })

  it("passes RSC requests to the network, which have no fallback", () => {
    expect(plan("/shop/resin?_rsc=1abc")).toBe("network")
    expect(plan("/de/cart?_rsc=1abc")).toBe("network")
  })

  it.each([
    ["a form post", "/contact", { method: "POST", isNavigation: true }],
    ["a range request", "/assets/i/0a1b/4x3/300.avif", { hasRange: true }],
    ["a cross-origin image", "https://other.example/assets/i/a/4x3/300.avif", {}],
    ["a cross-origin page", "https://other.example/shop", { isNavigation: true }],
  ])("passes %s to the network", (_what, path, part) => {
    expect(plan(path, part)).toBe("network")
  })
})
