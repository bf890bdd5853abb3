import { parseSessionCheck } from "./parse-session-check.ts"

const user = { id: 7, first_name: "Ann", is_admin: true }

describe("a session check response", () => {
  it("contains the signed-in user, without unknown fields", () => {
    const json = { signedIn: true, expiresInSeconds: 12, user: { ...user, email: "a@example.com" } }
    expect(parseSessionCheck(json)).toEqual({ signedIn: true, expiresInSeconds: 12, user })
  })

  it("can be signed out", () => {
    const json = { signedIn: false, expiresInSeconds: null, user: null }
    expect(parseSessionCheck(json)).toEqual(json)
  })

  it.each([
    undefined,
    null,
    "signedIn",
    {},
    { signedIn: "yes" },
    { signedIn: true },
    { signedIn: true, expiresInSeconds: null, user },
    { signedIn: true, expiresInSeconds: 12, user: null },
    { signedIn: true, expiresInSeconds: 12, user: { id: "7" } },
  ])("throws for %j", (json) => {
    expect(() => parseSessionCheck(json)).toThrow("not a session check")
  })
})
