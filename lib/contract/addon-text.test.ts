import { type AddonPattern, countCharacters, findBrokenLimit } from "./addon-text.ts"

const isTaken = (pattern: AddonPattern, text: string) =>
  findBrokenLimit(text, { maxLength: null, pattern }) === null

describe("the characters of a text", () => {
  it.each([
    ["", 0],
    ["Nan", 3],
    ["Zoe\u0308", 3],
    ["นก", 2],
    ["👩‍👩‍👧", 1],
  ])("are counted in %p as a reader does", (text, count) => {
    expect(countCharacters(text)).toBe(count)
  })
})

describe("the longest text of an add-on", () => {
  const twelve = { maxLength: 12, pattern: null }

  it("takes exactly as many characters as it allows", () => {
    expect(findBrokenLimit("Bartholomew!", twelve)).toBeNull()
    expect(findBrokenLimit("Bartholomew!!", twelve)).toEqual({ limit: "length", max: 12 })
    expect(findBrokenLimit("Zoe\u0308".repeat(4), twelve)).toBeNull()
  })

  it("is 200 characters where the product names none", () => {
    const free = { maxLength: null, pattern: null }
    expect(findBrokenLimit("x".repeat(200), free)).toBeNull()
    expect(findBrokenLimit("x".repeat(201), free)).toEqual({ limit: "length", max: 200 })
  })
})

describe("the pattern of an add-on's text", () => {
  it("letters takes names in any script, and no numbers, signs or pictures", () => {
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

  it("letters_and_numbers takes years and dates too", () => {
    for (const text of ["Rex 2010–2024", "12/5/2020", "٢٠٢٤", "No. 7"]) {
      expect([text, isTaken("letters_and_numbers", text)]).toEqual([text, true])
    }
    expect(isTaken("letters_and_numbers", "Rex ♥")).toBe(false)
  })

  it("a_to_z takes plain Latin letters alone", () => {
    expect(isTaken("a_to_z", "aZ")).toBe(true)
    const others = ["é", "Ж", "7", "A.", "A B", "\u017f", "\u212a"]
    expect(others.filter((text) => isTaken("a_to_z", text))).toEqual([])
  })

  it("is named before the length, and nothing is wrong with no text", () => {
    const limits = { maxLength: 1, pattern: "a_to_z" } as const
    expect(findBrokenLimit("42", limits)).toEqual({ limit: "a_to_z" })
    expect(findBrokenLimit("AB", limits)).toEqual({ limit: "length", max: 1 })
    expect(findBrokenLimit("", limits)).toBeNull()
  })
})
