import { planVariationProperties } from "./variation-property.ts"

describe("the ways in which variants differ", () => {
  it("are told in schema.org's words where it has one", () => {
    expect(planVariationProperties(["Colour", "Volume", "Timber", "Hardness"])).toEqual([
      ...["color", "size", "material", null],
    ])
  })

  it("are told once each", () => {
    expect(planVariationProperties(["Width", "Length", " colour "])).toEqual([
      "size",
      null,
      "color",
    ])
  })
})
