import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { BackendEnv } from "#backend/env.ts"
import { deriveKey } from "#backend/keys/derive-key.ts"

/** The shop's application at Google, and the keys of the sign-ins that are under way there. */
export type GoogleApp = {
  clientId: string
  clientSecret: string
  issuer: string
  /** Where Google sends the browser back to. */
  callbackUri: string
  keys: { state: Buffer; proof: Buffer }
}

/** Who may ask for authorization codes, and where each answer goes. */
export type OauthParts = {
  clientId: string
  redirectUri: string
  /** Null where the shop has no application at Google. */
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

/** The parts of authorization-code sign-ins from the shop's settings. */
export function buildOauthParts(env: Settings): OauthParts {
  return {
    clientId: env.OAUTH_CLIENT_ID,
    redirectUri: `${env.SITE_URL}/auth`,
    google: buildGoogleApp(env),
  }
}

/** Whether the settings hold the keys of the shop's application at Google. */
export function hasGoogleKeys(env: Pick<Settings, "GOOGLE_CLIENT_ID" | "GOOGLE_CLIENT_SECRET">) {
  return env.GOOGLE_CLIENT_ID !== undefined && env.GOOGLE_CLIENT_SECRET !== undefined
}

function buildGoogleApp(env: Settings): GoogleApp | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = env
  if (clientId === undefined || clientSecret === undefined) return null
  return {
    ...{ clientId, clientSecret, issuer: env.GOOGLE_ISSUER },
    callbackUri: `${env.SITE_URL}/oauth/google/callback`,
    keys: {
      state: deriveKey(env.TOKEN_SECRET, "oauth:google-state"),
      proof: deriveKey(env.TOKEN_SECRET, "oauth:google-proof"),
    },
  }
}
