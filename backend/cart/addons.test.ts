import { formatFieldDetails } from "#lib/contract/error-detail.ts"
import {
  buildStoredAddons,
  type EnteredAddon,
  type OfferedAddon,
  validateAddons,
} from "./addons.ts"

const limits = { maxLength: null, pattern: null }
const plain = { price: 250, isRequired: false, minQty: 0, maxQty: 3, options: [], ...limits }
const options = [
  { id: 70, name: "Red", price: 0 },
  { id: 71, name: "Gold", price: 150 },
]
const wrap: OfferedAddon = { ...plain, id: 9, name: "Gift wrap", type: "Checkbox" }
const colour: OfferedAddon = { ...plain, id: 3, name: "Ribbon", type: "Dropdown", options }
const spare: OfferedAddon = { ...plain, id: 5, name: "Spares", type: "Qty", minQty: 2 }
const engraving: OfferedAddon = { ...plain, id: 7, name: "Engraving", type: "Text" }
const all = [wrap, colour, spare, engraving]

/** Returns the result with the English messages of its errors. */
const check = (addon: OfferedAddon, value: EnteredAddon["value"]) => {
  const { taken, errors } = validateAddons([addon], [{ id: addon.id, value }])
  return { taken, errors: formatFieldDetails(errors) }
}

describe("add-ons of a product", () => {
  it("are stored by id in one normal form, whatever the input form", () => {
    const { taken, errors } = validateAddons(all, [
      { id: 9, value: true },
      { id: 7, value: "  For Ann " },
      { id: 5, value: 2 },
      { id: 3, value: "71" },
    ])
    expect(errors).toEqual({})
    expect(buildStoredAddons(taken).key).toBe(
      '[{"id":3,"value":"71"},{"id":5,"value":"2"},{"id":7,"value":"For Ann"},{"id":9,"value":"1"}]',
    )
  })

  it("have the label and price of the chosen option", () => {
    const { taken } = validateAddons(all, [
      { id: 9, value: "1" },
      { id: 3, value: 71 },
      { id: 5, value: "3" },
      { id: 7, value: "For Ann" },
    ])
    expect(taken.map(({ label, cents }) => [label, cents])).toEqual([
      ["Gold", 400],
      ["3", 750],
      ["For Ann", 250],
      ["Yes", 250],
    ])
  })

  it.each([false, "", "0", 0] as const)("ignores an add-on with the empty value %p", (value) => {
    for (const addon of [wrap, colour, spare]) {
      expect(check(addon, value)).toEqual({ taken: [], errors: {} })
    }
    expect(buildStoredAddons([])).toEqual({ addons: "[]", key: "" })
  })

  it("rejects a missing required add-on", () => {
    for (const addon of all) {
      const { errors } = validateAddons([{ ...addon, isRequired: true }], [])
      expect(errors[addon.id]?.params).toMatchObject({ name: addon.name })
    }
  })

  it.each([1, 4, -2, 1.5, 1e9, "1e1", "2 ", Number.NaN, true] as const)(
    "rejects the quantity %p outside the range and accepts one within it",
    (value) => {
      const { taken, errors } = check(spare, value)
      if (value === "2 ") expect(taken).toMatchObject([{ value: "2" }])
      else expect(errors).toEqual({ 5: "Enter a whole number from 2 to 3 for “Spares”." })
    },
  )

  it("rejects an option of another product and an invalid checkbox value", () => {
    expect(check(colour, 72).errors).toHaveProperty("3")
    expect(check(colour, "71; --").errors).toHaveProperty("3")
    expect(check(wrap, "yes").errors).toHaveProperty("9")
  })

  it("accepts a text of at most 200 characters", () => {
    expect(check(engraving, "x".repeat(200)).errors).toEqual({})
    expect(check(engraving, "x".repeat(201)).errors).toEqual({
      7: "“Engraving” can have 200 characters at most.",
    })
  })

  it.each([
    [{ maxLength: 12 }, "Bartholomew Junior", "“Engraving” can have 12 characters at most."],
    [{ maxLength: 1 }, "AB", "“Engraving” can have 1 character at most."],
    [{ pattern: "letters" }, "R2D2", "Use letters only for “Engraving”."],
    [{ pattern: "letters_and_numbers" }, "♥", "Use letters and numbers only for “Engraving”."],
    [{ pattern: "a_to_z" }, "é", "Use letters from A to Z only for “Engraving”."],
  ] as const)("with %j rejects the text %p, naming field and limit", (own, text, message) => {
    const addon: OfferedAddon = { ...engraving, ...own }
    expect(check(addon, text)).toEqual({ taken: [], errors: { 7: message } })
    expect(check(addon, " A ").taken).toMatchObject([{ value: "A" }])
    expect(check(addon, "").errors).toEqual({})
  })

  it("rejects an unknown add-on with a value and ignores one without", () => {
    expect(validateAddons([wrap], [{ id: 99, value: "1" }]).errors).toHaveProperty("99")
    expect(validateAddons([wrap], [{ id: 99, value: "" }]).errors).toEqual({})
  })
})
