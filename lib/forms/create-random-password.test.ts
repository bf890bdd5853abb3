import { expect, it } from "@jest/globals"
import { createRandomPassword } from "./create-random-password.ts"

it("creates unique passwords of eight alphanumeric characters", () => {
  const passwords = Array.from({ length: 500 }, () => createRandomPassword())
  for (const password of passwords) expect(password).toMatch(/^[A-Za-z0-9]{8}$/)
  expect(new Set(passwords).size).toBe(500)
  expect(new Set(passwords.join("")).size).toBe(62)
})

it("creates a password of the requested length", () => {
  expect(createRandomPassword(16)).toMatch(/^[A-Za-z0-9]{16}$/)
})
