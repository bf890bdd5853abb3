import type { Kysely, Selectable } from "kysely"
import type { ConsentsTable } from "#backend/db/accounts-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import { marketingConsent } from "#lib/contract/marketing-consent.ts"

type Db = Kysely<Database>

export type Consent = Selectable<ConsentsTable>

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

/** Withdraws a customer's consent; false if there is none. */
export async function withdrawConsent(
  trx: Db,
  taken: { userId: number; by: NonNullable<Consent["withdrawn_by"]>; now: Date },
): Promise<boolean> {
  const open = await getOpenConsent(trx, taken.userId)
  if (open === null) return false
  await endConsent(trx, open.id, taken)
  await trx
    .updateTable("users")
    .set({ marketing_at: null })
    .where("id", "=", taken.userId)
    .execute()
  return true
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
export async function getConsent(db: Db, userId: number): Promise<Consent | null> {
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
