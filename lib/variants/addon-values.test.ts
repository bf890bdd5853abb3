import {
  type AddonChoice,
  buildInitialValues,
  findBrokenText,
  listMissingAddons,
  listTakenAddons,
  resolveAddonQty,
  resolveAddonsTotal,
} from "./addon-values.ts"

function buildAddon(part: Partial<AddonChoice>): AddonChoice {
  const rest = { isRequired: false, minQty: 0, maxQty: 1, price: 500, options: [] }
  const limits = { maxLength: null, pattern: null }
  return { id: 1, name: "Gift wrap", type: "Checkbox", ...rest, ...limits, ...part }
}

describe("add-on prices", () => {
  const chain = buildAddon({
    type: "Dropdown",
    price: 0,
    options: [
      { id: 8, name: "45 cm", price: 0 },
      { id: 9, name: "60 cm", price: 350 },
    ],
  })
  const spares = buildAddon({ type: "Qty", price: 200, minQty: 2, maxQty: 6 })

  it.each([
    ["a ticked box counts once", buildAddon({}), "1", 500],
    ["an unticked box counts nothing", buildAddon({}), "", 0],
    ["a text counts once it is written", buildAddon({ type: "Text" }), "For Nan", 500],
    ["a blank text counts nothing", buildAddon({ type: "Text" }), "  ", 0],
    ["a chosen option counts its own price", chain, "9", 350],
    ["an option that is not offered counts nothing", chain, "10", 0],
    ["a quantity counts each of its units", spares, "3", 600],
    ["a quantity not taken counts nothing", spares, "0", 0],
  ])("%s", (_rule, addon, value, cents) => {
    expect(resolveAddonsTotal([addon], { [addon.id]: value })).toBe(cents)
  })

  it("sums the prices of several add-ons", () => {
    expect(
      resolveAddonsTotal([buildAddon({}), buildAddon({ id: 2, price: 50 })], { 1: "1", 2: "1" }),
    ).toBe(550)
  })
})

describe("add-ons in API requests", () => {
  const options = [{ id: 9, name: "60 cm", price: 350 }]
  const addons = [
    buildAddon({ id: 1 }),
    buildAddon({ id: 2, type: "Text" }),
    buildAddon({ id: 3, type: "Qty", minQty: 2, maxQty: 6 }),
    buildAddon({ id: 4, type: "Dropdown", options }),
  ]

  it("lists the selected add-ons, each with the value of its type", () => {
    expect(listTakenAddons(addons, { 1: "1", 2: " For Nan ", 3: "5", 4: "9" })).toEqual([
      { id: 1, value: "1" },
      { id: 2, value: "For Nan" },
      { id: 3, value: 5 },
      { id: 4, value: 9 },
    ])
    expect(listTakenAddons(addons, { 1: "", 2: " ", 3: "0", 4: "10" })).toEqual([])
  })

  it("lists required add-ons that are not selected; a Qty defaults to its minimum", () => {
    const required = addons.map((addon) => ({ ...addon, isRequired: true }))
    const listIds = (values: Record<number, string>) =>
      listMissingAddons(required, values).map(({ id }) => id)
    expect(listIds({})).toEqual([1, 2, 4])
    expect(listIds({ 1: "1", 2: "Nan", 4: "9" })).toEqual([])
    expect(listMissingAddons(addons, {})).toEqual([])
  })
})

describe("add-on text", () => {
  it("validates a text without the spaces around it", () => {
    const text = buildAddon({ type: "Text", maxLength: 3, pattern: "letters" })
    expect(findBrokenText(text, { 1: " Nan " })).toBeNull()
    expect(findBrokenText(text, { 1: "Nana" })).toEqual({ limit: "length", max: 3 })
    expect(findBrokenText(text, { 1: "N4n" })).toEqual({ limit: "letters" })
    expect(findBrokenText({ ...text, type: "Checkbox" }, { 1: "1" })).toBeNull()
  })
})

describe("resolveAddonQty", () => {
  const optional = buildAddon({ type: "Qty", minQty: 2, maxQty: 6 })

  it.each([
    ["0", 0],
    ["", 0],
    ["1", 2],
    ["4.7", 4],
    ["99", 6],
    ["-1", 0],
    ["x", 0],
  ])("resolves %p to %i if the add-on is optional", (wanted, qty) => {
    expect(resolveAddonQty(optional, wanted)).toBe(qty)
  })

  it("resolves to at least the minimum if the add-on is required, and starts there", () => {
    const required = { ...optional, isRequired: true }
    expect(resolveAddonQty(required, "0")).toBe(2)
    expect(buildInitialValues([required, { ...optional, id: 2 }])).toEqual({ 1: "2", 2: "0" })
  })
})
