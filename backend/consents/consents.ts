import type { Kysely, Selectable } from "kysely"
import type { ConsentsTable } from "#backend/db/accounts-schema.ts"
import type { Database } from "#backend/db/schema.ts"
import { marketingConsent } from "#lib/contract/marketing-consent.ts"

type Db = Kysely<Database>

export type Consent = Selectable<ConsentsTable>

/**
 * Records that a customer agreed to be kept up to date. A yes that still holds for the same words
 * stays the one on record; one for other words ends with it.
 */
export async function giveConsent(
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
      ...{ user_id: userId, purpose: "marketing", given_at: now, given_by: given.by },
      wording: marketingConsent.wording,
      wording_version: marketingConsent.version,
      language: given.language,
    })
    .execute()
  await trx.updateTable("users").set({ marketing_at: now }).where("id", "=", userId).execute()
}

/** Records that a customer takes it back; false where there was nothing to take back. */
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

/** All that a customer ever agreed to and took back, oldest first. */
export function listConsents(db: Db, userId: number): Promise<Consent[]> {
  return db
    .selectFrom("consents")
    .selectAll()
    .where("user_id", "=", userId)
    .orderBy("given_at")
    .orderBy("id")
    .execute()
}

/** The yes of a customer that holds; null where there is none. */
export async function getConsent(db: Db, userId: number): Promise<Consent | null> {
  const open = await db
    .selectFrom("consents")
    .selectAll()
    .where("user_id", "=", userId)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst()
  return open ?? null
}

/** The customer's row is locked, so that two answers at once become one after the other. */
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
