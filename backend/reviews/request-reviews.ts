import type { FastifyInstance } from "fastify"
import { type Kysely, sql } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import { registerJob } from "#backend/jobs/register-job.ts"
import { buildSignedToken } from "#backend/keys/signed-token.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { enqueueEmail } from "#backend/mail/mail-outbox.ts"
import { getTranslations } from "#backend/texts/translations.ts"
import { getTextLookup } from "#backend/translations/read-translations.ts"
import { translateList } from "#backend/translations/translate-records.ts"
import { siteConfigSchema } from "#lib/contract/site.ts"
import { parseContentLanguage } from "#lib/contract/translation.ts"
import {
  type DeliveredOrder,
  getDeliveredOrder,
  listReviewableProducts,
} from "./delivered-order.ts"
import { buildRequestEmail } from "./review-emails.ts"
import type { ReviewDeps } from "./review-parts.ts"

const dayMs = 86_400_000
/** Older deliveries are not written to, such as those before the emails were switched on. */
const maxLateDays = 14
const ordersPerRun = 500

/** Registers the job that emails the requests; a delivery is noticed within ten minutes. */
export function registerReviewRequests(app: FastifyInstance, deps: ReviewDeps): void {
  registerJob(app, deps, {
    name: "request-reviews",
    everyMs: 600_000,
    work: (signal) => requestReviews(deps, signal),
  })
}

/**
 * Emails the customer of each order that was delivered the configured number of days ago, once per
 * order. Skips customers who switched the emails off, and orders without a product left to review.
 * Returns the number of emails.
 */
export async function requestReviews(deps: ReviewDeps, signal?: AbortSignal): Promise<number> {
  const { db, now } = deps
  const days = await getRequestAfterDays(db)
  if (days === null) return 0
  const until = new Date(now().getTime() - days * dayMs)
  const from = new Date(until.getTime() - maxLateDays * dayMs)
  let count = 0
  for (const id of await listDueOrders(db, { from, until })) {
    if (signal?.aborted) break
    if (await enqueueRequest(deps, id)) count += 1
  }
  if (count > 0) deps.reviews.onMail()
  return count
}

/** Returns the days after delivery until a customer is emailed; null if none is. */
async function getRequestAfterDays(db: Kysely<Database>): Promise<number | null> {
  const site = await db.selectFrom("domains").select("config").limit(1).executeTakeFirst()
  return site === undefined ? null : siteConfigSchema.parse(site.config).reviews.request_after_days
}

async function listDueOrders(
  db: Kysely<Database>,
  { from, until }: { from: Date; until: Date },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT orders.id
    FROM order_events AS delivery
      JOIN orders ON orders.id = delivery.order_id AND orders.status = 'completed'
      JOIN users ON users.id = orders.user_id AND users.enabled
        AND users.review_mails_off_at IS NULL
    WHERE delivery.to_status = 'completed'
      AND delivery.created_at > ${from} AND delivery.created_at <= ${until}
      AND NOT EXISTS (SELECT FROM review_requests WHERE order_id = orders.id)
    ORDER BY orders.id LIMIT ${ordersPerRun}`.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Emails the customer of a delivered order at once. False if the order got its email already, is
 * not delivered, or has nothing to review.
 */
export async function handleReviewRequest(deps: ReviewDeps, orderId: number): Promise<boolean> {
  const isEnqueued = await enqueueRequest(deps, orderId)
  if (isEnqueued) deps.reviews.onMail()
  return isEnqueued
}

/** Enqueues the email and records it in one transaction, so that no order gets a second one. */
function enqueueRequest({ db, now, reviews }: ReviewDeps, id: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const order = await getDeliveredOrder(trx, id)
    if (order === null || order.review_mails_off_at !== null) return false
    const claimed = await trx
      .insertInto("review_requests")
      .values({ order_id: id, requested_at: now() })
      .onConflict((conflict) => conflict.column("order_id").doNothing())
      .returning("order_id")
      .executeTakeFirst()
    if (claimed === undefined) return false
    const products = await listUnreviewedProducts(trx, order)
    if (products.length === 0) return false
    const words = getTranslations(order.language)
    const head = await getEmailBranding(trx, reviews.siteUrl)
    const token = buildSignedToken(id, reviews.linkKey)
    const lookup = await getTextLookup(
      { db: trx, language: parseContentLanguage(order.language) },
      { product: products.map((product) => product.id) },
    )
    const shown = translateList("product", products, lookup)
    const email = buildRequestEmail(order, shown, { head, words, token })
    await enqueueEmail(trx, email, { about: `order:${id}:review`, to: order.email, head, words })
    return true
  })
}

async function listUnreviewedProducts(
  db: Kysely<Database>,
  order: DeliveredOrder,
): Promise<{ id: number; name: string }[]> {
  const products = await listReviewableProducts(db, order.id)
  const reviewed = await db
    .selectFrom("reviews")
    .select("product_id")
    .where("user_id", "=", order.user_id)
    .execute()
  return products.filter(({ id }) => !reviewed.some(({ product_id }) => product_id === id))
}
