import { describe, expect, it } from "@jest/globals"
import type { SavedAddress } from "#lib/account/saved-address.ts"
import { resolveFirstAddress } from "./first-address.ts"

const typed = {
  displayName: "",
  firstName: "Ann",
  lastName: "Duck",
  company: "",
  streetAddressMore: "",
  streetAddress: "1 Pier Road",
  phone: "",
  email: "",
  state: "QLD" as const,
}
const save = (id: number, city: string, postcode: string, isEnabled = true): SavedAddress => ({
  ...typed,
  id,
  city,
  postcode,
  isEnabled,
})
const home = save(1, "Gladstone", "4680")
const work = save(2, "West Gladstone", "4680")
const off = save(3, "Calliope", "4680", false)
const book = [home, work, off]
const at = (suburb: string, postcode: string) => ({ addressId: null, suburb, postcode })

describe("the initial address of the checkout", () => {
  it("is the current address, else the first enabled one", () => {
    expect(resolveFirstAddress(book, 2, null)).toBe(2)
    expect(resolveFirstAddress(book, null, null)).toBe(1)
    expect(resolveFirstAddress(book, 3, null)).toBe(1)
  })

  it("is the address that the cart is priced for, while it is enabled", () => {
    const priced = { addressId: 2, suburb: "West Gladstone", postcode: "4680" }
    expect(resolveFirstAddress(book, 1, priced)).toBe(2)
    expect(resolveFirstAddress([home, off], 1, { ...priced, addressId: 3 })).toBe(1)
  })

  it("is the saved address that matches the estimate's suburb and postcode, however they were typed", () => {
    expect(resolveFirstAddress(book, 1, at("west-GLADSTONE", "4680"))).toBe(2)
  })

  it("is null if no enabled address exists, or none matches the estimate", () => {
    expect(resolveFirstAddress([], null, null)).toBeNull()
    expect(resolveFirstAddress([off], 3, null)).toBeNull()
    expect(resolveFirstAddress(book, 1, at("Perth", "6000"))).toBeNull()
  })
})
