/** @jest-environment jsdom */
import { linkStateKey } from "#lib/auth/browser/link-state-storage.ts"
import { themeField } from "#lib/theme/theme-script.ts"
import { deletePersonalData } from "./delete-personal-data.ts"

it("clears web storage after a logout, except for the theme and the link state", () => {
  for (const name of [themeField, linkStateKey, "curlew.cart", "anything", "length"]) {
    localStorage.setItem(name, "value")
    sessionStorage.setItem(name, "value")
  }
  deletePersonalData()
  expect(sessionStorage).toHaveLength(0)
  const left = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at))
  expect(left.sort()).toEqual([linkStateKey, themeField].sort())
})
