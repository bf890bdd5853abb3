import { expect, it } from "@jest/globals"
import { completeTexts } from "./load-messages.ts"

it("a text that a language lacks is the English one, and is told", () => {
  const english = { cart: { title: "Cart", items: { one: "Item" } }, home: "Home" }
  const { whole, missing } = completeTexts({ cart: { title: "Warenkorb", old: "Alt" } }, english)
  expect(whole).toEqual({ cart: { title: "Warenkorb", items: { one: "Item" } }, home: "Home" })
  expect(missing).toEqual(["cart.items.one", "home"])
})
