/** @jest-environment jsdom */
import { setCountCookie } from "#tests/support/fake-cart-api.ts"
import { countAhead, getShownCount, readCartCount, showCount } from "./shown-count.ts"

beforeEach(() => setCountCookie(0))

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
    expect(readCartCount(text)).toBe(count)
  })
})

describe("the shown cart count", () => {
  it("is optimistic while additions are in flight, then the server's count again", () => {
    setCountCookie(2)
    const settleOne = countAhead(1)
    const settleOther = countAhead(3)
    expect(getShownCount()).toBe(6)
    setCountCookie(3)
    settleOne(true)
    expect(getShownCount()).toBe(6)
    settleOther(false)
    expect(getShownCount()).toBe(3)
  })

  it("follows the optimistic cart, and null resets it to the cookie's count", () => {
    setCountCookie(2)
    showCount(5)
    expect(getShownCount()).toBe(5)
    showCount(null)
    expect(getShownCount()).toBe(2)
  })
})
