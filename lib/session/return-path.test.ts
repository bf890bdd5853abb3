import { describe, expect, it } from "@jest/globals"
import { resolveReturnPath } from "./return-path.ts"

const siteUrl = "https://shop.example"

describe("after login a visitor comes back", () => {
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
  ])("to a page of ours: %j is %j", (text, path) => {
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
  ])("never to another site: %j", (text) => {
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
  ])("never to a page that signs in or out, or to what is no page: %j", (text) =>
    expect(resolveReturnPath(text, siteUrl)).toBeNull(),
  )
})
