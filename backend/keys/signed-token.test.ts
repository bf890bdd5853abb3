import { buildSignedToken, parseSignedToken } from "./signed-token.ts"

const key = Buffer.alloc(32, 1)
const token = buildSignedToken(1_234, key)

describe("token of a signed link", () => {
  it("has 43 characters for a URL and names its record", () => {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(parseSignedToken(token, key)).toBe(1_234)
    expect(parseSignedToken(buildSignedToken(2_147_483_647, key), key)).toBe(2_147_483_647)
  })

  it("is rejected with another key, for another record, shortened or made up", () => {
    const other = Buffer.from(token, "base64url")
    other.writeUInt32BE(1_235)
    const forged = [other.toString("base64url"), token.slice(1), "", "A".repeat(43)]
    expect(forged.map((text) => parseSignedToken(text, key))).toEqual([null, null, null, null])
    expect(parseSignedToken(token, Buffer.alloc(32, 2))).toBeNull()
  })
})
