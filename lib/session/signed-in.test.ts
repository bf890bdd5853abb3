import { isSignedIn, signedInCookie } from "./signed-in.ts"

describe("a visitor is signed in", () => {
  it.each([`${signedInCookie}=1`, `a=b; ${signedInCookie}=1`, `${signedInCookie}=1;c=d`])(
    "whose cookies say so: %j",
    (cookies) => expect(isSignedIn(cookies)).toBe(true),
  )

  it.each([
    "",
    "a=b",
    `${signedInCookie}=`,
    `${signedInCookie}=0`,
    `${signedInCookie}=10`,
    `not_${signedInCookie}=1`,
    `a=${signedInCookie}=1`,
  ])("not whose cookies say anything else: %j", (cookies) => {
    expect(isSignedIn(cookies)).toBe(false)
  })
})
