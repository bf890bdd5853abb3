import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { type DispatchCalendar, parseDispatchCalendar } from "#lib/contract/rules/business-days.ts"
import { type SiteConfig, siteConfigSchema } from "#lib/contract/site.ts"

/** Returns the switches of the site; the defaults before the shop has been set up. */
export async function getSiteConfig(db: Kysely<Database>): Promise<SiteConfig> {
  const site = await db.selectFrom("domains").select("config").limit(1).executeTakeFirst()
  return siteConfigSchema.parse(site?.config ?? {})
}

/** Returns the stock at or below which SKUs are low if their product has no own limit; 0: never. */
export async function getLowStockLimit(db: Kysely<Database>): Promise<number> {
  return (await getSiteConfig(db)).low_stock
}

/** True if this stock is low: some is left, but no more than the limit. */
export function isLowStock(stock: number, limit: number): boolean {
  return stock > 0 && stock <= limit
}

/** Returns the days on which parcels leave; null if they leave on none. */
export async function getDispatchCalendar(db: Kysely<Database>): Promise<DispatchCalendar | null> {
  return parseDispatchCalendar((await getSiteConfig(db)).dispatch)
}

/** True if the seller is registered for GST. */
export async function hasGstRegistration(db: Kysely<Database>): Promise<boolean> {
  return (await getSiteConfig(db)).tax.gst_registered
}
