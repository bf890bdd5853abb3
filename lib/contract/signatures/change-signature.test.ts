import { signatureMaxAgeSeconds } from "../webhook.ts"
import { isSignedChangeEvent, signChangeEvent } from "./change-signature.ts"

const body = '{"id":"1","changes":[]}'
const secret = "a-secret-of-the-two-sides-0123456789"
const now = 1_790_000_000

describe("signature of a change event", () => {
  const header = signChangeEvent(body, secret, now)

  it("accepts a change event with the body it was signed for", () => {
    expect(isSignedChangeEvent(body, header, secret, now)).toBe(true)
  })

  it("contains the time and an HMAC-SHA256 in hexadecimal", () => {
    expect(header).toMatch(/^t=1790000000,v1=[0-9a-f]{64}$/)
  })

  it.each([
    ["another body", () => isSignedChangeEvent(`${body} `, header, secret, now)],
    ["another secret", () => isSignedChangeEvent(body, header, `${secret}x`, now)],
    ["an empty secret", () => isSignedChangeEvent(body, signChangeEvent(body, "", now), "", now)],
    ["no header", () => isSignedChangeEvent(body, null, secret, now)],
    ["a header of rubbish", () => isSignedChangeEvent(body, "t=1,v1=zz", secret, now)],
    [
      "a moved time",
      () => isSignedChangeEvent(body, header.replace("t=179", "t=178"), secret, now),
    ],
  ])("rejects a change event with %s", (_case, isSigned) => {
    expect(isSigned()).toBe(false)
  })

  it("rejects a change event more than five minutes before or after its signature", () => {
    expect(isSignedChangeEvent(body, header, secret, now + signatureMaxAgeSeconds)).toBe(true)
    expect(isSignedChangeEvent(body, header, secret, now + signatureMaxAgeSeconds + 1)).toBe(false)
    expect(isSignedChangeEvent(body, header, secret, now - signatureMaxAgeSeconds - 1)).toBe(false)
  })
})
