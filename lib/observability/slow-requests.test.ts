import { expect, it } from "@jest/globals"
import { isSlow } from "./slow-requests.ts"

it("classifies a response as slow from one second on", () => {
  expect([isSlow("/shop", 999), isSlow("/shop", 1_000)]).toEqual([false, true])
})

it("never classifies an image or a video as slow, since the client may be slow", () => {
  expect([isSlow("/assets/i/a.webp", 9_000), isSlow("/v/1", 9_000)]).toEqual([false, false])
  expect([isSlow("/api/ready", 9_000), isSlow("/api/v1/sell/product", 9_000)]).toEqual([
    false,
    true,
  ])
  expect(isSlow("/very-long", 9_000)).toBe(true)
})
