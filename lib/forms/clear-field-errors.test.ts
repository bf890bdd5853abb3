import { expect, it } from "@jest/globals"
import { clearFieldErrors } from "./clear-field-errors.ts"

it("clears the errors of a changed field and of those that it is validated with", () => {
  const errors = { postcode: "Not in this state.", city: "Enter the suburb." }
  expect(clearFieldErrors(errors, "state")).toEqual({ city: errors.city })
  expect(clearFieldErrors(errors, "city")).toEqual({ postcode: errors.postcode })
  expect(clearFieldErrors(errors, "email")).toEqual(errors)
})
