import { describe, expect, it } from "@jest/globals"
import { isNoindex } from "./page-report.ts"

describe("robots rules", () => {
  it.each(["noindex", "noindex, follow", "follow,noindex", "none", "googlebot: noindex"])(
    "excludes a page from the index: %j",
    (rules) => expect(isNoindex(rules)).toBe(true),
  )
  it.each(["", "index, follow", "nofollow", "max-snippet:-1", "noimageindex"])(
    "allows a page in the index: %j",
    (rules) => expect(isNoindex(rules, "")).toBe(false),
  )
  it("applies the rules of the header like those of the head", () =>
    expect(isNoindex("", "noindex")).toBe(true))
})
