/** @jest-environment jsdom */
import { saveCartCountCookie } from "#tests/fakes/fake-cart-api.ts"
import {
  getShownCount,
  parseCartCount,
  startOptimisticAdd,
  updateShownCount,
} from "./cart-count-store.ts"

beforeEach(() => saveCartCountCookie(0))

describe("the cart count cookie", () => {
  it.each([
    ["", 0],
    ["cart-count=3", 3],
    ["a=b; cart-count=12; c=d", 12],
    ["my-cart-count=3", 0],
    ["cart-count=", 0],
    ["cart-count=-2", 0],
    ["cart-count=1.5", 0],
    ["cart-count=many", 0],
    ["cart-count=1e99", 0],
  ])("of %j is parsed as %i", (text, count) => {
    expect(parseCartCount(text)).toBe(count)
  })
})

describe("the shown cart count", () => {
  it("is optimistic while additions are in flight, then the server's count again", () => {
    saveCartCountCookie(2)
    const settleOne = startOptimisticAdd(1)
    const settleOther = startOptimisticAdd(3)
    expect(getShownCount()).toBe(6)
    saveCartCountCookie(3)
    settleOne(true)
    expect(getShownCount()).toBe(6)
    settleOther(false)
    expect(getShownCount()).toBe(3)
  })

  it("follows the optimistic cart, and null resets it to the cookie's count", () => {
    saveCartCountCookie(2)
    updateShownCount(5)
    expect(getShownCount()).toBe(5)
    updateShownCount(null)
    expect(getShownCount()).toBe(2)
  })
})
