import { parseLoginCookie, signedInCookie } from "./login-cookie.ts"

const mark = "V1StGXR8_Z5jdHi6B-myT"

describe("the login cookie", () => {
  it.each([
    `${signedInCookie}=${mark}`,
    `a=b; ${signedInCookie}=${mark}`,
    `${signedInCookie}=${mark};c=d`,
  ])("is parsed from among other cookies: %j", (cookies) => {
    expect(parseLoginCookie(cookies)).toBe(mark)
  })

  it.each([
    "",
    "a=b",
    signedInCookie,
    `${signedInCookie}=`,
    `${signedInCookie}=%00`,
    `${signedInCookie}="${mark}"`,
    `not_${signedInCookie}=${mark}`,
    `a=${signedInCookie}=${mark}`,
  ])("is null without a valid value, and the user counts as signed out: %j", (cookies) => {
    expect(parseLoginCookie(cookies)).toBeNull()
  })
})
