import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"

/** Who a letter comes from, as it stands at its foot. Parts that the shop has not set are empty. */
export type Letterhead = {
  name: string
  address: string
  email: string
  phone: string
  siteUrl: string
}

/** The shop's letterhead by its settings of now; a shop without a name goes by its address. */
export async function getLetterhead(db: Kysely<Database>, siteUrl: string): Promise<Letterhead> {
  const site = await db
    .selectFrom("domains")
    .select([
      "name",
      "organisation_name",
      "organisation_address",
      "organisation_email",
      "organisation_phone",
    ])
    .limit(1)
    .executeTakeFirst()
  return {
    name: site?.organisation_name || site?.name || new URL(siteUrl).host,
    address: site?.organisation_address ?? "",
    email: site?.organisation_email ?? "",
    phone: site?.organisation_phone ?? "",
    siteUrl,
  }
}
