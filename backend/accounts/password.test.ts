import { verify } from "@node-rs/argon2"
import { testPasswordCost } from "#tests/support/test-backend.ts"
import { hashPassword, hasOutdatedHash, isPassword } from "./password.ts"

describe("password hash", () => {
  it("is argon2id at the OWASP minimum with a new salt each time", async () => {
    const storedHash = await hashPassword("three small curlews")
    expect(storedHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await hashPassword("three small curlews")).not.toBe(storedHash)
    expect(await verify(storedHash, "three small curlews")).toBe(true)
  })

  it("matches its own password and no other", async () => {
    const storedHash = await hashPassword("three small curlews")
    expect(await isPassword(storedHash, "three small curlews")).toBe(true)
    expect(await isPassword(storedHash, "three small curlews ")).toBe(false)
    expect(await isPassword(storedHash, "")).toBe(false)
  })

  it.each([undefined, testPasswordCost])(
    "matches no password without a hash, at cost %j",
    async (cost) => {
      expect(await isPassword(null, "", cost)).toBe(false)
      expect(await isPassword(null, "null", cost)).toBe(false)
    },
  )

  it("has the cost that a test asks for, and is then not outdated", async () => {
    const storedHash = await hashPassword("three small curlews", testPasswordCost)
    expect(storedHash).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/)
    expect(hasOutdatedHash(storedHash, testPasswordCost)).toBe(false)
    expect(hasOutdatedHash(storedHash)).toBe(true)
  })

  it.each([
    [
      "$argon2id$v=19$m=19456,t=2,p=1$eGfbXvFZNbKMn1WLJMz60Q$6R7TX9Ah1LEHVQrJ9zWLLqVlLywhNqHLYXj+aF2NAr4",
      false,
    ],
    [
      "$argon2id$v=19$m=8192,t=2,p=1$eGfbXvFZNbKMn1WLJMz60Q$6R7TX9Ah1LEHVQrJ9zWLLqVlLywhNqHLYXj+aF2NAr4",
      true,
    ],
    [
      "$argon2id$v=19$m=19456,t=1,p=1$eGfbXvFZNbKMn1WLJMz60Q$6R7TX9Ah1LEHVQrJ9zWLLqVlLywhNqHLYXj+aF2NAr4",
      true,
    ],
  ])("checks whether %s is outdated: %j", (storedHash, expected) => {
    expect(hasOutdatedHash(storedHash)).toBe(expected)
  })
})
