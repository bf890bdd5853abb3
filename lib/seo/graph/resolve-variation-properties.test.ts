import { resolveVariationProperties } from "./resolve-variation-properties.ts"

describe("schema.org properties of variations", () => {
  it("are resolved from the variation names, null where schema.org has none", () => {
    expect(resolveVariationProperties(["Colour", "Volume", "Timber", "Hardness"])).toEqual([
      "color",
      "size",
      "material",
      null,
    ])
  })

  it("are assigned once each", () => {
    expect(resolveVariationProperties(["Width", "Length", " colour "])).toEqual([
      "size",
      null,
      "color",
    ])
  })
})
