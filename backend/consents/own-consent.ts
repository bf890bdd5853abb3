import type { Deps } from "#backend/deps.ts"
import { marketingConsent, type WireConsent } from "#lib/contract/marketing-consent.ts"
import { getConsent, saveConsent, withdrawConsent } from "./consents.ts"

/** Returns a customer's active marketing consent as in the API; null if there is none. */
export async function getOwnConsent(
  { db }: Pick<Deps, "db">,
  userId: number,
): Promise<WireConsent> {
  const consent = await getConsent(db, userId)
  if (consent === null) return null
  const is_current = consent.wording_version === marketingConsent.version
  return { given_at: consent.given_at.toISOString(), is_current }
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
