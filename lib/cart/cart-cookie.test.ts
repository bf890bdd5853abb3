import { describe, expect, it } from "@jest/globals"
import {
  buildCartCountCookie,
  buildCartKeyCookie,
  readCartCount,
  readCartKey,
} from "./cart-cookie.ts"

const key = "k".repeat(43)
const holding = (value: string, name = "cart") => ({ getAll: () => [{ name, value }] })

describe("the key to a guest's cart", () => {
  it("is out of reach of scripts and of other sites, and kept for 60 days", () => {
    const { name, value, options } = buildCartKeyCookie(key)
    expect([name, value]).toEqual(["cart", key])
    expect(options).toEqual({
      ...{ httpOnly: true, sameSite: "lax", secure: false, path: "/" },
      maxAge: 60 * 86_400,
    })
  })

  it("is removed by being forgotten", () => {
    expect(buildCartKeyCookie(null)).toMatchObject({ value: "", options: { maxAge: 0 } })
  })

  it("is read as it was written, and anything else counts as none", () => {
    expect(readCartKey(holding(key))).toBe(key)
    expect(readCartKey(holding(""))).toBeNull()
    expect(readCartKey(holding(`${key}x`))).toBeNull()
    expect(readCartKey(holding("<".repeat(43)))).toBeNull()
    expect(readCartKey(holding(key, "cart-count"))).toBeNull()
  })
})

describe("the count", () => {
  it("is a whole number that scripts may read", () => {
    const { name, value, options } = buildCartCountCookie(3)
    expect([name, value, options.httpOnly]).toEqual(["cart-count", "3", false])
  })

  it("is read as it was written, and anything else counts as none", () => {
    expect(readCartCount(holding("12", "cart-count"))).toBe(12)
    for (const value of ["", "-1", "1.5", "many", "1".repeat(10)]) {
      expect(readCartCount(holding(value, "cart-count"))).toBe(0)
    }
    expect(readCartCount({ getAll: () => [] })).toBe(0)
  })

  it("is removed where nothing is in the cart", () => {
    expect(buildCartCountCookie(0)).toMatchObject({ value: "", options: { maxAge: 0 } })
  })
})
