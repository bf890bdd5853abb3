import { resolveVariationProperties } from "./resolve-variation-properties.ts"

describe("the ways in which variants differ", () => {
  it("are told in schema.org's words where it has one", () => {
    expect(resolveVariationProperties(["Colour", "Volume", "Timber", "Hardness"])).toEqual([
      "color",
      "size",
      "material",
      null,
    ])
  })

  it("are told once each", () => {
    expect(resolveVariationProperties(["Width", "Length", " colour "])).toEqual([
      "size",
      null,
      "color",
    ])
  })
})
