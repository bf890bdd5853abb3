import { buildRecord, isRecord, listKeys } from "./record.ts"

it.each([{}, { a: 1 }])("accepts an object: %j", (value) => {
  expect(isRecord(value)).toBe(true)
})

it.each([null, undefined, "text", 1, [], () => 1])("rejects other values: %p", (value) => {
  expect(isRecord(value)).toBe(false)
})

it("builds a value for each key", () => {
  expect(buildRecord(["a", "b"], (key) => key.toUpperCase())).toEqual({ a: "A", b: "B" })
})

it("lists the keys of a record", () => {
  expect(listKeys({ a: 1, b: 2 })).toEqual(["a", "b"])
})
