import { type Kysely, sql } from "kysely"
import { listConsents } from "#backend/consents/consents.ts"
import { getSubscription } from "#backend/consents/newsletter.ts"
import type { Database } from "#backend/db/schema.ts"
import type { WireCustomer } from "#lib/contract/customer-admin-calls.ts"
import { buildAmount } from "#lib/contract/money.ts"
import { listAddresses } from "./addresses.ts"
import { getCreditBalance } from "./credit.ts"

type Db = Kysely<Database>

const maxCreditEntries = 200

/** Returns what administrators see of a customer; null if there is none. */
export async function getCustomer(db: Db, id: number): Promise<WireCustomer | null> {
  const user = await db
    .selectFrom("users")
    .select(["id", "enabled", "is_admin", "email", "first_name", "last_name", "mobile_phone"])
    .select(["company_name", "abn", "language", "created_at"])
    .select(
      sql<Date | null>`(SELECT max(rotated_at) FROM sessions WHERE user_id = users.id)`.as(
        "signed_in_at",
      ),
    )
    .where("id", "=", id)
    .executeTakeFirst()
  if (user === undefined) return null
  const { created_at, signed_in_at, ...own } = user
  const subscription = await getSubscription(db, { email: user.email })
  return {
    ...own,
    created_at: created_at.toISOString(),
    signed_in_at: signed_in_at?.toISOString() ?? null,
    addresses: await listAddresses(db, id),
    credit_balance: await getCreditBalance(db, id),
    credit_entries: await listCreditEntries(db, id),
    consents: (await listConsents(db, id)).map((consent) => ({
      given_at: consent.given_at.toISOString(),
      given_by: consent.given_by,
      wording: consent.wording,
      withdrawn_at: consent.withdrawn_at?.toISOString() ?? null,
      withdrawn_by: consent.withdrawn_by,
    })),
    has_newsletter: subscription !== null && subscription.confirmed_at !== null,
  }
}

async function listCreditEntries(db: Db, id: number): Promise<WireCustomer["credit_entries"]> {
  const rows = await db
    .selectFrom("credit_entries")
    .select(["id", "enabled", "amount_cents", "reason", "order_id", "created_at"])
    .where("user_id", "=", id)
    .orderBy("id", "desc")
    .limit(maxCreditEntries)
    .execute()
  return rows.map(({ amount_cents: cents, created_at: at, ...entry }) => ({
    ...entry,
    amount: buildAmount(cents),
    created_at: at.toISOString(),
  }))
}
