import { createHmac, randomInt, timingSafeEqual } from "node:crypto"
import { type Kysely, type Selectable, sql } from "kysely"
import type { MailCodesTable } from "#backend/db/accounts-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import { type CodePurpose, codeMinutes } from "#lib/contract/mail-codes.ts"
import type { AccountDeps } from "./account-parts.ts"
import { buildFingerprintHash } from "./sessions.ts"

type MailCode = Selectable<MailCodesTable>

/**
 * Digits and capitals without those that look alike (0 O, 1 I L): about 40 bits in eight
 * characters.
 */
const alphabet = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
const codeLength = 8
/**
 * A code is invalid after so many wrong guesses. The browser that requested it and all other
 * browsers are counted separately.
 */
const maxGuesses = 5

/** Returns a new random code. It must only be sent by email. */
export function createMailCode(): string {
  return Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join("")
}

/** Returns a new random code of six digits for a sign-in. It must only be sent by email. */
export function createSignInCode(): string {
  return String(randomInt(1_000_000)).padStart(6, "0")
}

/** Serialises all transactions on the codes of one email address (advisory lock until commit). */
export async function lockEmailCodes(trx: Kysely<Database>, email: string): Promise<void> {
  const word = `mail-code:${email}`
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${word}, 0))`.execute(trx)
}

/**
 * Saves a code that is about to be emailed and returns the record's id. Revokes older codes of the
 * same purpose that the same browser requested; requests without a fingerprint count as one
 * browser. Codes that other browsers requested stay valid, so that no one else can revoke the
 * customer's own code. The address must be locked.
 */
export async function saveMailCode(
  trx: Kysely<Database>,
  deps: AccountDeps,
  input: {
    purpose: CodePurpose
    email: string
    code: string
    fingerprint: string | null
    data?: object
  },
): Promise<string> {
  const { purpose, email } = input
  const fingerprint_hash = hashBrowser(deps, input.fingerprint)
  const now = deps.now()
  await trx
    .updateTable("mail_codes")
    .set({ used_at: now })
    .where("email", "=", email)
    .where("purpose", "=", purpose)
    .where("fingerprint_hash", "is not distinct from", fingerprint_hash)
    .where("used_at", "is", null)
    .execute()
  const { id } = await trx
    .insertInto("mail_codes")
    .values({
      purpose,
      email,
      fingerprint_hash,
      code_hash: hashCode(deps, input),
      data: JSON.stringify(input.data ?? {}),
      expires_at: new Date(now.getTime() + codeMinutes[purpose] * 60_000),
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Redeems the code that was emailed to this address for one of these purposes; null if it is wrong,
 * expired or already used. Six digits are valid only in the browser that requested them: no
 * other can guess at them. A wrong code counts as a guess against every code that is still valid for
 * this browser. The address must be locked, so that concurrent requests redeem a code only
 * once.
 */
export async function redeemMailCode(
  trx: Kysely<Database>,
  deps: AccountDeps,
  given: {
    email: string
    code: string
    fingerprint: string | null
    purposes: readonly CodePurpose[]
  },
): Promise<MailCode | null> {
  const now = deps.now()
  const browser = hashBrowser(deps, given.fingerprint)
  const rows = await trx
    .selectFrom("mail_codes")
    .selectAll()
    .where("email", "=", given.email)
    .where("purpose", "in", given.purposes)
    .where("expires_at", ">", now)
    .execute()
  const isOwn = (row: MailCode) => browser !== null && row.fingerprint_hash === browser
  const countTries = (row: MailCode) => (isOwn(row) ? row.own_tries : row.tries)
  const isForBrowser = (row: MailCode) => row.purpose !== "signin" || isOwn(row)
  const isGood = (row: MailCode) =>
    row.used_at === null && countTries(row) < maxGuesses && isForBrowser(row)
  const isMeant = (row: MailCode) => isSame(row.code_hash, hashCode(deps, { ...row, ...given }))
  const meant = rows.filter(isMeant)
  const found = meant.find(isGood) ?? null
  if (found !== null) await markUsed(trx, found.id, now)
  // A second click on the link of an email is not a guess.
  else if (meant.length === 0) await countGuess(trx, rows.filter(isGood), browser)
  return found
}

/** Revokes every code that was emailed to this address. */
export async function revokeMailCodes(
  trx: Kysely<Database>,
  email: string,
  now: Date,
): Promise<void> {
  await trx
    .updateTable("mail_codes")
    .set({ used_at: now })
    .where("email", "=", email)
    .where("used_at", "is", null)
    .execute()
}

async function markUsed(trx: Kysely<Database>, id: string, now: Date): Promise<void> {
  await trx.updateTable("mail_codes").set({ used_at: now }).where("id", "=", id).execute()
}

async function countGuess(
  trx: Kysely<Database>,
  rows: readonly MailCode[],
  browser: string | null,
): Promise<void> {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await trx
    .updateTable("mail_codes")
    .set({
      tries: sql`tries + CASE WHEN fingerprint_hash = ${browser} THEN 0 ELSE 1 END`,
      own_tries: sql`own_tries + CASE WHEN fingerprint_hash = ${browser} THEN 1 ELSE 0 END`,
    })
    .where("id", "in", ids)
    .execute()
}

function hashBrowser(deps: AccountDeps, fingerprint: string | null): string | null {
  return fingerprint === null ? null : buildFingerprintHash(fingerprint, deps)
}

function hashCode(
  { accounts }: Pick<AccountDeps, "accounts">,
  { purpose, email, code }: { purpose: CodePurpose; email: string; code: string },
): string {
  return createHmac("sha256", accounts.keys.code)
    .update(JSON.stringify([purpose, email, code]))
    .digest("base64url")
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
