import { createHmac, timingSafeEqual } from "node:crypto"
import { errors, jwtVerify, SignJWT } from "jose"
import { z } from "zod"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import type { Result } from "#lib/contract/result.ts"

/** 401 response to an expired token; the client may refresh it. */
export const expiredToken = buildApiError(401, "TOKEN_EXPIRED", { code: "token_expired" })

/** 401 response to an invalid token, or to one whose session has ended. */
export const invalidToken = buildApiError(401, "TOKEN_INVALID", { code: "token_invalid" })

/** 401 response to a call without a token. */
export const missingToken = buildApiError(401, "UNAUTHENTICATED", { code: "login_required_first" })

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

const refreshTokenPattern =
  /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([1-9]\d{0,8})\.([\w-]{43})$/

/** The session and generation that a refresh token stands for. */
type SessionGeneration = { sessionId: string; generation: number }

/** Returns the refresh token of a session's generation. It is deterministic. */
export function buildRefreshToken(
  { sessionId, generation }: SessionGeneration,
  key: Buffer,
): string {
  return `${sessionId}.${generation}.${signRefreshToken(sessionId, generation, key).toString("base64url")}`
}

/**
 * Returns the session and generation of a refresh token signed with this key; null for any other
 * text.
 */
export function resolveRefreshToken(token: string, key: Buffer): SessionGeneration | null {
  const [, sessionId = "", digits = "", signature = ""] = refreshTokenPattern.exec(token) ?? []
  if (sessionId === "") return null
  const generation = Number(digits)
  const isGenuine = timingSafeEqual(
    Buffer.from(signature, "base64url"),
    signRefreshToken(sessionId, generation, key),
  )
  return isGenuine ? { sessionId, generation } : null
}

function signRefreshToken(sessionId: string, generation: number, key: Buffer): Buffer {
  return createHmac("sha256", key).update(`${sessionId}.${generation}`).digest()
}
