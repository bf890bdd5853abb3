import { readMark, signedInCookie } from "./signed-in.ts"

const mark = "V1StGXR8_Z5jdHi6B-myT"

describe("the mark of a login", () => {
  it.each([
    `${signedInCookie}=${mark}`,
    `a=b; ${signedInCookie}=${mark}`,
    `${signedInCookie}=${mark};c=d`,
  ])("is read from among the other cookies: %j", (cookies) => {
    expect(readMark(cookies)).toBe(mark)
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
  ])("is not seen in anything else, and nobody is signed in: %j", (cookies) => {
    expect(readMark(cookies)).toBeNull()
  })
})
