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
  ])("fits the limit if it is %s", (_case, text, most, cut) => {
    expect(truncateText(text, most)).toBe(cut)
    expect(cut.length).toBeLessThanOrEqual(most)
  })

  it("never exceeds the limit or splits a character, for any limit", () => {
    const text = "A 👨‍👩‍👧 and مصباح é ".repeat(20)
    for (let most = 1; most < 60; most++) {
      const cut = truncateText(text, most)
      expect(cut.length).toBeLessThanOrEqual(most)
      expect(cut).not.toMatch(/\p{Surrogate}/u)
    }
  })
})
