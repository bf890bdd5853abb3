import { errors, jwtVerify, SignJWT } from "jose"
import { expiredToken, invalidToken } from "#backend/accounts/tokens.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import type { Result } from "#lib/contract/result.ts"

const algorithm = "HS256"
const issuer = "curlew"
const audience = "curlew-api"
const role = "admin"

/** Default lifetime of the owner's token. */
export const defaultTokenDays = 30

/** Returns a signed bearer token that authorises the administrators' calls until it expires. */
export async function signAdminToken(parts: {
  secret: string
  now: Date
  days?: number
}): Promise<string> {
  const days = parts.days ?? defaultTokenDays
  const issuedAt = Math.floor(parts.now.getTime() / 1000)
  return new SignJWT({ role })
    .setProtectedHeader({ alg: algorithm })
    .setSubject("administrator")
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + days * 86_400)
    .sign(keyOf(parts.secret))
}

/** Returns the owner if this secret signed the token as an administrator's; else the 401 error. */
export async function resolveOwnerToken(
  token: string,
  parts: { secret: string; now: Date },
): Promise<Result<{ kind: "owner" }, ApiError>> {
  try {
    const { payload } = await jwtVerify(token, keyOf(parts.secret), {
      algorithms: [algorithm],
      issuer,
      audience,
      currentDate: parts.now,
      requiredClaims: ["exp"],
    })
    return payload.role === role
      ? { ok: true, value: { kind: "owner" } }
      : { ok: false, error: invalidToken }
  } catch (error) {
    return { ok: false, error: error instanceof errors.JWTExpired ? expiredToken : invalidToken }
  }
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret)
}
