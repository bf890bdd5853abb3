import { userInputSchema } from "#lib/contract/user.ts"
import { addressWireNames, detailWireNames, parseFieldErrors } from "./customer-names.ts"

it("maps every customer field that customers may write to a field of the shop", () => {
  const own = new Set<string>(Object.values(detailWireNames))
  const missing = Object.keys(userInputSchema.shape).filter((name) => !own.has(name))
  expect(missing).toEqual(["current_address_id"])
})

it("moves the API's field errors to the shop's field names", () => {
  const errors = { street_address_1: "too long", suburb: "unknown" }
  expect(parseFieldErrors(errors, addressWireNames)).toEqual({
    streetAddressMore: "too long",
    suburb: "unknown",
  })
})

it("orders field errors like the shop's fields, whatever the order of the API", () => {
  const errors = { mobile_phone: "no phone", date_of_birth: "no date", first_name: "no name" }
  const names = Object.keys(parseFieldErrors(errors, detailWireNames))
  expect(names).toEqual(["firstName", "dateOfBirth", "mobilePhone"])
})
