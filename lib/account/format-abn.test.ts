import { formatAbn } from "./format-abn.ts"

it("an ABN is read in its usual groups, however it was typed", () => {
  expect(formatAbn("51824753556")).toBe("51 824 753 556")
  expect(formatAbn("518 247 535 56")).toBe("51 824 753 556")
})

it("what is no ABN stays as it was", () => {
  for (const text of ["", "5182475355", "abc"]) expect(formatAbn(text)).toBe(text)
})
