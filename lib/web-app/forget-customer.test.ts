/** @jest-environment jsdom */
import { keptStateKey } from "#lib/session/browser/kept-state.ts"
import { themeField } from "#lib/theme/theme-script.ts"
import { forgetCustomer } from "./forget-customer.ts"

it("clears web storage after a logout, except for the theme and the link state", () => {
  for (const name of [themeField, keptStateKey, "curlew.cart", "anything", "length"]) {
    localStorage.setItem(name, "kept")
    sessionStorage.setItem(name, "kept")
  }
  forgetCustomer()
  expect(sessionStorage).toHaveLength(0)
  const left = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at))
  expect(left.sort()).toEqual([keptStateKey, themeField].sort())
})
