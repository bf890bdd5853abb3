import { describe, expect, it } from "@jest/globals"
import type { Read } from "./failing-api-shop.ts"
import { validateCachedPage, validateFreshPage, validateUnavailablePage } from "./measure-route.ts"

const page: Read = {
  status: 200,
  headers: {},
  tookMs: 12,
  main: "Standard resin ~3~ bends.",
  html: "<main>Standard resin ~3~ bends.</main>",
}
const putOff: Read = {
  status: 503,
  tookMs: 2_600,
  main: "We can’t load this page right now",
  headers: { "retry-after": "10", "cache-control": "private, no-store" },
  html: "<main>We can’t load this page right now</main>",
}

describe("cached page while the API fails", () => {
  it("accepts a page equal to the page before the failure, if it is fast", () => {
    expect(validateCachedPage({ ...page, tookMs: 90 }, page)).toEqual([])
  })

  it.each<[string, Partial<Read>]>([
    ["another status", { status: 503 }],
    ["another text", { main: "Standard resin" }],
    ["no text at all", { main: null }],
    ["a slow response", { tookMs: 3_001 }],
  ])("rejects a page with %s", (_what, other) => {
    expect(validateCachedPage({ ...page, ...other }, page)).toHaveLength(1)
  })
})

describe("page that is unavailable while the API fails", () => {
  it("accepts a 503 response with Retry-After and no-store", () => {
    expect(validateUnavailablePage(putOff)).toEqual([])
  })

  it.each<[string, Partial<Read>]>([
    ["sent with 404", { status: 404 }],
    ["without Retry-After", { headers: { "cache-control": "no-store" } }],
    ["cacheable", { headers: { "retry-after": "10", "cache-control": "s-maxage=60" } }],
    ["blank", { main: "" }],
    ["with internal details", { html: "ApiError: no response" }],
    ["slow", { tookMs: 3_001 }],
  ])("rejects a page: %s", (_what, other) => {
    expect(validateUnavailablePage({ ...putOff, ...other })).toHaveLength(1)
  })
})

describe("page after the API has recovered", () => {
  it("accepts a page that shows the change and otherwise equals that of a healthy shop", () => {
    expect(validateFreshPage(page, { ...page, main: "Standard resin bends." }, "~3~")).toEqual([])
  })

  it.each<[string, Partial<Read>]>([
    ["without the change", { main: "Standard resin ~2~ bends." }],
    ["incomplete", { main: "Standard resin ~3~" }],
    ["unavailable", { status: 503 }],
  ])("rejects a page: %s", (_what, other) => {
    expect(validateFreshPage({ ...page, ...other }, page, "~3~")).toHaveLength(1)
  })
})
