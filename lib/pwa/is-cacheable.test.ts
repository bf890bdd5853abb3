import {
  type CacheableResponse,
  isCacheable,
  isCacheableImage,
  isCacheablePage,
  isPlaceholderImage,
} from "./is-cacheable.ts"

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
