import { verify } from "@node-rs/argon2"
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

  it("matches no password if there is no hash", async () => {
    expect(await isPassword(null, "")).toBe(false)
    expect(await isPassword(null, "null")).toBe(false)
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
