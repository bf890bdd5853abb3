import "server-only"
import { timingSafeEqual } from "node:crypto"
import { getLocale } from "next-intl/server"
import { callSignIn } from "#lib/api/account.ts"
import type { CallRefusal } from "#lib/api/ask-account.ts"
import type { Tokens } from "#lib/contract/account-calls.ts"
import { getLanguageTag } from "#lib/contract/languages.ts"
import { getEnv } from "#lib/env.ts"
import { getSession, saveSession } from "./current-session.ts"
import { endAtApi } from "./end-at-api.ts"
import { drawId } from "./session.ts"
import { buildHeldTokens } from "./token-life.ts"

/** Who a visitor signs in with: the shop's own account page, or Google behind it. */
export const oauthProviders = ["shop", "google"] as const
export type OauthProvider = (typeof oauthProviders)[number]

/**
 * Begins an authorization-code sign-in and gives the path of the page to go to. State and nonce are
 * drawn anew and kept in the session. In actions and route handlers only.
 */
export async function beginOauth(provider: OauthProvider): Promise<string> {
  const session = await getSession()
  const sent = { state: drawId(), nonce: drawId() }
  const locale = await getLocale()
  await saveSession({ ...session, oauth: { ...sent, locale } })
  const query = new URLSearchParams({
    ...{ response_type: "code", client_id: getEnv().OAUTH_CLIENT_ID },
    ...{ redirect_uri: buildRedirectUri(), scope: "all", ...sent },
    ui_locales: getLanguageTag(locale),
    ...(provider === "google" && { provider }),
  })
  return `/oauth/authorize?${query}`
}

/** The language of the page on which a sign-in began; where none did, the one the visitor once chose. */
export async function getOauthLocale(): Promise<string> {
  const { oauth } = await getSession()
  return oauth?.locale ?? (await getLocale())
}

/** Whether an answer carries the state that this browser was sent out with; the state counts once. */
export async function takeState(given: string): Promise<boolean> {
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
 * The tokens for an authorization code, if they were made for the sign-in that this browser began:
 * their nonce must be the one it was sent out with, and it counts once. Throws an ApiError.
 */
export async function exchangeCode(
  code: string,
): Promise<{ answer: Tokens } | { refusal: CallRefusal }> {
  const session = await getSession()
  const nonce = session.oauth?.nonce ?? ""
  if (nonce === "") return { refusal: notBegun }
  await saveSession({ ...session, oauth: null })
  const result = await callSignIn("exchangeCode", {
    body: {
      ...{ grant_type: "authorization_code" as const, code, client_id: getEnv().OAUTH_CLIENT_ID },
      redirect_uri: buildRedirectUri(),
    },
  })
  if ("refusal" in result) return result
  const { nonce: answered, ...answer } = result.answer
  if (isSame(nonce, answered)) return { answer }
  await endAtApi({ ...session, baseUrl: null }, buildHeldTokens(answer, Date.now()))
  return { refusal: notBegun }
}

function isSame(kept: string, given: string): boolean {
  const [one, other] = [Buffer.from(kept), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function buildRedirectUri(): string {
  return `${new URL(getEnv().SITE_URL).origin}/auth`
}

const notBegun: CallRefusal = {
  ...{ status: 400, code: "BAD_REQUEST", message: "Bad state please try again" },
  retryAfterSeconds: null,
}
