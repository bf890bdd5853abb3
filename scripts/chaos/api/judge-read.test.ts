import { describe, expect, it } from "@jest/globals"
import { judgeFresh, judgeStanding, judgeUnavailable } from "./judge-read.ts"
import type { Read } from "./shaken-shop.ts"

const page: Read = {
  ...{ status: 200, headers: {}, tookMs: 12, main: "Standard resin ~3~ bends." },
  html: "<main>Standard resin ~3~ bends.</main>",
}
const putOff: Read = {
  ...{ status: 503, tookMs: 2_600, main: "We can’t load this page right now" },
  headers: { "retry-after": "10", "cache-control": "private, no-store" },
  html: "<main>We can’t load this page right now</main>",
}

describe("cached page while the API fails", () => {
  it("accepts a page equal to the page before the failure, if it is fast", () => {
    expect(judgeStanding({ ...page, tookMs: 90 }, page)).toEqual([])
  })

  it.each<[string, Partial<Read>]>([
    ["another status", { status: 503 }],
    ["another text", { main: "Standard resin" }],
    ["no text at all", { main: null }],
    ["an answer that is waited for", { tookMs: 3_001 }],
  ])("rejects a page with %s", (_what, other) => {
    expect(judgeStanding({ ...page, ...other }, page)).toHaveLength(1)
  })
})

describe("page that is unavailable while the API fails", () => {
  it("accepts a 503 response with Retry-After and no-store", () => {
    expect(judgeUnavailable(putOff)).toEqual([])
  })

  it.each<[string, Partial<Read>]>([
    ["called missing", { status: 404 }],
    ["without a time to come again", { headers: { "cache-control": "no-store" } }],
    ["kept", { headers: { "retry-after": "10", "cache-control": "s-maxage=60" } }],
    ["blank", { main: "" }],
    ["a look at what is inside", { html: "ApiError: no answer" }],
    ["waited for", { tookMs: 3_001 }],
  ])("rejects a page: %s", (_what, other) => {
    expect(judgeUnavailable({ ...putOff, ...other })).toHaveLength(1)
  })
})

describe("page after the API has recovered", () => {
  it("accepts a page that shows the change and otherwise equals that of a healthy shop", () => {
    expect(judgeFresh(page, { ...page, main: "Standard resin bends." }, "~3~")).toEqual([])
  })

  it.each<[string, Partial<Read>]>([
    ["of before the change", { main: "Standard resin ~2~ bends." }],
    ["half", { main: "Standard resin ~3~" }],
    ["put off", { status: 503 }],
  ])("rejects a page: %s", (_what, other) => {
    expect(judgeFresh({ ...page, ...other }, page, "~3~")).toHaveLength(1)
  })
})
