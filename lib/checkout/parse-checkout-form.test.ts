import { describe, expect, it } from "@jest/globals"
import { checkoutControls as names, newAddress } from "./field-names.ts"
import { buildCartChoices, isBlankAddress, parseCheckoutForm } from "./parse-checkout-form.ts"

function fillIn(values: Record<string, string> = {}): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}
const read = (values: Record<string, string> = {}) => parseCheckoutForm(fillIn(values))

describe("the checkout form", () => {
  it('has the intent "pay" only if the pay button was pressed', () => {
    expect(read({ [names.intent]: "pay" }).intent).toBe("pay")
    for (const intent of ["", "Pay", "pay ", "x"])
      expect(read({ [names.intent]: intent }).intent).toBe("price")
    expect(read().intent).toBe("price")
  })

  it.each(["", newAddress, "0", "-1", "1.5", "1e999", "two", "9007199254740993"])(
    "uses the typed address for an address id of %j",
    (id) => expect(read({ [names.address]: id }).addressId).toBeNull(),
  )

  it("treats missing controls as empty", () => {
    expect(read()).toMatchObject({
      addressId: null,
      deliveryId: null,
      paymentCode: "",
      useCredit: false,
      marketing: false,
      code: "",
      note: "",
      expectedTotal: "",
    })
  })
})

it("recognises a code that was rejected before, whatever its case, and no other", () => {
  const readCode = (code: string, rejected: string) =>
    read({ [names.code]: code, [names.rejectedCode]: rejected }).isCodeRejected
  expect([readCode(" spring ", "SPRING"), readCode("SPRING2", "SPRING")]).toEqual([true, false])
  expect([readCode("SPRING", ""), readCode("", "")]).toEqual([false, false])
})

describe("the cart's price choices", () => {
  it("use the saved address, whatever is typed in the fields of a new one", () => {
    const typed = { city: "Perth", postcode: "6000" }
    expect(buildCartChoices(read({ [names.address]: "5", ...typed }))).toEqual({
      place: 5,
      promotionCode: null,
    })
  })

  it("use a typed address once its suburb and postcode are complete", () => {
    expect(buildCartChoices(read({ city: " Gladstone ", postcode: "4680" }))).toMatchObject({
      place: { suburb: "Gladstone", postcode: "4680" },
    })
    for (const postcode of ["", "468", "46800", "abcd"]) {
      expect(buildCartChoices(read({ city: "Gladstone", postcode }))).not.toHaveProperty("place")
    }
  })

  it("include the chosen shipping method and the promotion code", () => {
    const given = { [names.delivery]: "3", [names.code]: " SPRING " }
    expect(buildCartChoices(read(given))).toEqual({ shippingType: 3, promotionCode: "SPRING" })
  })
})

it("treats a new address as blank if only prefilled fields have values", () => {
  const customer = { firstName: "Ann", lastName: "Duck", phone: "0412 345 678" }
  const offered = { ...customer, city: "Calliope", postcode: "4680" }
  expect(isBlankAddress(read(offered).address)).toBe(true)
  expect(isBlankAddress(read({ ...offered, streetAddress: "1 Pier Road" }).address)).toBe(false)
})
