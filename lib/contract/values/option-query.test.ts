import { buildOptionQuery } from "./option-query.ts"

describe("the query that chooses options", () => {
  it("has a readable parameter for each variation", () => {
    const variations = [
      { variation_type: "Couleur", name: "Crème brûlée" },
      { variation_type: "Volume", name: "500 mL" },
    ]
    expect(buildOptionQuery(variations)).toBe("?couleur=creme-brulee&volume=500-ml")
  })

  it("is empty without options", () => {
    expect(buildOptionQuery([])).toBe("")
  })
})
