import { expect, it } from "@jest/globals"
import { formatSkuName } from "./sku-name.ts"

it("names a SKU by its product and its options, in the product's language", () => {
  const options = { Colour: "Amber", Volume: "500 ml" }
  expect(formatSkuName({ name: "Clear resin" }, { options })).toBe("Clear resin (Amber, 500 ml)")
  const german = { name: "Klares Harz", termLabels: { Amber: "Bernstein" } }
  expect(formatSkuName(german, { options })).toBe("Klares Harz (Bernstein, 500 ml)")
  expect(formatSkuName(german, { options: {} })).toBe("Klares Harz")
})
