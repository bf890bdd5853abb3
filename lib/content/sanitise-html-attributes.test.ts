import { isSafeId } from "./sanitise-html-attributes.ts"

describe("an id from an editor", () => {
  it.each(["delivery", "drying-times", "step-2", "faq"])("accepts the id %s", (id) => {
    expect(isSafeId(id)).toBe(true)
  })

  it.each([
    "",
    "__next_f",
    "webpackChunk_N_E",
    "next",
    "content",
    "cookie",
    "w12-faq",
    "1st",
    "a--b",
  ])("rejects the id %j", (id) => {
    expect(isSafeId(id)).toBe(false)
  })
})
