import { expect, it } from "@jest/globals"
import { isSlow } from "./is-slow.ts"

it("an answer is slow from a second on", () => {
  expect([isSlow("/shop", 999), isSlow("/shop", 1_000)]).toEqual([false, true])
})

it("a picture or a film is never slow: its reader may be", () => {
  expect([isSlow("/assets/i/a.webp", 9_000), isSlow("/v/1", 9_000)]).toEqual([false, false])
  expect([isSlow("/api/ready", 9_000), isSlow("/api/v1/sell/product", 9_000)]).toEqual([
    false,
    true,
  ])
  expect(isSlow("/very-long", 9_000)).toBe(true)
})
