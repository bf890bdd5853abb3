import { describe, expect, it } from "@jest/globals"
import { resolveReturnPath } from "./return-path.ts"

const siteUrl = "https://shop.example"

describe("the return path after login", () => {
  it.each([
    ["/checkout", "/checkout"],
    ["/checkout?step=2&a=%20b", "/checkout?step=2&a=%20b"],
    ["/shop/resin#reviews", "/shop/resin"],
    ["https://shop.example/profile?x=1", "/profile?x=1"],
    ["profile", "/profile"],
    ["/a/../profile", "/profile"],
    ["/?next=//evil.example", "/?next=//evil.example"],
    ["/login-help", "/login-help"],
    ["/", "/"],
  ])("is a page of this site: %j becomes %j", (text, path) => {
    expect(resolveReturnPath(text, siteUrl)).toBe(path)
  })

  it.each([
    "https://evil.example/",
    "//evil.example/x",
    "/\\evil.example",
    "\\\\evil.example",
    "/\t/evil.example",
    "https://shop.example@evil.example/",
    "https://shop.example.evil.example/",
    "https://shop.example:8443/",
    "http://shop.example/",
    "https://shop.example//evil.example",
    "/..//evil.example",
    "javascript:alert(1)",
    "data:text/html,x",
    "blob:https://shop.example/logout",
    "https://",
    `/${"x".repeat(1_000)}`,
  ])("is never another site: %j", (text) => {
    expect(resolveReturnPath(text, siteUrl)).toBeNull()
  })

  it.each([
    "/login",
    "/logout",
    "/auth?code=x",
    "/enter/?a=x",
    "/api/v1/x",
    "/en/login",
    "/Logout",
    "/_next/x",
    "/oauth/authorize",
  ])("is never a page that signs in or out, nor a URL that is not a page: %j", (text) =>
    expect(resolveReturnPath(text, siteUrl)).toBeNull(),
  )
})
