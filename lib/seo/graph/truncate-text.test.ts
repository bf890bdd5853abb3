import { truncateText } from "./truncate-text.ts"

describe("truncated text in structured data", () => {
  it.each([
    ["short enough", "Mini  urn\n", 20, "Mini urn"],
    ["too long", "Mini urn of walnut", 14, "Mini urn of…"],
    ["of one long word", "a".repeat(30), 10, `${"a".repeat(9)}…`],
    ["just as long as it may be", "12345", 5, "12345"],
    ["of markup alone once it is read", " \u0000\t ", 5, ""],
    ["of characters made of several", "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", 12, "👨‍👩‍👧…"],
    ["from right to left", "مصباح ليلي جميل", 12, "مصباح ليلي…"],
  ])("fits the limit if it is %s", (_case, text, maxLength, truncated) => {
    expect(truncateText(text, maxLength)).toBe(truncated)
    expect(truncated.length).toBeLessThanOrEqual(maxLength)
  })

  it("never exceeds the limit or splits a character, for any limit", () => {
    const text = "A 👨‍👩‍👧 and مصباح é ".repeat(20)
    for (let maxLength = 1; maxLength < 60; maxLength++) {
      const truncated = truncateText(text, maxLength)
      expect(truncated.length).toBeLessThanOrEqual(maxLength)
      expect(truncated).not.toMatch(/\p{Surrogate}/u)
    }
  })
})
