import { expect, it } from "@jest/globals"
import { measureText } from "./measure-text.ts"

it.each([
  ["", 0],
  ["Résiné", 6],
  ["Kō", 4],
  ["a – b", 10],
])("measures the memory of %j as %i bytes", (text, bytes) => {
  expect(measureText(text)).toBe(bytes)
})
