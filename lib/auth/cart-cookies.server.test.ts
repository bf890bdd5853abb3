import { describe, expect, it } from "@jest/globals"
import {
  buildCartCountCookie,
  buildCartKeyCookie,
  getCartCountCookie,
  getCartKeyCookie,
} from "./cart-cookies.server.ts"

const key = "k".repeat(43)
const holding = (value: string, name = "cart") => ({ getAll: () => [{ name, value }] })

describe("the guest cart key cookie", () => {
  it("is httpOnly, SameSite=Lax and expires after 60 days", () => {
    const { name, value, options } = buildCartKeyCookie(key)
    expect([name, value]).toEqual(["cart", key])
    expect(options).toEqual({
      httpOnly: true,
      sameSite: "lax",
      secure: false,
      path: "/",
      maxAge: 60 * 86_400,
    })
  })

  it("is deleted by a null key", () => {
    expect(buildCartKeyCookie(null)).toMatchObject({ value: "", options: { maxAge: 0 } })
  })

  it("is parsed as it was written, and any other value counts as none", () => {
    expect(getCartKeyCookie(holding(key))).toBe(key)
    expect(getCartKeyCookie(holding(""))).toBeNull()
    expect(getCartKeyCookie(holding(`${key}x`))).toBeNull()
    expect(getCartKeyCookie(holding("<".repeat(43)))).toBeNull()
    expect(getCartKeyCookie(holding(key, "cart-count"))).toBeNull()
  })
})

describe("the cart count cookie", () => {
  it("is a whole number that scripts can read", () => {
    const { name, value, options } = buildCartCountCookie(3)
    expect([name, value, options.httpOnly]).toEqual(["cart-count", "3", false])
  })

  it("is parsed as it was written, and any other value counts as 0", () => {
    expect(getCartCountCookie(holding("12", "cart-count"))).toBe(12)
    for (const value of ["", "-1", "1.5", "many", "1".repeat(10)]) {
      expect(getCartCountCookie(holding(value, "cart-count"))).toBe(0)
    }
    expect(getCartCountCookie({ getAll: () => [] })).toBe(0)
  })

  it("is deleted for an empty cart", () => {
    expect(buildCartCountCookie(0)).toMatchObject({ value: "", options: { maxAge: 0 } })
  })
})
