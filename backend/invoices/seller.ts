import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { WireInvoice } from "#lib/contract/order.ts"

export type Seller = WireInvoice["seller"]

/**
 * Returns the seller's details for invoices, tickets and vouchers. Details that the shop has not
 * set are empty.
 */
export async function getSeller(db: Kysely<Database>): Promise<Seller> {
  const site = await db.selectFrom("domains").selectAll().limit(1).executeTakeFirst()
  return {
    name: site?.organisation_name || site?.name || "",
    abn: site?.organisation_abn ?? "",
    address: site?.organisation_address ?? "",
    email: site?.organisation_email ?? "",
    phone: site?.organisation_phone ?? "",
  }
}
