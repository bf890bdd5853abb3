import type { FastifyReply, FastifyRequest } from "fastify"
import type { Kysely } from "kysely"
import { registerAttempts, resolveRateLimitClient } from "#backend/accounts/limits.ts"
import { lockEmailCodes } from "#backend/accounts/mail-codes.ts"
import type { Database } from "#backend/db/schema.ts"
import { sendHtmlPage } from "#backend/http/html-page.ts"
import { getTranslations } from "#backend/texts/translations.ts"
import type { Result } from "#lib/contract/result.ts"
import { siteConfigSchema } from "#lib/contract/site.ts"
import { createAuthorizationCode } from "../authorization-codes.ts"
import { buildProblemPage, type Problem } from "../authorize-page.ts"
import {
  type AuthorizeError,
  type AuthorizeRequest,
  buildReturnUri,
  getPageWords,
  sendRedirect,
} from "../authorize-request.ts"
import type { OauthPageDeps, OauthRequest } from "../handle-authorize.ts"
import type { GoogleProfile } from "./openid-provider.ts"
import { createGoogleSignIn, type GoogleSignIn, resolveSignIn } from "./sign-in-ticket.ts"

/**
 * True if customers can sign in with Google: the shop has an application there and the setting is
 * on.
 */
export async function isGoogleOn({ db, oauth }: OauthPageDeps): Promise<boolean> {
  return oauth.google !== null && isGoogleLoginEnabled(db)
}

/** True if sign-in with Google is on in the site's settings. */
export async function isGoogleLoginEnabled(db: OauthPageDeps["db"]): Promise<boolean> {
  const row = await db.selectFrom("domains").select("config").limit(1).executeTakeFirst()
  return siteConfigSchema.parse(row?.config ?? {}).login.google
}

/** Redirects the browser to Google's sign-in page, or back to the client if that is unavailable. */
export async function sendToGoogle(
  deps: OauthPageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  authorizeRequest: AuthorizeRequest,
): Promise<FastifyReply> {
  const away = buildReturnUri(
    { error: "temporarily_unavailable", state: authorizeRequest.state },
    deps.oauth,
  )
  const { provider, oauth } = deps
  if (provider === null || oauth.google === null || !(await isGoogleOn(deps))) {
    return sendRedirect(reply, away)
  }
  const signIn = await createGoogleSignIn(authorizeRequest, oauth.google, deps.now())
  try {
    return sendRedirect(reply, await provider.buildSignInUri(signIn))
  } catch (error) {
    logError(request, error)
    return sendRedirect(reply, away)
  }
}

/** Result of a sign-in at Google. */
type GoogleSignInResult = { code: string } | { error: AuthorizeError } | { problem: Problem }

/**
 * Handles the redirect back from Google: redirects to the client with a code of ours or an error
 * code.
 */
export async function handleGoogleCallback(
  deps: OauthPageDeps,
  request: OauthRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { oauth } = deps
  const signIn =
    oauth.google && (await resolveSignIn(request.query.state, oauth.google, deps.now()))
  if (signIn === null)
    return sendHtmlPage(reply, buildProblemPage("staleGoogle", getPageWords(request.query)))
  const outcome = await finishSignIn(deps, request, signIn)
  if ("problem" in outcome) {
    const words = getTranslations(signIn.request.language)
    return sendHtmlPage(reply, buildProblemPage(outcome.problem, words))
  }
  return sendRedirect(reply, buildReturnUri({ ...outcome, state: signIn.request.state }, oauth))
}

async function finishSignIn(
  deps: OauthPageDeps,
  request: OauthRequest,
  signIn: GoogleSignIn,
): Promise<GoogleSignInResult> {
  const { error, code } = request.query
  if (error === "access_denied") return { error }
  if (typeof code !== "string" || error !== undefined) return { error: "server_error" }
  if (!(await isGoogleOn(deps))) return { error: "temporarily_unavailable" }
  const registered = await registerAttempts(deps, [buildLimit(deps, request)])
  if (!registered.ok) return { problem: "tooManyTries" }
  const profile = await fetchProfile(deps, request, { ...signIn, code })
  if (profile === null) return { error: "temporarily_unavailable" }
  const { email } = profile
  if (email === null) return { problem: "unverified" }
  return createCode(deps, { ...profile, email }, signIn.request)
}

function createCode(
  deps: OauthPageDeps,
  profile: GoogleProfile & { email: string },
  authorizeRequest: AuthorizeRequest,
): Promise<GoogleSignInResult> {
  const { clientId, redirectUri } = deps.oauth
  return deps.db.transaction().execute(async (trx) => {
    const customer = await resolveGoogleCustomer(trx, profile)
    if (!customer.ok) return { problem: customer.error }
    const of = { userId: customer.value, nonce: authorizeRequest.nonce, clientId, redirectUri }
    return { code: await createAuthorizationCode(trx, deps, of) }
  })
}

async function fetchProfile(
  { provider }: OauthPageDeps,
  request: FastifyRequest,
  parts: GoogleSignIn & { code: string },
): Promise<GoogleProfile | null> {
  try {
    return (await provider?.getProfile(parts)) ?? null
  } catch (error) {
    logError(request, error)
    return null
  }
}

/** Logs only name and message, because the error itself may contain claims of the ID token. */
function logError({ log }: FastifyRequest, error: unknown): void {
  const reason = error instanceof Error ? `${error.name}: ${error.message}` : "unknown"
  log.warn({ reason }, "oauth: google sign-in failed")
}

/** Each callback sends a request to Google, so callbacks are rate limited. */
function buildLimit(deps: OauthPageDeps, request: FastifyRequest) {
  const bucket = `google:client:${resolveRateLimitClient(deps, request)}`
  return { bucket, max: 100, withinMs: 900_000, detail: { code: "login_rate_limited" as const } }
}

type Customer = Result<number, "otherGoogleAccount" | "switchedOff">

/**
 * Returns the customer of a Google profile: the one linked to the Google account, else the one with
 * the email address, who is linked from now on, else a new one with the profile's names.
 */
async function resolveGoogleCustomer(
  trx: Kysely<Database>,
  profile: GoogleProfile & { email: string },
): Promise<Customer> {
  await lockEmailCodes(trx, profile.email)
  const known = await selectUser(trx)
    .where("google_subject", "=", profile.subject)
    .executeTakeFirst()
  if (known !== undefined) {
    return known.enabled ? { ok: true, value: known.id } : { ok: false, error: "switchedOff" }
  }
  return linkByEmail(trx, profile)
}

async function linkByEmail(
  trx: Kysely<Database>,
  { subject, email, firstName, lastName }: GoogleProfile & { email: string },
): Promise<Customer> {
  await trx
    .insertInto("users")
    .values({ email, first_name: firstName, last_name: lastName, google_subject: subject })
    .onConflict((on) => on.column("email").doNothing())
    .execute()
  const user = await selectUser(trx).where("email", "=", email).executeTakeFirstOrThrow()
  if (!user.enabled) return { ok: false, error: "switchedOff" }
  if (user.google_subject !== null && user.google_subject !== subject) {
    return { ok: false, error: "otherGoogleAccount" }
  }
  await trx
    .updateTable("users")
    .set({ google_subject: subject })
    .where("id", "=", user.id)
    .where("google_subject", "is", null)
    .execute()
  return { ok: true, value: user.id }
}

function selectUser(trx: Kysely<Database>) {
  return trx.selectFrom("users").select(["id", "enabled", "google_subject"]).forUpdate()
}
