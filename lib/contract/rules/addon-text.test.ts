import { jest } from "@jest/globals"
import { type AddonPattern, findBrokenLimit, getGraphemeCount } from "./addon-text.ts"

const isTaken = (pattern: AddonPattern, text: string) =>
  findBrokenLimit(text, { maxLength: null, pattern }) === null

describe("getGraphemeCount", () => {
  it.each([
    ["", 0],
    ["Nan", 3],
    ["Zoe\u0308", 3],
    ["นก", 2],
    ["👩‍👩‍👧", 1],
  ])("counts the graphemes of %p", (text, count) => {
    expect(getGraphemeCount(text)).toBe(count)
  })

  it("needs no segmenter, which is slow to create, for printable ASCII", async () => {
    const { Segmenter } = Intl
    const create = jest.spyOn(Intl, "Segmenter")
    create.mockImplementation((...options) => new Segmenter(...options))
    jest.resetModules()
    const fresh = await import("./addon-text.ts")
    expect(fresh.getGraphemeCount("Happy birthday, Nan!")).toBe(20)
    expect(create).not.toHaveBeenCalled()
    expect(fresh.getGraphemeCount("Zo\u00eb")).toBe(3)
    expect(create).toHaveBeenCalledTimes(1)
    create.mockRestore()
  })
})

describe("maximum length of an add-on text", () => {
  const twelve = { maxLength: 12, pattern: null }

  it("accepts exactly as many characters as the maximum", () => {
    expect(findBrokenLimit("Bartholomew!", twelve)).toBeNull()
    expect(findBrokenLimit("Bartholomew!!", twelve)).toEqual({ limit: "length", max: 12 })
    expect(findBrokenLimit("Zoe\u0308".repeat(4), twelve)).toBeNull()
  })

  it("limits a text to 200 characters where the product sets no maximum", () => {
    const free = { maxLength: null, pattern: null }
    expect(findBrokenLimit("x".repeat(200), free)).toBeNull()
    expect(findBrokenLimit("x".repeat(201), free)).toEqual({ limit: "length", max: 200 })
  })
})

describe("pattern of an add-on text", () => {
  it("accepts names in any script, and no numbers, symbols or emoji, where only alphabetic characters are allowed", () => {
    const names = [
      "Zoë",
      "Zoe\u0308",
      "Anne-Marie",
      "O’Neil",
      "Mia & Tom",
      "李小龍",
      "نگار",
      "می‌نا",
    ]
    expect(names.filter((name) => !isTaken("letters", name))).toEqual([])
    const others = ["R2D2", "Nan!", "Nan ♥", "😀", "<b>", "a@b"]
    expect(others.filter((text) => isTaken("letters", text))).toEqual([])
  })

  it("accepts years and dates where alphabetic characters and numbers are allowed", () => {
    for (const text of ["Rex 2010–2024", "12/5/2020", "٢٠٢٤", "No. 7"]) {
      expect([text, isTaken("letters_and_numbers", text)]).toEqual([text, true])
    }
    expect(isTaken("letters_and_numbers", "Rex ♥")).toBe(false)
  })

  it("accepts only basic Latin characters where the range is A to Z", () => {
    expect(isTaken("a_to_z", "aZ")).toBe(true)
    const others = ["é", "Ж", "7", "A.", "A B", "\u017f", "\u212a"]
    expect(others.filter((text) => isTaken("a_to_z", text))).toEqual([])
  })

  it("reports the pattern before the length, and accepts an empty text", () => {
    const limits = { maxLength: 1, pattern: "a_to_z" } as const
    expect(findBrokenLimit("42", limits)).toEqual({ limit: "a_to_z" })
    expect(findBrokenLimit("AB", limits)).toEqual({ limit: "length", max: 1 })
    expect(findBrokenLimit("", limits)).toBeNull()
  })
})
