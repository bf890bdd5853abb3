import { parseRetention, usualRetention } from "./retention-days.ts"

describe("the days that things are kept for", () => {
  it("are as usual where nothing else is said", () => {
    expect(parseRetention("")).toEqual(usualRetention)
    expect(parseRetention(" forms=365, mails = 30 ,carts=never,")).toEqual({
      ...usualRetention,
      ...{ forms: 365, mails: 30, carts: null },
    })
  })

  it.each(["forms", "forms=0", "forms=-1", "orders=3", "forms=1e3", "constructor=4"])(
    "%j is not understood, and the sentence names it",
    (text) => {
      expect(parseRetention(text)).toMatch(new RegExp(`^"${text}" is not one of carts, forms,`))
    },
  )
})
