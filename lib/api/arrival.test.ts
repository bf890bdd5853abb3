import { parseCents } from "#lib/contract/money.ts"
import type { ShippingMethod } from "#lib/site/shipping-method.ts"
import { resolveCheapestMethod, resolveTransitAnywhere } from "./arrival.ts"

const method = (number: number, cents: number, postcodes: ShippingMethod["postcodes"]) => ({
  number,
  name: `Method ${number}`,
  price: parseCents(cents),
  freeOver: null,
  transitDays: null,
  postcodes,
})
const everywhere = method(1, 1_060, null)
const express = method(2, 1_590, null)
const local = method(3, 0, [{ first: "4680", last: "4681" }])

it("delivers to a postcode by the cheapest method of its region", () => {
  const methods = [express, everywhere, local]
  expect(resolveCheapestMethod(methods, "4681")).toBe(local)
  expect(resolveCheapestMethod(methods, "6000")).toBe(everywhere)
  expect(resolveCheapestMethod([local], "6000")).toBeNull()
  expect(resolveCheapestMethod([], "4680")).toBeNull()
})

it("arrives anywhere within the days of all methods that deliver everywhere", () => {
  const slow = { ...everywhere, transitDays: { from: 3, to: 5 } }
  const fast = { ...express, transitDays: { from: 2, to: 3 } }
  const near = { ...local, transitDays: { from: 1, to: 1 } }
  expect(resolveTransitAnywhere([slow, fast, near])).toEqual({ from: 2, to: 5 })
  expect(resolveTransitAnywhere([near, everywhere])).toBeNull()
})
