import { expect, it } from "@jest/globals"
import { buildTextsWithFallback } from "./load-messages.ts"

it("falls back to the English text for a missing one, and reports its key", () => {
  const english = { cart: { title: "Cart", items: { one: "Item" } }, home: "Home" }
  const { whole, missing } = buildTextsWithFallback(
    { cart: { title: "Warenkorb", old: "Alt" } },
    english,
  )
  expect(whole).toEqual({ cart: { title: "Warenkorb", items: { one: "Item" } }, home: "Home" })
  expect(missing).toEqual(["cart.items.one", "home"])
})
