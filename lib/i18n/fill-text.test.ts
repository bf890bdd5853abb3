import { expect, it } from "@jest/globals"
import { fillText } from "./fill-text.ts"

it("replaces every placeholder with a value, and preserves placeholders without one", () => {
  const values = { name: "Urn", price: "$5.00" }
  expect(fillText("{name}: {price}, {name} {left}", values)).toBe("Urn: $5.00, Urn {left}")
})

it("inserts values literally, even if they look like a placeholder or a pattern", () => {
  expect(fillText("Remove {name}", { name: "$& {name} <b>" })).toBe("Remove $& {name} <b>")
})
