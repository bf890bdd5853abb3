import { parseAddress } from "./parse-address.ts"

const parts = { street: "14 Stowe Lane", locality: "Calliope", state: "QLD", postcode: "4680" }

describe("an address in one text", () => {
  it.each([
    "14 Stowe Lane, Calliope QLD 4680, Australia",
    "14 Stowe Lane, Calliope QLD 4680",
    "14 Stowe Lane,\nCalliope, qld 4680\nAustralia",
    " 14 Stowe Lane\nCalliope  QLD, 4680 Australia.",
  ])("parses the address %j", (text) => {
    expect(parseAddress(text)).toEqual(parts)
  })

  it("accepts more than a street before the suburb", () => {
    expect(parseAddress("Unit 2, 14 Stowe Lane, Barney Point QLD 4680")).toEqual({
      ...parts,
      street: "Unit 2, 14 Stowe Lane",
      locality: "Barney Point",
    })
  })

  it.each(["", "Calliope QLD 4680", "PO Box 3, Berlin 10115", "14 Stowe Lane, Calliope QLD 468"])(
    "returns null for the address %j",
    (text) => {
      expect(parseAddress(text)).toBeNull()
    },
  )

  it("rejects a text made for slow backtracking within a second", () => {
    const startedAt = performance.now()
    expect(parseAddress("a, ".repeat(5_000))).toBeNull()
    expect(performance.now() - startedAt).toBeLessThan(1_000)
  })
})
