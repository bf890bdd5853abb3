import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { BackendEnv } from "#backend/env.ts"
import { deriveKey } from "#backend/keys/derive-key.ts"

/** The shop's application at Google, and the keys of its pending sign-ins. */
export type GoogleApp = {
  clientId: string
  clientSecret: string
  issuer: string
  /** Redirect URI to which Google sends the browser. */
  callbackUri: string
  keys: { state: Buffer; proof: Buffer }
}

/** The client that may request authorization codes, and its redirect URI. */
export type OauthParts = {
  clientId: string
  redirectUri: string
  /** Null if the shop has no application at Google. */
  google: GoogleApp | null
}

export type OauthDeps = AccountDeps & { oauth: OauthParts }

type Settings = Pick<
  BackendEnv,
  | "SITE_URL"
  | "TOKEN_SECRET"
  | "OAUTH_CLIENT_ID"
  | "GOOGLE_CLIENT_ID"
  | "GOOGLE_CLIENT_SECRET"
  | "GOOGLE_ISSUER"
>

/**
 * Builds the configuration of authorization-code sign-ins from the shop's environment variables.
 */
export function buildOauthParts(env: Settings): OauthParts {
  return {
    clientId: env.OAUTH_CLIENT_ID,
    redirectUri: `${env.SITE_URL}/auth`,
    google: buildGoogleApp(env),
  }
}

/** True if the environment contains the keys of the shop's application at Google. */
export function hasGoogleKeys(env: Pick<Settings, "GOOGLE_CLIENT_ID" | "GOOGLE_CLIENT_SECRET">) {
  return env.GOOGLE_CLIENT_ID !== undefined && env.GOOGLE_CLIENT_SECRET !== undefined
}

function buildGoogleApp(env: Settings): GoogleApp | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (clientId === undefined || clientSecret === undefined) return null
  return {
    clientId,
    clientSecret,
    issuer: env.GOOGLE_ISSUER,
    callbackUri: `${env.SITE_URL}/oauth/google/callback`,
    keys: {
      state: deriveKey(env.TOKEN_SECRET, "oauth:google-state"),
      proof: deriveKey(env.TOKEN_SECRET, "oauth:google-proof"),
    },
  }
}
