import { type Kysely, sql } from "kysely"
import pg from "pg"
import { z } from "zod"
import {
  buildEmailChangedEmail,
  buildEmailTakenEmail,
  buildNewEmailEmail,
  buildNewEmailNotice,
} from "#backend/accounts/account-emails.ts"
import type { AccountDeps } from "#backend/accounts/account-parts.ts"
import type { SessionCaller } from "#backend/accounts/caller.ts"
import {
  buildEmailLimit,
  type ClientRequest,
  registerAttempts,
  withCodeTry,
} from "#backend/accounts/limits.ts"
import {
  createMailCode,
  lockEmailCodes,
  redeemMailCode,
  revokeMailCodes,
  saveMailCode,
} from "#backend/accounts/mail-codes.ts"
import { revokeSessions } from "#backend/accounts/sessions.ts"
import { moveSubscription } from "#backend/consents/newsletter.ts"
import type { Database } from "#backend/db/schema.ts"
import { withDeadlockRetry } from "#backend/db/with-deadlock-retry.ts"
import { type ApiError, buildFieldError } from "#backend/http/api-error.ts"
import { createRateLimitHits, findReachedLimit } from "#backend/limits/rate-limit.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import type { Email } from "#backend/mail/email-template.ts"
import { enqueueEmail } from "#backend/mail/mail-outbox.ts"
import { getTranslations } from "#backend/texts/translations.ts"
import type { IdentityProof } from "#lib/contract/account-calls.ts"
import type { Result } from "#lib/contract/result.ts"
import { type ValidatedUser, validateIdentity } from "./validate-identity.ts"

const changeSchema = z.object({ user_id: z.number(), from: z.string() })

type Trx = Kysely<Database>
type NewEmail = IdentityProof & { email: string; language: string }

/**
 * Emails a code to the new address of a customer's account, and notifies the current one. Nothing changes until the code is confirmed. The response is the same if the new address
 * has an account already: only the email to it differs.
 */
export async function requestEmailChange(
  deps: AccountDeps,
  request: ClientRequest,
  caller: SessionCaller,
  { email, language, ...proof }: NewEmail,
): Promise<Result<null, ApiError>> {
  const validated = await validateIdentity(deps, request, caller, proof)
  if (!validated.ok) return validated
  const user = validated.value
  if (email === user.email) {
    return { ok: false, error: buildFieldError("email", { code: "email_unchanged" }) }
  }
  const counted = await registerAttempts(deps, [
    {
      bucket: `email-change:${user.id}`,
      max: 5,
      withinMs: 3_600_000,
      detail: { code: "email_rate_limited" },
    },
  ])
  if (!counted.ok) return counted
  await deps.db.transaction().execute((trx) => enqueueCode(trx, deps, user, { email, language }))
  deps.accounts.onMail()
  return { ok: true, value: null }
}

async function enqueueCode(
  trx: Trx,
  deps: AccountDeps,
  user: ValidatedUser,
  { email, language }: { email: string; language: string },
): Promise<void> {
  await lockEmailCodes(trx, email)
  const limits = [buildEmailLimit(deps, email, null)]
  if ((await findReachedLimit(trx, limits, deps.now())) !== null) return
  await createRateLimitHits(trx, limits, deps.now())
  const head = await getEmailBranding(trx, deps.accounts.siteUrl)
  const words = getTranslations(language)
  const code = createMailCode()
  const data = { user_id: user.id, from: user.email }
  const id = await saveMailCode(trx, deps, {
    purpose: "email",
    email,
    code,
    fingerprint: buildRequester(user.id),
    data,
  })
  const facts = { head, words, email, firstName: user.first_name, code }
  const isTaken = await hasAccount(trx, email)
  const send = (message: Email, to: string, about: string) =>
    enqueueEmail(trx, message, { about, to, head, words })
  const message = isTaken ? buildEmailTakenEmail(facts) : buildNewEmailEmail(facts)
  await send(message, email, `mail_code:${id}`)
  await send(buildNewEmailNotice(facts), user.email, `user:${user.id}`)
}

/**
 * Changes the email address of the customer who requested it, by the code that was emailed to the
 * new one. Ends the customer's other sessions, revokes the codes that were emailed to the former
 * address, moves the emails about unfinished orders to the new one, and notifies
 * both. Null if the
 * code is wrong, expired or used, if the address has changed since it was requested, or if the new
 * one has an account in the meantime.
 */
export async function confirmEmailChange(
  deps: AccountDeps,
  request: ClientRequest,
  caller: SessionCaller,
  given: { email: string; code: string },
): Promise<Result<true | null, ApiError>> {
  const changed = await withCodeTry(deps, request, () =>
    withDeadlockRetry(() =>
      deps.db.transaction().execute((trx) => changeEmail(trx, deps, caller, given)),
    ).catch(handleTakenAddress),
  )
  if (changed.ok && changed.value !== null) deps.accounts.onMail()
  return changed
}

/** Codes belong to who requested them: others who request the same address do not revoke them. */
function buildRequester(userId: number): string {
  return `user:${userId}`
}

/** Another account was created with the address at the same time. */
function handleTakenAddress(error: unknown): null {
  if (error instanceof pg.DatabaseError && error.constraint === "users_email_key") return null
  throw error
}

async function changeEmail(
  trx: Trx,
  deps: AccountDeps,
  { userId, sessionId }: SessionCaller,
  { email, code }: { email: string; code: string },
): Promise<true | null> {
  await lockEmailCodes(trx, email)
  const taken = await redeemMailCode(trx, deps, {
    email,
    code,
    fingerprint: buildRequester(userId),
    purposes: ["email"],
  })
  if (taken === null) return null
  const { user_id, from } = changeSchema.parse(taken.data)
  if (user_id !== userId || (await hasAccount(trx, email))) return null
  const { rows } = await sql<{ first_name: string; language: string }>`
    UPDATE users SET email = ${email} WHERE id = ${userId} AND email = ${from}
    RETURNING first_name, language`.execute(trx)
  const [user] = rows
  if (user === undefined) return null
  await trx
    .updateTable("orders")
    .set({ email })
    .where("user_id", "=", userId)
    .where("status", "in", ["placed", "awaiting_payment", "paid", "processing", "shipped"])
    .execute()
  await moveSubscription(trx, from, email)
  await revokeSessions(trx, userId, { reason: "email", now: deps.now(), except: sessionId })
  await revokeMailCodes(trx, from, deps.now())
  const head = await getEmailBranding(trx, deps.accounts.siteUrl)
  const words = getTranslations(user.language)
  const message = buildEmailChangedEmail({ head, words, email, firstName: user.first_name })
  for (const to of [from, email]) {
    await enqueueEmail(trx, message, { about: `user:${userId}`, to, head, words })
  }
  return true
}

async function hasAccount(trx: Trx, email: string): Promise<boolean> {
  const user = await trx
    .selectFrom("users")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirst()
  return user !== undefined
}
