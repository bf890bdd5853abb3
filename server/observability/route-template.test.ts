import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "@jest/globals"
import { openRouteNamer } from "./route-template.ts"

const folder = mkdtempSync(join(tmpdir(), "curlew-routes-"))
const dynamic = [
  ["/api/v1/[...path]", "^/api/v1/(.+?)(?:/)?$"],
  ["/[locale]", "^/([^/]+?)(?:/)?$"],
  ["/[locale]/product/[slug]", "^/([^/]+?)/product/([^/]+?)(?:/)?$"],
  ["/[locale]/[...path]", "^/([^/]+?)/(.+?)(?:/)?$"],
]
writeFileSync(
  join(folder, "routes-manifest.json"),
  JSON.stringify({
    staticRoutes: [{ page: "/api/bff/suggest" }],
    dynamicRoutes: dynamic.map(([page, regex]) => ({ page, regex })),
  }),
)
afterAll(() => rmSync(folder, { recursive: true }))

const nameRoute = openRouteNamer(folder)

describe("the route template of a URL", () => {
  it.each([
    ["/", "/"],
    ["/de", "/"],
    ["/product/blue-filament?colour=1", "/product/[slug]"],
    ["/ar/product/blue-filament", "/product/[slug]"],
    ["/about-us/team", "/[...path]"],
    ["/api/bff/suggest?q=secret", "/api/bff/suggest"],
    ["/api/v1/any/call/atAll", "/api/v1/[...path]"],
    ["/assets/i/0123/1x1/100.avif", "/assets/…"],
    ["/_next/static/chunks/main.js", "/_next/static/…"],
    ["/pay/sandbox/token", "/pay/…"],
  ])("of %s is %s", (address, route) => expect(nameRoute(address)).toBe(route))

  it("is one of a few, for any number of requested URLs", () => {
    const names = Array.from({ length: 20_000 }, (_none, at) => nameRoute(`/${at}/${at}`))
    expect(new Set(names)).toEqual(new Set(["/[...path]"]))
  })

  it('is "other" for a path too long for any page, which is not cached', () => {
    expect(nameRoute(`/product/${"x".repeat(3_000)}`)).toBe("other")
    expect(nameRoute(`/product/x?q=${"x".repeat(3_000)}`)).toBe("/product/[slug]")
  })

  it('is "other" without a build', () => {
    expect(openRouteNamer(join(folder, "nowhere"))("/product/blue")).toBe("other")
  })
})
