import { createHmac, randomBytes } from "node:crypto"
import { jwtVerify, SignJWT } from "jose"
import { z } from "zod"
import { type AuthorizeRequest, authorizeRequestSchema } from "../authorize-request.ts"
import type { GoogleApp } from "../oauth-parts.ts"

const algorithm = "HS256"
const audience = "curlew-google-sign-in"
const goodForSeconds = 600

const ticketSchema = z.object({ jti: z.string().min(1), request: authorizeRequestSchema })

/**
 * A pending sign-in at Google: our authorize request, and the secrets that Google's response must
 * match (the ID token's nonce, the PKCE verifier). They are derived from the ticket and a key, and
 * are not stored.
 */
export type GoogleSignIn = { request: AuthorizeRequest; nonce: string; verifier: string }

/**
 * Starts a sign-in; the ticket travels through the browser as Google's `state` and is valid for ten
 * minutes.
 */
export async function createGoogleSignIn(
  request: AuthorizeRequest,
  { keys }: Pick<GoogleApp, "keys">,
  now: Date,
): Promise<GoogleSignIn & { ticket: string }> {
  const id = randomBytes(16).toString("base64url")
  const issuedAt = Math.floor(now.getTime() / 1000)
  const ticket = await new SignJWT({ request })
    .setProtectedHeader({ alg: algorithm })
    .setJti(id)
    .setAudience(audience)
    .setExpirationTime(issuedAt + goodForSeconds)
    .sign(keys.state)
  return { ticket, request, ...buildProofs(id, keys.proof) }
}

/** Returns the sign-in of a ticket that we signed; null for any other text or an expired ticket. */
export async function resolveSignIn(
  ticket: unknown,
  { keys }: Pick<GoogleApp, "keys">,
  now: Date,
): Promise<GoogleSignIn | null> {
  if (typeof ticket !== "string") return null
  try {
    const { payload } = await jwtVerify(ticket, keys.state, {
      algorithms: [algorithm],
      audience,
      currentDate: now,
      requiredClaims: ["exp", "jti"],
    })
    const { jti, request } = ticketSchema.parse(payload)
    return { request, ...buildProofs(jti, keys.proof) }
  } catch {
    return null
  }
}

function buildProofs(id: string, key: Buffer) {
  const proofFor = (purpose: string) =>
    createHmac("sha256", key).update(`${purpose}:${id}`).digest("base64url")
  return { nonce: proofFor("nonce"), verifier: proofFor("verifier") }
}
