import type { Result } from "#lib/contract/result.ts"
import "server-only"
import { timingSafeEqual } from "node:crypto"
import { getLocale } from "next-intl/server"
import type { Tokens } from "#lib/contract/account-calls.ts"
import { buildErrorBody } from "#lib/contract/error.ts"
import { getLanguageTag } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"
import { requestSignIn } from "./account-api.ts"
import type { ErrorResponse } from "./authenticated-client.ts"
import { getSession, saveSession } from "./current-session.ts"
import { buildStoredTokens, createRandomId } from "./session.ts"
import { revokeTokens } from "./sign-out.ts"

/** Identity providers: the shop's own account page, or Google behind it. */
export const oauthProviders = ["shop", "google"] as const
export type OauthProvider = (typeof oauthProviders)[number]

/**
 * Starts an authorization-code sign-in and returns the path to redirect to. A new state and nonce
 * are generated and saved in the session. In server actions and route handlers only.
 */
export async function startOauth(provider: OauthProvider): Promise<string> {
  const session = await getSession()
  const sent = { state: createRandomId(), nonce: createRandomId() }
  const locale = await getLocale()
  await saveSession({ ...session, oauth: { ...sent, locale } })
  const query = new URLSearchParams({
    response_type: "code",
    client_id: getEnv().OAUTH_CLIENT_ID,
    redirect_uri: buildRedirectUri(),
    scope: "all",
    ...sent,
    ui_locales: getLanguageTag(locale),
    ...(provider === "google" && { provider }),
  })
  return `/oauth/authorize?${query}`
}

/**
 * Returns the locale of the page on which the sign-in started; without one, the visitor's preferred
 * locale.
 */
export async function getOauthLocale(): Promise<string> {
  const { oauth } = await getSession()
  return oauth?.locale ?? (await getLocale())
}

/**
 * True if the callback carries the state that this browser was sent out with. The state is
 * single-use.
 */
export async function validateOauthState(given: string): Promise<boolean> {
  const session = await getSession()
  if (session.oauth === null) return false
  const { state } = session.oauth
  if (!isSame(state, given)) {
    await saveSession({ ...session, oauth: null })
    return false
  }
  await saveSession({ ...session, oauth: { ...session.oauth, state: "" } })
  return state !== ""
}

/**
 * Exchanges an authorization code for tokens, if they were issued for the sign-in that this browser
 * started: their nonce must match the one it was sent out with, and is single-use. Throws an
 * ApiError.
 */
export async function exchangeCode(code: string): Promise<Result<Tokens, ErrorResponse>> {
  const session = await getSession()
  const nonce = session.oauth?.nonce ?? ""
  if (nonce === "") return { ok: false, error: badStateError }
  await saveSession({ ...session, oauth: null })
  const result = await requestSignIn("exchangeCode", {
    body: {
      grant_type: "authorization_code" as const,
      code,
      client_id: getEnv().OAUTH_CLIENT_ID,
      redirect_uri: buildRedirectUri(),
    },
  })
  if (!result.ok) return result
  const { nonce: returnedNonce, ...tokens } = result.value
  if (isSame(nonce, returnedNonce)) return { ok: true, value: tokens }
  await revokeTokens({ ...session, baseUrl: null }, buildStoredTokens(tokens, Date.now()))
  return { ok: false, error: badStateError }
}

function isSame(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function buildRedirectUri(): string {
  return `${new URL(getEnv().SITE_URL).origin}/auth`
}

const badStateError: ErrorResponse = {
  ...buildErrorBody("BAD_REQUEST", { code: "oauth_state_invalid" }),
  status: 400,
  retryAfterSeconds: null,
}
