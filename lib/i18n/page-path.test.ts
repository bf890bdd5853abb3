import { describe, expect, it } from "@jest/globals"
import { isPagePath } from "./page-path.ts"

describe("a path on the shop's origin", () => {
  it.each(["/", "/de", "/shop?x=1.5#top", "/vouchers", "/de/design", "/sitemap", "/pay#how", "/v"])(
    "can be a page: %s",
    (path) => {
      expect(isPagePath(path)).toBe(true)
    },
  )

  it.each([
    "/_next/static/x",
    "/api/v1/cart",
    "/assets/i/1/4x3/300",
    "/v/film",
    "/auth?code=1",
    "/enter",
    "/preview#top",
    "/preview/end",
    "/oauth/authorize",
    "/pay/sandbox/1",
    "/unsubscribe/token",
    "/de/unsubscribe/token",
    "/feeds/products.xml",
    "/robots.txt",
    "/guide.PDF?page=2",
  ])("is not a page: %s", (path) => {
    expect(isPagePath(path)).toBe(false)
  })
})
