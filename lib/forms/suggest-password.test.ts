import { expect, it } from "@jest/globals"
import { suggestPassword } from "./suggest-password.ts"

it("a suggested password has eight letters and digits, and is never the same", () => {
  const passwords = Array.from({ length: 500 }, () => suggestPassword())
  for (const password of passwords) expect(password).toMatch(/^[A-Za-z0-9]{8}$/)
  expect(new Set(passwords).size).toBe(500)
  expect(new Set(passwords.join("")).size).toBe(62)
})

it("a suggested password is as long as is asked for", () => {
  expect(suggestPassword(16)).toMatch(/^[A-Za-z0-9]{16}$/)
})
