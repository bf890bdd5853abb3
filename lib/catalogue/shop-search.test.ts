import { parseCents } from "#lib/contract/money.ts"
import { buildListSearch } from "./list-query.ts"
import {
  buildLiteralPath,
  buildUnderstoodList,
  getTypedBounds,
  listUnderstoodLabels,
  type UnderstoodSearch,
} from "./shop-search.ts"

const understood: UnderstoodSearch = {
  words: "resin",
  price: { kind: "under", min: null, max: parseCents(1_999) },
  values: [{ name: "Colour", value: "Red" }],
  termLabels: {},
  sku: null,
  ignoredPrice: null,
  isApplied: true,
}

describe("an understood search", () => {
  it("is shown as a list of its words with the rest chosen as filters", () => {
    const list = buildUnderstoodList(understood)
    expect([list?.path, buildListSearch(list?.query.choice ?? never())]).toEqual([
      "/search/resin",
      "?filter=Colour%3ARed&max=19.99",
    ])
    expect(list?.query.typedPrices).toEqual({ min: "", max: "19.99" })
    expect(buildUnderstoodList({ ...understood, words: "" })?.path).toBe("/search")
  })

  it("shows values by their labels, and filters by the English ones", () => {
    const values = ["Grey", "Gray", "Teal"].map((value) => ({ name: "Colour", value }))
    const german = {
      ...understood,
      values,
      termLabels: { Colour: "Farbe", Grey: "Grau", Gray: "Grau" },
    }
    expect(listUnderstoodLabels(german)).toEqual([
      { name: "Farbe", value: "Grau" },
      { name: "Farbe", value: "Teal" },
    ])
    expect(buildUnderstoodList(german)?.query.choice.values).toEqual(values)
  })

  it("is no list if only words or a code are left", () => {
    expect(buildUnderstoodList({ ...understood, price: null, values: [], sku: "RS-1" })).toBeNull()
  })

  it("shows the price as it was typed", () => {
    const { price } = understood
    expect(getTypedBounds(price ?? never()).max).toBe(2_000)
    expect(getTypedBounds({ kind: "over", min: parseCents(1_001), max: null }).min).toBe(1_000)
  })

  it("leads back to its words in quotation marks, however long they are", () => {
    expect(buildLiteralPath("under 20")).toBe("/search/%22under%2020%22")
    expect(decodeURIComponent(buildLiteralPath("a".repeat(100)))).toHaveLength(8 + 102)
  })
})

function never(): never {
  throw new Error("This search has a price.")
}
