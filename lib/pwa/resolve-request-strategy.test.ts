import {
  type CacheableResponse,
  isCacheable,
  isCacheableImage,
  isCacheablePage,
  isCacheablePath,
  isPlaceholderImage,
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
    "/admin",
    "/admin/orders/7",
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

type ResponseOptions = Partial<Omit<CacheableResponse, "headers">> & {
  headers?: Record<string, string>
}

/** Builds a response that is cacheable except for the given options. */
function buildResponse({ headers = {}, ...parts }: ResponseOptions = {}): CacheableResponse {
  const defaultHeaders = {
    "Content-Type": "text/html; charset=utf-8",
    "Cache-Control": "s-maxage=300",
  }
  return {
    status: 200,
    type: "basic",
    redirected: false,
    ...parts,
    headers: new Headers({ ...defaultHeaders, ...headers }),
  }
}

describe("a response", () => {
  it("is cacheable if it is the same for every user", () => {
    const vary = { Vary: "rsc, next-router-state-tree, Accept-Encoding" }
    expect([
      isCacheable(buildResponse({ headers: vary })),
      isCacheablePage("/shop", buildResponse()),
    ]).toEqual([true, true])
  })

  it.each<[string, ResponseOptions]>([
    ["in part", { status: 206 }],
    ["missing", { status: 404 }],
    ["unavailable", { status: 503 }],
    ["empty", { status: 204 }],
    ["a redirect", { status: 0, type: "opaqueredirect" }],
    ["redirected", { redirected: true }],
    ["opaque", { status: 0, type: "opaque" }],
    ["from another origin", { type: "cors" }],
    ["no-store", { headers: { "Cache-Control": "no-store" } }],
    ["private", { headers: { "Cache-Control": "private, max-age=60" } }],
    ["private, in capitals", { headers: { "Cache-Control": "Private" } }],
    ["a byte range", { headers: { "Content-Range": "bytes 0-9/10" } }],
  ])("is not cacheable if it is %s", (_what, parts) => {
    expect([
      isCacheable(buildResponse(parts)),
      isCacheablePage("/shop", buildResponse(parts)),
    ]).toEqual([false, false])
  })

  it("is cacheable as a no-store placeholder image, and recognised as one", () => {
    const [standIn, best] = ["no-store", "public, max-age=31536000, immutable"].map(
      (cacheControl) =>
        buildResponse({ headers: { "Content-Type": "image/webp", "Cache-Control": cacheControl } }),
    )
    if (!standIn || !best) throw new Error("there are two")
    expect([isCacheableImage(standIn), isPlaceholderImage(standIn)]).toEqual([true, true])
    expect([isCacheableImage(best), isPlaceholderImage(best)]).toEqual([true, false])
    const failed = buildResponse({ status: 503, headers: { "Cache-Control": "no-store" } })
    const own = buildResponse({ headers: { "Cache-Control": "private, no-store" } })
    expect([isCacheableImage(failed), isCacheableImage(own)]).toEqual([false, false])
  })

  it.each<[string, Record<string, string>]>([
    ["varying by cookie", { Vary: "rsc, Cookie" }],
    ["varying by everything", { Vary: "*" }],
    ["not HTML", { "Content-Type": "application/json" }],
    ["without a content type", { "Content-Type": "" }],
  ])("is not cacheable as a page if it is %s", (_what, headers) => {
    expect(isCacheablePage("/shop", buildResponse({ headers }))).toBe(false)
  })

  it("is cacheable for the home page, which varies by cookie only for the language redirect", () => {
    expect(isCacheablePage("/", buildResponse({ headers: { Vary: "Cookie" } }))).toBe(true)
    const ownPreview = { Vary: "Cookie", "Cache-Control": "private, no-store" }
    expect(isCacheablePage("/", buildResponse({ headers: ownPreview }))).toBe(false)
  })
})
