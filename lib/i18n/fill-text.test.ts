import { expect, it } from "@jest/globals"
import { fillText } from "./fill-text.ts"

it("every place of a name is filled, and a place nobody has a value for stays", () => {
  const values = { name: "Urn", price: "$5.00" }
  expect(fillText("{name}: {price}, {name} {left}", values)).toBe("Urn: $5.00, Urn {left}")
})

it("what is filled in is taken as it is, also where it looks like a place or a pattern", () => {
  expect(fillText("Remove {name}", { name: "$& {name} <b>" })).toBe("Remove $& {name} <b>")
})
