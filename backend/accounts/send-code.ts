import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { findReachedLimit, markUse } from "#backend/limits/rate-limit.ts"
import type { Letter } from "#backend/mail/letter.ts"
import { getLetterhead } from "#backend/mail/letterhead.ts"
import { queueLetter } from "#backend/mail/queue-letter.ts"
import { getWords } from "#backend/texts/words.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import type { CodePurpose } from "#lib/contract/mail-codes.ts"
import type { AccountDeps } from "./account-parts.ts"
import {
  buildKnownLetter,
  buildLoginLetter,
  buildRecoverLetter,
  buildRegisterLetter,
  buildSwitchedOffLetter,
  buildUnknownLetter,
  type LetterFacts,
} from "./mail-code-letters.ts"
import { buildAddressLimit } from "./mail-code-limits.ts"
import { drawCode, lockAddress, storeCode } from "./mail-codes.ts"
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
type Plan = { purpose: CodePurpose; letter: Letter; data?: object }
/** `language` is that of the page that requested the email; null if unknown. */
type Wish = { email: string; fingerprint: string | null; language: string | null }

/**
 * Emails a login code. This and the other emails here do not reveal to the client, by response or
 * timing, whether the address is a customer's. In each case the same is read and written, a code
 * and an email; only the email's text differs, and some codes are in no email.
 */
export function sendLoginCode(deps: AccountDeps, wish: Wish & { isCodeOnly: boolean }) {
  return sendCode(deps, wish, (facts, addressee) => ({
    purpose: "login",
    letter:
      addressee === null ? buildUnknownLetter(facts) : buildLoginLetter(facts, wish.isCodeOnly),
  }))
}

/** Emails a code that creates an account; an existing customer gets a login code. */
export function sendRegisterCode(deps: AccountDeps, wish: Wish & { registration: Registration }) {
  return sendCode(deps, wish, (facts, addressee) =>
    addressee === null
      ? { purpose: "register", letter: buildRegisterLetter(facts), data: wish.registration }
      : { purpose: "login", letter: buildKnownLetter(facts) },
  )
}

/** Emails a code for choosing a new password. */
export function sendRecoverCode(deps: AccountDeps, wish: Wish) {
  return sendCode(deps, wish, (facts, addressee) => ({
    purpose: "recover",
    letter: addressee === null ? buildUnknownLetter(facts) : buildRecoverLetter(facts),
  }))
}

async function sendCode(
  deps: AccountDeps,
  { email, fingerprint, language }: Wish,
  plan: (facts: LetterFacts, addressee: Addressee | null) => Plan,
): Promise<void> {
  const isQueued = await deps.db.transaction().execute(async (trx) => {
    await lockAddress(trx, email)
    const addressee = await findAddressee(trx, deps, { email, fingerprint })
    const limits = [buildAddressLimit(deps, email, addressee?.device ?? null)]
    if ((await findReachedLimit(trx, limits, deps.now())) !== null) return false
    await markUse(trx, limits, deps.now())
    const head = await getLetterhead(trx, deps.accounts.siteUrl)
    const code = drawCode()
    const words = getWords(language ?? addressee?.language ?? defaultLocale)
    const facts = { head, words, email, firstName: addressee?.firstName ?? "", code }
    const planned = plan(facts, addressee)
    const letter = addressee?.isEnabled === false ? buildSwitchedOffLetter(facts) : planned.letter
    const id = await storeCode(trx, deps, { ...planned, email, code, fingerprint })
    await queueLetter(trx, letter, { about: `mail_code:${id}`, to: email, head, words })
    return true
  })
  if (isQueued) deps.accounts.onMail()
}

async function findAddressee(
  trx: Kysely<Database>,
  deps: AccountDeps,
  { email, fingerprint }: Pick<Wish, "email" | "fingerprint">,
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
