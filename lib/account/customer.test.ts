import { formatAbn } from "./customer.ts"

it("formats an ABN as 2-3-3-3 digit groups, however it was typed", () => {
  expect(formatAbn("51824753556")).toBe("51 824 753 556")
  expect(formatAbn("518 247 535 56")).toBe("51 824 753 556")
})

it("leaves text that is not an ABN unchanged", () => {
  for (const text of ["", "5182475355", "abc"]) expect(formatAbn(text)).toBe(text)
})
