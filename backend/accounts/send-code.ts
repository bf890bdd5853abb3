import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { createRateLimitHits, findReachedLimit } from "#backend/limits/rate-limit.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import type { Email } from "#backend/mail/email-template.ts"
import { enqueueEmail } from "#backend/mail/mail-outbox.ts"
import { getTranslations } from "#backend/texts/translations.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import type { CodePurpose } from "#lib/contract/mail-codes.ts"
import {
  buildDisabledAccountEmail,
  buildExistingAccountEmail,
  buildLoginEmail,
  buildRecoveryEmail,
  buildRegistrationEmail,
  buildSignInEmail,
  buildUnknownAccountEmail,
  type CodeEmailData,
} from "./account-emails.ts"
import type { AccountDeps } from "./account-parts.ts"
import { buildEmailLimit } from "./limits.ts"
import { createMailCode, createSignInCode, lockEmailCodes, saveMailCode } from "./mail-codes.ts"
import type { Registration } from "./register-customer.ts"
import { buildFingerprintHash } from "./sessions.ts"

/**
 * The customer with an email address; `device` is the fingerprint hash of the requesting browser if
 * it is known.
 */
type Addressee = {
  isEnabled: boolean
  firstName: string
  language: string
  device: string | null
}
type Plan = { purpose: CodePurpose; message: Email; data?: object }
/** `language` is that of the page that requested the email; null if unknown. */
type SendCodeInput = { email: string; fingerprint: string | null; language: string | null }

/**
 * Emails a login code. This and the other emails here do not reveal to the client, by response or
 * timing, whether the address is a customer's. In each case the same is read and written, a code
 * and an email; only the email's text differs, and some codes are in no email.
 */
export function sendLoginCode(deps: AccountDeps, input: SendCodeInput & { isCodeOnly: boolean }) {
  return sendCode(deps, input, (facts, addressee) => ({
    purpose: "login",
    message:
      addressee === null
        ? buildUnknownAccountEmail(facts)
        : buildLoginEmail(facts, input.isCodeOnly),
  }))
}

/** Emails a code that creates an account; an existing customer gets a login code. */
export function sendRegisterCode(
  deps: AccountDeps,
  input: SendCodeInput & { registration: Registration },
) {
  return sendCode(deps, input, (facts, addressee) =>
    addressee === null
      ? { purpose: "register", message: buildRegistrationEmail(facts), data: input.registration }
      : { purpose: "login", message: buildExistingAccountEmail(facts) },
  )
}

/**
 * Emails six digits that sign in, and create the account of a new address. The email is the same
 * whether there is an account or not.
 */
export function sendSignInCode(deps: AccountDeps, input: SendCodeInput) {
  const data: Registration = {
    first_name: "",
    last_name: "",
    date_of_birth: null,
    language: input.language ?? defaultLocale,
  }
  return sendCode(
    deps,
    input,
    (facts) => ({
      purpose: "signin",
      message: buildSignInEmail(facts),
      data,
    }),
    createSignInCode,
  )
}

/** Emails a code for choosing a new password. */
export function sendRecoverCode(deps: AccountDeps, input: SendCodeInput) {
  return sendCode(deps, input, (facts, addressee) => ({
    purpose: "recover",
    message: addressee === null ? buildUnknownAccountEmail(facts) : buildRecoveryEmail(facts),
  }))
}

async function sendCode(
  deps: AccountDeps,
  { email, fingerprint, language }: SendCodeInput,
  plan: (facts: CodeEmailData, addressee: Addressee | null) => Plan,
  createCode: () => string = createMailCode,
): Promise<void> {
  const isQueued = await deps.db.transaction().execute(async (trx) => {
    await lockEmailCodes(trx, email)
    const addressee = await findAddressee(trx, deps, { email, fingerprint })
    const limits = [buildEmailLimit(deps, email, addressee?.device ?? null)]
    if ((await findReachedLimit(trx, limits, deps.now())) !== null) return false
    await createRateLimitHits(trx, limits, deps.now())
    const head = await getEmailBranding(trx, deps.accounts.siteUrl)
    const code = createCode()
    const words = getTranslations(language ?? addressee?.language ?? defaultLocale)
    const facts = { head, words, email, firstName: addressee?.firstName ?? "", code }
    const planned = plan(facts, addressee)
    const message =
      addressee?.isEnabled === false ? buildDisabledAccountEmail(facts) : planned.message
    const id = await saveMailCode(trx, deps, { ...planned, email, code, fingerprint })
    await enqueueEmail(trx, message, { about: `mail_code:${id}`, to: email, head, words })
    return true
  })
  if (isQueued) deps.accounts.onMail()
}

async function findAddressee(
  trx: Kysely<Database>,
  deps: AccountDeps,
  { email, fingerprint }: Pick<SendCodeInput, "email" | "fingerprint">,
): Promise<Addressee | null> {
  const hash = fingerprint === null ? "" : buildFingerprintHash(fingerprint, deps)
  const row = await trx
    .selectFrom("users")
    .leftJoin("known_devices", (join) =>
      join.onRef("user_id", "=", "users.id").on("fingerprint_hash", "=", hash),
    )
    .select(["users.enabled", "users.first_name", "users.language"])
    .select("known_devices.fingerprint_hash as device")
    .where("users.email", "=", email)
    .executeTakeFirst()
  if (row === undefined) return null
  const { enabled, first_name, language, device } = row
  return { isEnabled: enabled, firstName: first_name, language, device }
}
