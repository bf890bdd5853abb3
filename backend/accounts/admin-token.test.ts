import { SignJWT } from "jose"
import { resolveOwnerToken, signAdminToken } from "./admin-token.ts"

const secret = "the-token-secret-of-the-tests-000001"
const now = new Date("2026-11-21T00:00:00Z")
const later = (days: number) => new Date(now.getTime() + days * 86_400_000)
const resolveToken = (token: string, at = now) => resolveOwnerToken(token, { secret, now: at })

describe("owner's token", () => {
  it("is valid for 30 days or the requested number of days", async () => {
    const token = await signAdminToken({ secret, now })
    expect(await resolveToken(token)).toEqual({ ok: true, value: { kind: "owner" } })
    expect(await resolveToken(token, later(29))).toEqual({ ok: true, value: { kind: "owner" } })
    expect(await resolveToken(token, later(30))).toMatchObject({
      error: { body: { code: "TOKEN_EXPIRED" } },
    })
    const short = await signAdminToken({ secret, now, days: 1 })
    expect(await resolveToken(short, later(2))).toMatchObject({
      error: { status: 401, body: { code: "TOKEN_EXPIRED" } },
    })
  })

  it("rejects an unsigned token and one signed with another secret", async () => {
    const forged = await signAdminToken({ secret: `${secret}x`, now })
    expect(await resolveToken(forged)).toMatchObject({
      error: { status: 401, body: { code: "TOKEN_INVALID" } },
    })
    const [, claims] = (await signAdminToken({ secret, now })).split(".")
    const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${claims}.x`
    expect(await resolveToken(unsigned)).toMatchObject({
      error: { body: { code: "TOKEN_INVALID" } },
    })
  })

  it("rejects a token for another audience or without an expiry", async () => {
    const sign = (jwt: SignJWT) =>
      jwt.setProtectedHeader({ alg: "HS256" }).sign(Buffer.from(secret))
    const claims = { role: "admin", iss: "curlew", aud: "curlew-api" }
    const foreign = await sign(new SignJWT({ ...claims, aud: "other" }).setExpirationTime(later(1)))
    const endless = await sign(new SignJWT(claims))
    expect(await resolveToken(foreign)).toMatchObject({
      error: { body: { code: "TOKEN_INVALID" } },
    })
    expect(await resolveToken(endless)).toMatchObject({
      error: { body: { code: "TOKEN_INVALID" } },
    })
  })

  it("rejects any role but the administrator's", async () => {
    const jwt = new SignJWT({ role: "customer", iss: "curlew", aud: "curlew-api" })
    const token = await jwt
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime(later(1))
      .sign(Buffer.from(secret))
    expect(await resolveToken(token)).toMatchObject({
      error: { status: 401, body: { code: "TOKEN_INVALID" } },
    })
  })

  it.each(["", "x", "a.b.c", `${"a".repeat(9000)}.b.c`])("rejects malformed %j", async (token) => {
    expect(await resolveToken(token)).toMatchObject({
      error: { status: 401, body: { code: "TOKEN_INVALID" } },
    })
  })
})
