import { errors, jwtVerify, SignJWT } from "jose"
import { z } from "zod"
import type { ApiError } from "#backend/http/api-error.ts"
import type { Result } from "#lib/contract/result.ts"
import { expiredToken, invalidToken } from "./token-errors.ts"

const algorithm = "HS256"
const issuer = "curlew"
const audience = "curlew-customer"

const claimsSchema = z.object({
  sub: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number),
  sid: z.uuid(),
  gen: z.number().int().positive(),
})

/** Claims of an access token: the session, its user and its generation. */
export type AccessClaims = { userId: number; sessionId: string; generation: number }

/**
 * Returns a signed JWT access token that authorises a customer's calls until it expires or its
 * session ends.
 */
export function signAccessToken(
  claims: AccessClaims,
  parts: { key: Buffer; now: Date; seconds: number },
): Promise<string> {
  const issuedAt = Math.floor(parts.now.getTime() / 1000)
  return new SignJWT({ sid: claims.sessionId, gen: claims.generation })
    .setProtectedHeader({ alg: algorithm })
    .setSubject(String(claims.userId))
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + parts.seconds)
    .sign(parts.key)
}

/**
 * Returns the claims of a token that this key signed, or the 401 error. With `isLateFine` an
 * expired token is accepted too. Does not check that the session is still active.
 */
export async function resolveAccessToken(
  token: string,
  parts: { key: Buffer; now: Date; isLateFine?: boolean },
): Promise<Result<AccessClaims, ApiError>> {
  try {
    const { payload } = await jwtVerify(token, parts.key, {
      algorithms: [algorithm],
      issuer,
      audience,
      currentDate: parts.isLateFine ? new Date(0) : parts.now,
      requiredClaims: ["exp"],
    })
    const { sub, sid, gen } = claimsSchema.parse(payload)
    return { ok: true, value: { userId: sub, sessionId: sid, generation: gen } }
  } catch (error) {
    return { ok: false, error: error instanceof errors.JWTExpired ? expiredToken : invalidToken }
  }
}
