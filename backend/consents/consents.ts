import type { Kysely, Selectable } from "kysely"
import type { ConsentsTable } from "#backend/db/accounts-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import { marketingConsent, type WireConsent } from "#lib/contract/user.ts"
import { deleteSubscription, getSubscription } from "./newsletter.ts"

type Db = Kysely<Database>

type Consent = Selectable<ConsentsTable>

/**
 * Saves a customer's consent to marketing emails. An active consent to the current wording stays on
 * record; one to an earlier wording is withdrawn as renewed.
 */
export async function saveConsent(
  trx: Db,
  given: { userId: number; by: Consent["given_by"]; language: string; now: Date },
): Promise<void> {
  const { userId, now } = given
  const open = await getOpenConsent(trx, userId)
  if (open?.wording_version === marketingConsent.version) return
  if (open !== null) await endConsent(trx, open.id, { by: "renewed", now })
  await trx
    .insertInto("consents")
    .values({
      user_id: userId,
      purpose: "marketing",
      given_at: now,
      given_by: given.by,
      wording: marketingConsent.wording,
      wording_version: marketingConsent.version,
      language: given.language,
    })
    .execute()
  await trx.updateTable("users").set({ marketing_at: now }).where("id", "=", userId).execute()
}

/**
 * Withdraws a customer's consent, and the subscription of the customer's address; false if there is
 * no consent.
 */
export async function withdrawConsent(
  trx: Db,
  taken: { userId: number; by: NonNullable<Consent["withdrawn_by"]>; now: Date },
): Promise<boolean> {
  const open = await getOpenConsent(trx, taken.userId)
  await deleteSubscriptionOfUser(trx, taken.userId)
  if (open === null) return false
  await endConsent(trx, open.id, taken)
  await trx
    .updateTable("users")
    .set({ marketing_at: null })
    .where("id", "=", taken.userId)
    .execute()
  return true
}

async function deleteSubscriptionOfUser(trx: Db, userId: number): Promise<void> {
  const email = await getEmail(trx, userId)
  if (email !== null) await deleteSubscription(trx, email)
}

async function getEmail(db: Db, userId: number): Promise<string | null> {
  const user = await db
    .selectFrom("users")
    .select("email")
    .where("id", "=", userId)
    .executeTakeFirst()
  return user?.email ?? null
}

/** Returns all consents that a customer ever gave or withdrew, oldest first. */
export function listConsents(db: Db, userId: number): Promise<Consent[]> {
  return db
    .selectFrom("consents")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("given_at")
    .orderBy("id")
    .execute()
}

/** Returns a customer's active consent; null if there is none. */
async function getConsent(db: Db, userId: number): Promise<Consent | null> {
  const open = await db
    .selectFrom("consents")
    .selectAll()
    .where("user_id", "=", userId)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst()
  return open ?? null
}

/** Locks the customer's row, so that concurrent changes are serialised. */
async function getOpenConsent(trx: Db, userId: number): Promise<Consent | null> {
  await trx.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute()
  return getConsent(trx, userId)
}

async function endConsent(
  trx: Db,
  id: number,
  { by, now }: { by: NonNullable<Consent["withdrawn_by"]>; now: Date },
): Promise<void> {
  await trx
    .updateTable("consents")
    .set({ withdrawn_at: now, withdrawn_by: by })
    .where("id", "=", id)
    .execute()
}

/**
 * Returns a customer's active marketing consent as in the API, or the confirmed subscription of the
 * customer's address; null if there is neither.
 */
export async function getOwnConsent(
  { db }: Pick<Deps, "db">,
  userId: number,
): Promise<WireConsent> {
  const consent = (await getConsent(db, userId)) ?? (await getConfirmedSubscription(db, userId))
  if (consent === null) return null
  const is_current = consent.wording_version === marketingConsent.version
  return { given_at: consent.given_at.toISOString(), is_current }
}

async function getConfirmedSubscription(db: Db, userId: number) {
  const email = await getEmail(db, userId)
  const row = email === null ? null : await getSubscription(db, { email })
  if (row === null || row.confirmed_at === null) return null
  return { given_at: row.confirmed_at, wording_version: row.wording_version }
}

/**
 * Saves or withdraws consent given on the profile page in this language, and returns the current
 * one.
 */
export async function updateOwnConsent(
  { db, now }: Deps,
  { userId, agrees, language }: { userId: number; agrees: boolean; language: string },
): Promise<WireConsent> {
  const entry = { userId, by: "profile", now: now() } as const
  await db.transaction().execute(async (trx) => {
    if (agrees) await saveConsent(trx, { ...entry, language })
    else await withdrawConsent(trx, entry)
  })
  return getOwnConsent({ db }, userId)
}
