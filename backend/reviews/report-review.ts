import type { Kysely } from "kysely"
import type { z } from "zod"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { consumeRateLimits } from "#backend/limits/rate-limit.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { renderEmail } from "#backend/mail/email-template.ts"
import { enqueueOwnerMail, getOwnerTranslations } from "#backend/mail/mail-outbox.ts"
import { getTextLookup } from "#backend/translations/read-translations.ts"
import type { Result } from "#lib/contract/result.ts"
import type { reportReviewSchema, WireReportedReview } from "#lib/contract/review-input.ts"
import { buildReportEmail } from "./review-emails.ts"
import type { ReviewDeps } from "./review-parts.ts"

const unknownReview: Result<never, ApiError> = {
  ok: false,
  error: buildApiError(404, "NOT_FOUND", { code: "record_not_found" }),
}

/**
 * Returns a published review for the page that reports it, with its product's name in the requested
 * language; null if there is none.
 */
export async function getPublishedReview(
  deps: Pick<Deps, "db" | "language">,
  id: number,
): Promise<WireReportedReview | null> {
  const { db } = deps
  const review = await db
    .selectFrom("reviews")
    .innerJoin("products", "products.id", "reviews.product_id")
    .select(["reviews.id", "reviews.title", "reviews.content", "reviews.stars"])
    .select(["product_id", "products.name as product_name", "products.url as product_slug"])
    .where("reviews.id", "=", id)
    .where("reviews.status", "=", "published")
    .where("products.enabled", "=", true)
    .executeTakeFirst()
  if (review === undefined) return null
  const { product_id: productId, ...shown } = review
  const lookup = await getTextLookup(deps, { product: [productId] })
  const name = lookup?.("product", productId).get("name")
  return { ...shown, product_name: name ?? review.product_name }
}

/**
 * Saves a client's report of a published review and emails the owner: once per client and review.
 * The review stays published until an administrator decides.
 */
export async function handleReviewReport(
  deps: ReviewDeps,
  { id, reason, note }: z.output<typeof reportReviewSchema>,
  client: string,
): Promise<Result<{ success: true }, ApiError>> {
  const { db, now, reviews } = deps
  const limit = {
    bucket: `review-report:${client}`,
    max: 10,
    withinMs: 3_600_000,
    detail: { code: "rate_limited" } as const,
  }
  const use = await consumeRateLimits(db, [limit], now())
  if (!use.ok) return { ok: false, error: buildApiError(429, "RATE_LIMITED", use.error.detail) }
  const review = await getPublishedReview({ db }, id)
  if (review === null) return unknownReview
  await db.transaction().execute(async (trx) => {
    const saved = await trx
      .insertInto("review_reports")
      .values({ review_id: id, reason, note, client, created_at: now() })
      .onConflict((conflict) => conflict.columns(["review_id", "client"]).doNothing())
      .returning("id")
      .executeTakeFirst()
    if (saved === undefined) return
    const { product_name: product, content } = review
    const email = buildReportEmail({ id, product, content, reason, note })
    const head = await getEmailBranding(trx, reviews.siteUrl)
    const mail = renderEmail(email, head, getOwnerTranslations())
    await enqueueOwnerMail(trx, { about: `review:${id}`, replyTo: null, ...mail })
  })
  reviews.onMail()
  return { ok: true, value: { success: true } }
}

/** Deletes reports created before a date. */
export async function deleteExpiredReports(db: Kysely<Database>, before: Date): Promise<void> {
  await db.deleteFrom("review_reports").where("created_at", "<", before).execute()
}
