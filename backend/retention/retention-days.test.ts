import { parseRetention, usualRetention } from "./retention-days.ts"

describe("retention periods", () => {
  it("use the defaults for periods that are not configured", () => {
    expect(parseRetention("")).toEqual(usualRetention)
    expect(parseRetention(" forms=365, mails = 30 ,carts=never,")).toEqual({
      ...usualRetention,
      forms: 365,
      mails: 30,
      carts: null,
    })
  })

  it.each(["forms", "forms=0", "forms=-1", "orders=3", "forms=1e3", "constructor=4"])(
    "reject %j with a message that names it",
    (text) => {
      expect(parseRetention(text)).toMatch(new RegExp(`^"${text}" is not one of carts, forms,`))
    },
  )
})
