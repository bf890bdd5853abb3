import { createHash } from "node:crypto"
import { createRemoteJWKSet, type JWTVerifyGetKey, jwtVerify } from "jose"
import { z } from "zod"
import { emailSchema, firstNameSchema, lastNameSchema } from "#lib/contract/user.ts"
import type { GoogleApp } from "../oauth-parts.ts"

/** Up to three requests run one after another while a browser waits. */
const defaultTimeoutMs = 4_000
const discoveredForMs = 3_600_000
const toleranceSeconds = 30

const endpointSchema = z.url({ protocol: /^https?$/ })
const discoverySchema = z.object({
  issuer: z.string(),
  authorization_endpoint: endpointSchema,
  token_endpoint: endpointSchema,
  jwks_uri: endpointSchema,
})
const tokenResponseSchema = z.object({ id_token: z.string().min(1).max(20_000) })
const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  azp: z.string().optional(),
  nonce: z.string(),
  email: emailSchema.nullable().catch(null).default(null),
  email_verified: z.boolean().catch(false).default(false),
  given_name: firstNameSchema.catch("").default(""),
  family_name: lastNameSchema.catch("").default(""),
})

/**
 * A customer's Google profile; `email` is null unless Google has verified it. Names may be empty.
 */
export type GoogleProfile = {
  subject: string
  email: string | null
  firstName: string
  lastName: string
}

type Discovered = z.infer<typeof discoverySchema> & {
  getKey: JWTVerifyGetKey
  timeoutMs: number
}

/**
 * Google or another OpenID Connect provider. Its functions throw on an invalid or missing response.
 */
export type OpenidProvider = {
  /** Builds the URL of the provider's sign-in page. */
  buildSignInUri: (parts: { ticket: string; nonce: string; verifier: string }) => Promise<string>
  /** Returns the profile of the user who signed in, by the returned code. */
  getProfile: (parts: { code: string; nonce: string; verifier: string }) => Promise<GoogleProfile>
}

/**
 * Creates a client of the provider at which the shop's application is registered. Its discovery
 * document is cached for one hour; `timeoutMs` applies to each request.
 */
export function buildOpenidProvider(
  app: GoogleApp,
  now: () => Date,
  timeoutMs = defaultTimeoutMs,
): OpenidProvider {
  let known: { found: Promise<Discovered>; untilMs: number } | null = null

  const discoverOnce = () => {
    if (known !== null && now().getTime() < known.untilMs) return known.found
    const found = discover(app.issuer, timeoutMs)
    const mine = { found, untilMs: now().getTime() + discoveredForMs }
    known = mine
    found.catch(() => {
      if (known === mine) known = null
    })
    return found
  }

  return {
    buildSignInUri: async (parts) => {
      const { authorization_endpoint } = await discoverOnce()
      const uri = new URL(authorization_endpoint)
      const query = {
        response_type: "code",
        client_id: app.clientId,
        redirect_uri: app.callbackUri,
        scope: "openid email profile",
        state: parts.ticket,
        nonce: parts.nonce,
        code_challenge: createHash("sha256").update(parts.verifier).digest("base64url"),
        code_challenge_method: "S256",
      }
      for (const [name, value] of Object.entries(query)) uri.searchParams.set(name, value)
      return uri.href
    },
    getProfile: async ({ code, nonce, verifier }) => {
      const discovered = await discoverOnce()
      const idToken = await exchange(app, discovered, { code, verifier })
      return readIdToken(idToken, { app, discovered, nonce, now: now() })
    },
  }
}

async function discover(issuer: string, timeoutMs: number): Promise<Discovered> {
  const json = await fetchJson(`${issuer}/.well-known/openid-configuration`, { timeoutMs })
  const found = discoverySchema.parse(json)
  if (found.issuer !== issuer) throw new Error("the provider gives another name than its own")
  if (new URL(found.authorization_endpoint).origin !== issuer) {
    throw new Error("the provider's sign-in page is at another address than its own")
  }
  const { protocol } = new URL(issuer)
  for (const endpoint of [found.token_endpoint, found.jwks_uri]) {
    if (new URL(endpoint).protocol !== protocol) throw new Error("an endpoint is not encrypted")
  }
  const getKey = createRemoteJWKSet(new URL(found.jwks_uri), { timeoutDuration: timeoutMs })
  return { ...found, getKey, timeoutMs }
}

async function exchange(
  app: GoogleApp,
  { token_endpoint, timeoutMs }: Discovered,
  { code, verifier }: { code: string; verifier: string },
): Promise<string> {
  const body = new URLSearchParams({
    grant_type: "authorization_code",
    code,
    redirect_uri: app.callbackUri,
    client_id: app.clientId,
    client_secret: app.clientSecret,
    code_verifier: verifier,
  })
  const json = await fetchJson(token_endpoint, { method: "POST", body, timeoutMs })
  return tokenResponseSchema.parse(json).id_token
}

async function readIdToken(
  idToken: string,
  parts: { app: GoogleApp; discovered: Discovered; nonce: string; now: Date },
): Promise<GoogleProfile> {
  const { app, discovered } = parts
  const { payload } = await jwtVerify(idToken, discovered.getKey, {
    algorithms: ["RS256", "ES256"],
    // Google may omit the scheme.
    issuer: [app.issuer, new URL(app.issuer).host],
    audience: app.clientId,
    currentDate: parts.now,
    clockTolerance: toleranceSeconds,
    requiredClaims: ["exp", "iat", "sub"],
  })
  const claims = claimsSchema.parse(payload)
  if (claims.nonce !== parts.nonce) throw new Error("the ID token is of another sign-in")
  if (claims.azp !== undefined && claims.azp !== app.clientId) {
    throw new Error("the ID token was issued to another application")
  }
  return {
    subject: claims.sub,
    email: claims.email_verified ? claims.email : null,
    firstName: claims.given_name,
    lastName: claims.family_name,
  }
}

async function fetchJson(
  url: string,
  { timeoutMs, ...init }: RequestInit & { timeoutMs: number },
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { ...init, signal, redirect: "error" })
  if (!response.ok) throw new Error(`${new URL(url).pathname} responded ${response.status}`)
  return response.json()
}
