import { describe, expect, it } from "@jest/globals"
import { isNoindex } from "./is-noindex.ts"

describe("rules for robots", () => {
  it.each(["noindex", "noindex, follow", "follow,noindex", "none", "googlebot: noindex"])(
    "ask to leave a page out: %j",
    (rules) => expect(isNoindex(rules)).toBe(true),
  )
  it.each(["", "index, follow", "nofollow", "max-snippet:-1", "noimageindex"])(
    "leave a page in: %j",
    (rules) => expect(isNoindex(rules, "")).toBe(false),
  )
  it("count in the header as in the head", () => expect(isNoindex("", "noindex")).toBe(true))
})
