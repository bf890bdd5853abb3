import type { z } from "zod"
import { buildRateLimitError } from "#backend/accounts/limits.ts"
import { isShownProduct } from "#backend/catalogue/product-tiles.ts"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { consumeRateLimits, type Limit } from "#backend/limits/rate-limit.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { renderEmail } from "#backend/mail/email-template.ts"
import { enqueueOwnerMail, getOwnerTranslations } from "#backend/mail/mail-outbox.ts"
import type { submitQuestionSchema } from "#lib/contract/product-question.ts"
import type { Result } from "#lib/contract/result.ts"
import { buildQuestionEmail } from "./question-emails.ts"
import type { QuestionDeps } from "./question-parts.ts"

/** `client` is the keyed hash of the requesting client's IP address. */
type QuestionRequest = z.output<typeof submitQuestionSchema> & { language: string; client: string }

const limit: Omit<Limit, "bucket"> = {
  max: 5,
  withinMs: 3_600_000,
  detail: { code: "rate_limited" },
}

/** Stores a visitor's question to a product and emails it to the owner. Nothing of it is public. */
export async function submitQuestion(
  deps: QuestionDeps,
  { client, product_id: productId, ...submitted }: QuestionRequest,
): Promise<Result<{ success: true }, ApiError>> {
  const { db, now, questions } = deps
  const product = await db
    .selectFrom("products")
    .select("name")
    .where("id", "=", productId)
    .where(isShownProduct(deps))
    .executeTakeFirst()
  if (product === undefined)
    return { ok: false, error: buildApiError(404, "NOT_FOUND", { code: "record_not_found" }) }
  const use = await consumeRateLimits(db, [{ ...limit, bucket: `question:${client}` }], now())
  if (!use.ok) return { ok: false, error: buildRateLimitError(use.error, now()) }
  await db.transaction().execute(async (trx) => {
    const { id } = await trx
      .insertInto("product_questions")
      .values({ ...submitted, product_id: productId, submitted_at: now() })
      .returning("id")
      .executeTakeFirstOrThrow()
    const head = await getEmailBranding(trx, questions.siteUrl)
    const email = buildQuestionEmail({ ...submitted, id, product: product.name })
    const mail = renderEmail(email, head, getOwnerTranslations())
    await enqueueOwnerMail(trx, {
      about: `product_question:${id}`,
      replyTo: submitted.email,
      ...mail,
    })
  })
  questions.onMail()
  return { ok: true, value: { success: true } }
}
