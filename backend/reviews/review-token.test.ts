import { buildReviewToken, parseReviewToken } from "./review-token.ts"

const key = Buffer.alloc(32, 1)
const token = buildReviewToken(1_234, key)

describe("token of a review link", () => {
  it("has 43 characters for a URL and names its order", () => {
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(parseReviewToken(token, key)).toBe(1_234)
    expect(parseReviewToken(buildReviewToken(2_147_483_647, key), key)).toBe(2_147_483_647)
  })

  it("is rejected with another key, for another order, shortened or made up", () => {
    const other = Buffer.from(token, "base64url")
    other.writeUInt32BE(1_235)
    const forged = [other.toString("base64url"), token.slice(1), "", "A".repeat(43)]
    expect(forged.map((text) => parseReviewToken(text, key))).toEqual([null, null, null, null])
    expect(parseReviewToken(token, Buffer.alloc(32, 2))).toBeNull()
  })
})
