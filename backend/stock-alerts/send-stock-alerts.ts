import type { FastifyInstance } from "fastify"
import { type Kysely, sql } from "kysely"
import { isSelling } from "#backend/content/site.ts"
import type { Database } from "#backend/db/schema.ts"
import { registerJob } from "#backend/jobs/register-job.ts"
import { type EmailBranding, getEmailBranding } from "#backend/mail/branding.ts"
import { enqueueEmail } from "#backend/mail/mail-outbox.ts"
import { getTranslations } from "#backend/texts/translations.ts"
import { type AlertItem, getTranslatedItem, listAlertItems } from "./alert-item.ts"
import { resolveAlertCount, roundMs } from "./resolve-alert-count.ts"
import { buildBackInStockEmail } from "./stock-alert-emails.ts"
import { buildWithdrawUrl, type StockAlertDeps } from "./stock-alert-parts.ts"

const everyMs = 60_000
/** Emails about one SKU in one transaction; the rest follow with the next run. */
const maxPerRun = 200

/** Registers the job that emails the people who wait for a SKU that is back in stock. */
export function registerStockAlerts(app: FastifyInstance, deps: StockAlertDeps): void {
  const work = (signal: AbortSignal) => sendStockAlerts(deps, signal)
  registerJob(app, deps, { name: "send-stock-alerts", everyMs, work })
}

/**
 * Emails the people who wait for SKUs that are in stock, the first to confirm first, and deletes
 * their requests in the same transactions. Reads the stock itself instead of changes to it, so that
 * no way of changing stock and no crash loses an email.
 */
export async function sendStockAlerts(deps: StockAlertDeps, signal?: AbortSignal): Promise<void> {
  const { db, alerts } = deps
  await deleteEndedRounds(deps)
  if (!(await isSelling(db))) return
  const items = await listAlertItems(db, await listAwaitedSkus(db))
  const head = await getEmailBranding(db, alerts.siteUrl)
  for (const item of items.values()) {
    if (signal?.aborted) return
    const sent = await db.transaction().execute((trx) => sendToNext(trx, deps, item, head))
    if (sent > 0) alerts.onMail()
  }
}

/** A round ends after a day, or when the SKU is sold out again. */
async function deleteEndedRounds({ db, now }: StockAlertDeps): Promise<void> {
  const since = new Date(now().getTime() - roundMs)
  await sql`DELETE FROM stock_alert_rounds r USING skus s
    WHERE s.id = r.sku_id AND (s.stock <= 0 OR r.started_at < ${since})`.execute(db)
}

async function listAwaitedSkus(db: Kysely<Database>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT s.id FROM skus s JOIN products p ON p.id = s.product_id
    WHERE s.stock > 0 AND s.enabled AND p.enabled AND s.id IN (
      SELECT sku_id FROM stock_alerts WHERE confirmed_at IS NOT NULL)
    ORDER BY s.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Enqueues the emails to the next people who wait for a SKU. Returns their number. */
async function sendToNext(
  trx: Kysely<Database>,
  deps: StockAlertDeps,
  item: AlertItem,
  head: EmailBranding,
): Promise<number> {
  const { skuId, stock } = item
  const round = await trx
    .selectFrom("stock_alert_rounds")
    .select("sent_count")
    .where("sku_id", "=", skuId)
    .forUpdate()
    .executeTakeFirst()
  const open = resolveAlertCount({ stock, sent: round?.sent_count ?? 0 })
  const { rows } = await sql<TakenAlert>`
    DELETE FROM stock_alerts WHERE id IN (
      SELECT id FROM stock_alerts WHERE sku_id = ${skuId} AND confirmed_at IS NOT NULL
      ORDER BY confirmed_at, id LIMIT ${Math.min(open, maxPerRun)} FOR UPDATE)
    RETURNING id, email, address_key, language`.execute(trx)
  if (rows.length === 0) return 0
  await sql`INSERT INTO stock_alert_rounds (sku_id, started_at, sent_count)
    VALUES (${skuId}, ${deps.now()}, ${rows.length})
    ON CONFLICT (sku_id) DO UPDATE
      SET sent_count = stock_alert_rounds.sent_count + excluded.sent_count`.execute(trx)
  for (const row of rows) await enqueueBackInStock(trx, deps, { row, item, head })
  return rows.length
}

type TakenAlert = { id: number; email: string; address_key: string; language: string }

async function enqueueBackInStock(
  trx: Kysely<Database>,
  { alerts }: StockAlertDeps,
  { row, item, head }: { row: TakenAlert; item: AlertItem; head: EmailBranding },
): Promise<void> {
  const words = getTranslations(row.language)
  const shown = await getTranslatedItem(trx, item, row.language)
  await enqueueEmail(trx, buildBackInStockEmail({ head, words, item: shown }), {
    about: `stock_alert:${row.id}`,
    to: row.email,
    head,
    words,
    unsubscribeUrl: buildWithdrawUrl(alerts, row.address_key),
  })
}
