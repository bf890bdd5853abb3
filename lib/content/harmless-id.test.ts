import { isHarmlessId } from "./harmless-id.ts"

describe("an editor's id", () => {
  it.each(["delivery", "drying-times", "step-2", "faq"])("may be %s", (id) => {
    expect(isHarmlessId(id)).toBe(true)
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
  ])("may not be %j", (id) => {
    expect(isHarmlessId(id)).toBe(false)
  })
})
