import { expect, it } from "@jest/globals"
import { formatTemplate } from "./format-template.ts"

it("replaces every placeholder with a value, and preserves placeholders without one", () => {
  const values = { name: "Urn", price: "$5.00" }
  expect(formatTemplate("{name}: {price}, {name} {left}", values)).toBe("Urn: $5.00, Urn {left}")
})

it("inserts values literally, even if they look like a placeholder or a pattern", () => {
  expect(formatTemplate("Remove {name}", { name: "$& {name} <b>" })).toBe("Remove $& {name} <b>")
})
