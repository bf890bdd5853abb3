import {
  getCustomerName,
  isSameEmail,
  parseTypedCredit,
  resolveCustomerFilter,
} from "./customer-rules.ts"

describe("credit that is typed", () => {
  it.each([
    ["25", "25.00"],
    ["5,5", "5.50"],
    ["-5.50", "-5.50"],
    ["−5", "-5.00"],
    ["0", null],
    ["-", null],
    ["free", null],
    ["", null],
  ])("%j is %j", (typed, amount) => expect(parseTypedCredit(typed)).toBe(amount))
})

it("customers are called by their name, or by their email without one", () => {
  const email = "ann@example.com"
  expect(getCustomerName({ first_name: "Ann", last_name: "", email })).toBe("Ann")
  expect(getCustomerName({ first_name: "", last_name: "", email })).toBe(email)
})

it("an erasure is confirmed by the email address in any case, and by nothing else", () => {
  expect(isSameEmail(" Ann@Example.com ", "ann@example.com")).toBe(true)
  expect(isSameEmail("", "ann@example.com")).toBe(false)
})

it("a choice of the list is a filter of the API, and an unknown one is none", () => {
  expect(resolveCustomerFilter("disabled")).toEqual({ enabled: false })
  expect(resolveCustomerFilter("toString")).toEqual({})
  expect(resolveCustomerFilter(undefined)).toEqual({})
})
