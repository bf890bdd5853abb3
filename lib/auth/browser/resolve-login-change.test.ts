import { resolveLoginChange } from "./resolve-login-change.ts"

describe("a page after the login changed in this or another tab", () => {
  it.each([
    ["/profile", "a", null, "leave"],
    ["/my-account/addresses/new", "a", null, "leave"],
    ["/checkout", null, null, "leave"],
    ["/profile", "a", "b", "verify"],
    ["/profile", null, "b", "verify"],
    ["/profile", "a", "a", "stay"],
    ["/login", null, "a", "moveOn"],
    ["/login", "a", "b", "stay"],
    ["/login", "a", null, "stay"],
    ["/signup", null, "a", "stay"],
    ["/", null, "a", "stay"],
    ["/", "a", null, "offerLogin"],
    ["/profiles", "a", null, "offerLogin"],
    ["/profiles", "a", "b", "stay"],
    ["/product/login", null, "a", "stay"],
  ])("resolves the login change on %s from %j to %j: %s", (path, before, now, plan) => {
    expect(resolveLoginChange({ path, before, now })).toBe(plan)
  })
})
