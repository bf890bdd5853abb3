import { describe, expect, it } from "@jest/globals"
import { buildComparePath, isCompareUrl, listFeatures, parseCompareQuery } from "./compare-query.ts"

describe("the query of a comparison", () => {
  it("names up to four products, each once, in their order", () => {
    const products = ["b", "a", "b", "c", "d", "e"]
    expect(parseCompareQuery({ products })).toEqual({
      products: ["b", "a", "c", "d"],
      isTooMany: true,
      group: null,
      page: 1,
    })
    expect(parseCompareQuery({ products: "a" })).toMatchObject({
      products: ["a"],
      isTooMany: false,
    })
  })

  it("ignores what is no slug or page", () => {
    expect(
      parseCompareQuery({ products: ["../cart", "", "A b"], group: "<b>", page: "-1" }),
    ).toEqual({ products: [], isTooMany: false, group: null, page: 1 })
  })

  it("is built as it is parsed", () => {
    const path = buildComparePath(["a", "b"], { group: "resin", page: 2 })
    expect(path).toBe("/compare?products=a&products=b&group=resin&page=2")
    expect(buildComparePath([])).toBe("/compare")
  })

  it.each([
    ["/compare", true],
    ["/de/compare?products=a", true],
    ["/compared", false],
    ["/shop/compare", false],
  ])("belongs to %s: %s", (url, expected) => {
    expect(isCompareUrl(url)).toBe(expected)
  })
})

describe("the features of compared products", () => {
  const listTexts = (...parameters: Parameters<typeof listFeatures>) =>
    listFeatures(...parameters).map(({ name, values }) => [name, ...values].map(({ text }) => text))

  it("are listed once, with no values where a product lacks them", () => {
    const one = { features: new Map([["Colour", ["Grey", "White"]]]) }
    const other = {
      features: new Map([
        ["Layer", ["50 µm"]],
        ["Colour", ["Amber"]],
      ]),
    }
    expect(listTexts([one, other])).toEqual([
      ["Colour", "Grey, White", "Amber"],
      ["Layer", "", "50 µm"],
    ])
  })

  it("have labels, of whichever product has them, as far as there are any", () => {
    const features = new Map([["Colour", ["Grey", "Sand"]]])
    const one = { features, termLabels: { Colour: "Farbe", Grey: "Grau" } }
    const other = { features: new Map([["Colour", ["Grey"]]]) }
    expect(listTexts([one, other])).toEqual([["Farbe", "Grau, Sand", "Grau"]])
    expect(listFeatures([one, other])).toMatchObject([
      {
        key: "Colour",
        name: { isTranslated: true },
        values: [{ isTranslated: false }, { isTranslated: true }],
      },
    ])
  })
})
