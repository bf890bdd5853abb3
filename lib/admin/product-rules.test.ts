import { describe, expect, it } from "@jest/globals"
import { buildCategoryTree, isWithin, planCategoryMove } from "./category-tree.ts"
import { proposeProduct } from "./product-proposal.ts"
import {
  buildNextSkuCode,
  buildSkuOptions,
  cleanVariations,
  editVariations,
  getVariantName,
  listMissingCombinations,
} from "./product-variants.ts"
import { buildSkuTexts, parseSkuDraft, updateSkuDraft } from "./sku-draft.ts"

it("a new product gets an address from its name and a code from its address", () => {
  const typed = { name: " Kiln-fired Mug ", url: "", code: "" }
  const proposed = { name: "Kiln-fired Mug", url: "kiln-fired-mug", code: "KILN-FIRED-MUG" }
  expect(proposeProduct(typed)).toEqual(proposed)
  expect(proposeProduct({ ...typed, url: "cup", code: "C-1" })).toMatchObject({
    url: "cup",
    code: "C-1",
  })
})

describe("variants", () => {
  const variations = [
    { name: "Colour", options: ["Red", "Blue"] },
    { name: "Size", options: ["S", "L"] },
  ]

  it("that are missing are the combinations that no variant has", () => {
    const existing = [
      { Size: "S", Colour: "Red" },
      { Colour: "Blue", Size: "L" },
    ]
    expect(listMissingCombinations(variations, existing)).toEqual([
      { Colour: "Red", Size: "L" },
      { Colour: "Blue", Size: "S" },
    ])
    expect(listMissingCombinations([], [])).toEqual([{}])
    expect(listMissingCombinations([], [{}])).toEqual([])
    const many = Array.from({ length: 4 }, (_, at) => ({
      name: String(at),
      options: ["a", "b", "c", "d", "e"],
    }))
    expect(listMissingCombinations(many, [])).toHaveLength(200)
  })

  it("keep their options by the new names, and get the first choice of a new option", () => {
    const edited = editVariations(variations)
    expect(buildSkuOptions(edited, [{ id: 1, options: { Colour: "Red", Size: "S" } }])).toEqual([])
    const renamed = [
      { name: "Glaze", was: "Colour", options: [{ name: "Sky", was: "Blue" }] },
      { name: "Handle", options: [{ name: "Left" }, { name: "Right" }] },
    ]
    expect(buildSkuOptions(renamed, [{ id: 1, options: { Colour: "Blue", Size: "S" } }])).toEqual([
      { id: 1, options: { Glaze: "Sky", Handle: "Left" } },
    ])
  })

  it("have options without empty choices and empty options", () => {
    const edited = [
      { name: " Colour ", options: [{ name: "Red " }, { name: "" }] },
      { name: "Size", options: [{ name: " " }] },
    ]
    expect(cleanVariations(edited)).toEqual([{ name: "Colour", options: [{ name: "Red" }] }])
  })

  it("are named by their options in order, or by their code", () => {
    const options = { Size: "S", Colour: "Red" }
    expect(getVariantName(variations, { options, code: "M" })).toBe("Red, S")
    expect(getVariantName([], { options: {}, code: "M" })).toBe("M")
    expect(buildNextSkuCode("mug", { Colour: "Sky blue", Size: "S" })).toBe("MUG-SKY-BLUE-S")
  })
})

describe("the row of a variant", () => {
  const sku = {
    id: 5,
    enabled: true,
    product_id: 7,
    code: "MUG-1",
    options: {},
    price: "24.95",
    special_price: null,
    special_from: "2026-11-26T14:00:00.000Z",
    special_until: null,
    stock: 3,
    sku_photo_id: null,
    updated_at: "2026-11-27T00:00:00Z",
  }

  it("has the typed texts, and forgets what equals the stored value", () => {
    const draft = updateSkuDraft(sku, {}, "price", "30")
    expect(buildSkuTexts(sku, draft)).toMatchObject({
      code: "MUG-1",
      price: "30",
      special_price: "",
      special_from: "2026-11-27T00:00",
    })
    expect(updateSkuDraft(sku, draft, "price", "24.95")).toEqual({})
  })

  it("saves the difference to the stock on which the typed one is based", () => {
    const draft = updateSkuDraft(sku, {}, "stock", "10")
    expect(draft).toEqual({ stock: "10", stock_was: 3 })
    const sold = { ...sku, stock: 1 }
    expect(parseSkuDraft(sold, draft).change).toEqual({ fields: {}, stockChange: 7 })
    expect(updateSkuDraft(sold, draft, "stock", "11")).toEqual({ stock: "11", stock_was: 3 })
  })

  it("saves the changed cells in the API's format; an emptied special ends it", () => {
    const special = { ...sku, special_price: "20.00" }
    const draft = { price: "30,5", special_price: "", special_until: "2026-12-24T18:00" }
    expect(parseSkuDraft(special, draft).change).toEqual({
      fields: {
        price: "30.50",
        special_price: null,
        special_until: "2026-12-24T08:00:00.000Z",
      },
      stockChange: 0,
    })
  })

  it("has a problem beside each cell that cannot be saved", () => {
    const draft = { code: " ", price: "a lot", stock: "-1", special_from: "soon" }
    expect(parseSkuDraft(sku, draft)).toEqual({
      change: null,
      problems: { code: "code", price: "amount", stock: "stock", special_from: "date" },
    })
    expect(parseSkuDraft(null, { options: {} }).problems).toEqual({ code: "code", price: "amount" })
  })

  it("of a new variant has all fields", () => {
    const draft = { options: { Colour: "Red" }, code: "R", price: "5", stock: "2" }
    expect(parseSkuDraft(null, draft).change).toEqual({
      fields: {
        code: "R",
        price: "5.00",
        special_price: null,
        special_from: null,
        special_until: null,
      },
      stockChange: 2,
    })
  })
})

describe("the tree of categories", () => {
  const row = (id: number, parent_id: number | null, lft: number, root = 1) => ({
    id,
    parent_id,
    lft,
    root,
    enabled: true,
    name: `c${id}`,
    url: `c${id}`,
  })
  const tree = buildCategoryTree([
    row(9, null, 1, 9),
    row(4, 2, 3),
    row(3, 1, 6),
    row(2, 1, 2),
    row(1, null, 1),
    row(5, 1, 8),
  ])

  it("has siblings in their order, one tree after the other", () => {
    expect(tree.map(({ id }) => id)).toEqual([1, 9])
    expect(tree[0]?.children.map(({ id }) => id)).toEqual([2, 3, 5])
    expect(tree[0]?.children[0]?.children.map(({ id }) => id)).toEqual([4])
  })

  it.each([
    [3, "up", { parent_id: 1, before_id: 2 }],
    [2, "up", null],
    [2, "down", { parent_id: 1, before_id: 5 }],
    [3, "down", { parent_id: 1, before_id: null }],
    [5, "down", null],
    [3, "in", { parent_id: 2, before_id: null }],
    [2, "in", null],
    [4, "out", { parent_id: 1, before_id: 3 }],
    [5, "out", { parent_id: null, before_id: 9 }],
    [1, "out", null],
    [1, "up", null],
    [1, "down", { parent_id: null, before_id: null }],
    [9, "up", { parent_id: null, before_id: 1 }],
    [9, "down", null],
    [77, "up", null],
  ] as const)("moves %i %s to %j", (id, move, place) => {
    expect(planCategoryMove(tree, id, move)).toEqual(place)
  })

  it("has no move of a category below itself", () => {
    const [root] = tree
    expect(root && isWithin(root, 4)).toBe(true)
    expect(root && isWithin(root, 9)).toBe(false)
  })
})
