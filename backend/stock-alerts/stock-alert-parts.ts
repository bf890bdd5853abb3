import { createHmac } from "node:crypto"
import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import type { BackendEnv } from "#backend/env.ts"
import { deriveKey } from "#backend/keys/derive-key.ts"
import { buildSignedId } from "#backend/keys/signed-id.ts"

/** What stock alerts need besides the database and the clock. */
export type StockAlertParts = {
  siteUrl: string
  keys: { confirm: Buffer; address: Buffer }
  /** Days after which a confirmed request is deleted; null: never. */
  retentionDays: number | null
  /** Called after an email was enqueued. */
  onMail: () => void
}

export type StockAlertDeps = Deps & { alerts: StockAlertParts }

/** A request that is not confirmed by then is deleted. */
export const confirmWithinMs = 2 * 86_400_000

/** Paths of the links in the emails: the storefront forwards them to the back end. */
export const confirmPath = "/stock-alert/confirm/"
export const withdrawPath = "/stock-alert/withdraw/"

/** Builds the dependencies of stock alerts, with keys derived from the shop's secret. */
export function buildStockAlertParts(
  env: Pick<BackendEnv, "SITE_URL" | "TOKEN_SECRET" | "RETENTION_DAYS">,
  onMail: () => void,
): StockAlertParts {
  return {
    siteUrl: env.SITE_URL,
    keys: {
      confirm: deriveKey(env.TOKEN_SECRET, "alerts:confirm"),
      address: deriveKey(env.TOKEN_SECRET, "alerts:address"),
    },
    retentionDays: env.RETENTION_DAYS.alerts,
    onMail,
  }
}

/**
 * Returns a keyed hash of an email address. It is the secret of the link with which the person
 * withdraws requests.
 */
export function buildAddressKey({ keys }: StockAlertParts, email: string): string {
  return createHmac("sha256", keys.address).update(email).digest("base64url")
}

/** Returns the URL of the page that confirms this request. */
export function buildConfirmUrl({ siteUrl, keys }: StockAlertParts, id: number): string {
  return `${siteUrl}${confirmPath}${buildSignedId(id, keys.confirm)}`
}

/** Returns the URL of the page that withdraws the requests of an address. */
export function buildWithdrawUrl({ siteUrl }: StockAlertParts, addressKey: string): string {
  return `${siteUrl}${withdrawPath}${addressKey}`
}

/** Deletes requests that were not confirmed in time, or have waited past their retention period. */
export async function deleteExpiredStockAlerts(
  { db, now }: Pick<Deps, "db" | "now">,
  before: Date | null,
): Promise<void> {
  const unconfirmed = new Date(now().getTime() - confirmWithinMs)
  await deleteRows(db, "created_at", unconfirmed)
  if (before !== null) await deleteRows(db, "confirmed_at", before)
}

async function deleteRows(
  db: Kysely<Database>,
  column: "created_at" | "confirmed_at",
  before: Date,
): Promise<void> {
  await db
    .deleteFrom("stock_alerts")
    .where(column, "<", before)
    .$if(column === "created_at", (query) => query.where("confirmed_at", "is", null))
    .execute()
}
