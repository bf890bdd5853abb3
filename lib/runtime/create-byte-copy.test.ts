import { expect, it } from "@jest/globals"
import { createByteCopy } from "./create-byte-copy.ts"

it("copies a part of a larger buffer", () => {
  const whole = Buffer.from("a file with a part".repeat(10_000))
  const copy = createByteCopy(whole.subarray(2, 6))
  expect(copy.toString()).toBe("file")
  expect(copy.buffer.byteLength).toBe(4)
})

it("returns a buffer with memory of its own", () => {
  const bytes = Buffer.alloc(20)
  expect(createByteCopy(bytes)).toBe(bytes)
})
