import { signatureMaxAgeSeconds } from "../webhook.ts"
import { isStorefrontCall, signStorefrontCall } from "./storefront-signature.ts"

const secret = "a-secret-of-the-two-sides-0123456789"
const now = 1_790_000_000
const header = signStorefrontCall(secret, now + 0.7)

describe("signed storefront header", () => {
  it("accepts the signature for five minutes before and after its time", () => {
    expect(header).toMatch(/^1790000000;[0-9a-f]{64}$/)
    for (const off of [0, signatureMaxAgeSeconds, -signatureMaxAgeSeconds]) {
      expect(isStorefrontCall(header, secret, now + off)).toBe(true)
    }
    for (const off of [signatureMaxAgeSeconds + 1, -signatureMaxAgeSeconds - 1]) {
      expect(isStorefrontCall(header, secret, now + off)).toBe(false)
    }
  })

  it.each([
    ["a moved time", header.replace("179", "178"), secret],
    ["another secret", header, `${secret}x`],
    ["an empty secret", signStorefrontCall("", now), ""],
    ["rubbish", ";", secret],
    ["nothing", "", secret],
  ])("rejects a storefront header with %s", (_case, given, key) => {
    expect(isStorefrontCall(given, key, now)).toBe(false)
  })
})
