import { signatureMaxAgeSeconds } from "../webhook.ts"
import { resolveSignedClient, signClient } from "./client-signature.ts"

const secret = "a-secret-of-the-two-sides-0123456789"
const now = 1_790_000_000

describe("signed client IP address", () => {
  it.each(["203.0.113.7", "2001:db8::7", "::ffff:203.0.113.7"])("accepts %s as signed", (ip) => {
    const header = signClient(ip, secret, now + 0.7)
    expect(header).toMatch(/;1790000000;[0-9a-f]{64}$/)
    expect(resolveSignedClient(header, secret, now)).toBe(ip)
  })

  const header = signClient("203.0.113.7", secret, now)

  it.each([
    ["another address", header.replace("203.", "204."), secret],
    ["a moved time", header.replace(";179", ";178"), secret],
    ["another secret", header, `${secret}x`],
    ["an empty secret", signClient("203.0.113.7", "", now), ""],
    ["what is no address", signClient("localhost", secret, now), secret],
    ["no header", undefined, secret],
    ["rubbish", ";;;", secret],
  ])("rejects a client header with %s", (_case, given, key) => {
    expect(resolveSignedClient(given, key, now)).toBeNull()
  })

  it("rejects a client header more than five minutes before or after its signature", () => {
    const age = signatureMaxAgeSeconds
    expect(resolveSignedClient(header, secret, now + age)).toBe("203.0.113.7")
    expect(resolveSignedClient(header, secret, now + age + 1)).toBeNull()
    expect(resolveSignedClient(header, secret, now - age - 1)).toBeNull()
  })
})
