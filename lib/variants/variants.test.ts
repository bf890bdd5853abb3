import { parseCents } from "#lib/contract/money.ts"
import { buildOptionQuery } from "#lib/contract/values/option-query.ts"
import { listOptionStates } from "./option-states.ts"
import { resolvePrice, resolveQuantity } from "./resolve-price.ts"
import {
  buildInitialSelection,
  buildVariantQuery,
  buildVariantSet,
  isComplete,
  parseVariantQuery,
  resolveBuyState,
  resolveVariant,
  type VariantSet,
} from "./variant-set.ts"

/** Amber comes in 500 mL (sold out) and 1 L, Clear in 500 mL only, Grey in nothing. */
const set = buildSet(
  { Colour: ["Amber", "Clear", "Grey"], Volume: ["500 mL", "1 L"] },
  { id: 1, options: { Colour: "Amber", Volume: "500 mL" }, isInStock: false },
  { id: 2, options: { Colour: "Amber", Volume: "1 L" }, isInStock: true },
  { id: 3, options: { Colour: "Clear", Volume: "500 mL" }, isInStock: true },
)

function buildSet(
  variations: Record<string, string[]>,
  ...skus: { id: number; options: Record<string, string>; isInStock: boolean }[]
): VariantSet {
  return buildVariantSet({
    variations: Object.entries(variations).map(([name, options]) => ({ name, options })),
    skus: skus.map((sku) => ({
      ...sku,
      photoId: null,
      code: `SKU-${sku.id}`,
      price: parseCents(2000),
      fullPrice: parseCents(2500),
      isOnSpecial: true,
      isLowStock: false,
    })),
  })
}

describe("resolveVariant", () => {
  it("finds the SKU when every variation has its option", () => {
    expect(resolveVariant(set, [0, 1])?.id).toBe(2)
  })

  it.each([
    ["nothing is chosen", [null, null]],
    ["one variation is still open", [0, null]],
    ["the combination does not exist", [2, 0]],
  ])("returns null while %s", (_case, selection) => {
    expect(resolveVariant(set, selection)).toBeNull()
  })

  it("finds the only SKU of a product without variations", () => {
    const plain = buildSet({}, { id: 7, options: {}, isInStock: true })
    expect(resolveVariant(plain, buildInitialSelection(plain))?.id).toBe(7)
  })

  it("ignores a SKU with an option that the product does not list", () => {
    const odd = buildSet(
      { Colour: ["Red"] },
      { id: 1, options: { Colour: "Blue" }, isInStock: true },
    )
    expect(odd.variants).toEqual([])
  })
})

describe("state of the buy button", () => {
  it("is select-options until a SKU matches", () => {
    expect(resolveBuyState(resolveVariant(set, [0, null]))).toBe("select-options")
  })

  it("is out-of-stock for a sold-out SKU", () => {
    expect(resolveBuyState(resolveVariant(set, [0, 0]))).toBe("out-of-stock")
  })

  it("is in-stock for an available SKU", () => {
    expect(resolveBuyState(resolveVariant(set, [0, 1]))).toBe("in-stock")
  })

  it("distinguishes complete from incomplete selections", () => {
    expect([isComplete([0, 0]), isComplete([0, null]), isComplete([])]).toEqual([true, false, true])
  })
})

describe("listOptionStates", () => {
  it("reports options without any SKU before a selection", () => {
    expect(listOptionStates(set, [null, null])).toEqual([
      ["available", "available", "missing"],
      ["available", "available"],
    ])
  })

  it("depends on the selection of the other variations only", () => {
    expect(listOptionStates(set, [0, null])).toEqual([
      ["available", "available", "missing"],
      ["out-of-stock", "available"],
    ])
    expect(listOptionStates(set, [null, 1])[0]).toEqual(["available", "missing", "missing"])
  })
})

describe("buildInitialSelection", () => {
  it("selects the option of a variation that has only one", () => {
    expect(buildInitialSelection(buildSet({ Size: ["One"], Colour: ["A", "B"] }))).toEqual([
      0,
      null,
    ])
  })
})

describe("variant query", () => {
  it("consists of readable words", () => {
    expect(buildVariantQuery(set, [0, 1], "")).toBe("?colour=amber&volume=1-l")
    expect(buildVariantQuery(set, [null, null], "")).toBe("")
  })

  it("preserves other query parameters", () => {
    expect(buildVariantQuery(set, [1, null], "?utm_source=mail&colour=amber")).toBe(
      "?utm_source=mail&colour=clear",
    )
  })

  it("round-trips a selection with any option names", () => {
    const names = buildSet({
      "Grösse / Size": ["0.4 mm", "0-4 mm", "紫", "!!!", "A&B=C"],
      "grosse size": ["x", "y"],
    })
    for (let option = 0; option < 5; option++) {
      const query = buildVariantQuery(names, [option, option % 2], "")
      expect(parseVariantQuery(names, query)).toEqual([option, option % 2])
    }
  })

  it("selects the options of a query that is built from a SKU", () => {
    const query = buildOptionQuery([
      { variation_type: "Colour", name: "Clear" },
      { variation_type: "Volume", name: "500 mL" },
    ])
    expect(parseVariantQuery(set, query)).toEqual([1, 0])
  })

  it.each(["", "?colour=", "?colour=purple", "?volume[]=1-l", "?colour=%E0%A4%A"])(
    "selects nothing for the query %p",
    (query) => {
      expect(parseVariantQuery(set, query)).toEqual([null, null])
    },
  )
})

describe("resolvePrice", () => {
  const special = { ...buildVariant(), isOnSpecial: true }

  it("includes add-ons", () => {
    expect(resolvePrice(buildVariant(), 450)).toEqual({ each: 2450, fullEach: null })
  })

  it("returns the full price beside a special one", () => {
    expect(resolvePrice(special, 0)).toEqual({ each: 2000, fullEach: 2500 })
  })

  it("omits a full price that is not higher", () => {
    expect(resolvePrice({ ...special, fullPrice: 2000 }, 0).fullEach).toBeNull()
  })

  function buildVariant() {
    const [variant] = set.variants
    if (!variant) throw new Error("the set has variants")
    return { ...variant, isOnSpecial: false }
  }
})

describe("resolveQuantity", () => {
  it.each([
    ["3", 3],
    ["0", 1],
    ["-4", 1],
    ["1.9", 1],
    ["", 1],
    ["many", 1],
    ["1e9", 999],
    ["NaN", 1],
  ])("resolves %p to %i", (wanted, quantity) => {
    expect(resolveQuantity(wanted)).toBe(quantity)
  })
})
