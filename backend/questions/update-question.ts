import type { z } from "zod"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { validateVersion } from "#backend/http/record-version.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { enqueueEmail } from "#backend/mail/mail-outbox.ts"
import type { Trx } from "#backend/models/model-definition.ts"
import { withShownChange } from "#backend/reviews/with-shown-change.ts"
import { getTranslations } from "#backend/texts/translations.ts"
import type {
  deleteQuestionSchema,
  publishQuestionSchema,
  replyToQuestionSchema,
  WireAdminQuestion,
} from "#lib/contract/product-question.ts"
import type { Result } from "#lib/contract/result.ts"
import { getAdminQuestion } from "./admin-questions.ts"

import { buildReplyEmail } from "./question-emails.ts"
import type { QuestionDeps } from "./question-parts.ts"

/** The question after an administrator's change, or why it was rejected. */
export type ChangedQuestion = Result<WireAdminQuestion | null, ApiError>
type Change = Result<null, ApiError>

const done: Change = { ok: true, value: null }
const unknownQuestion: Change = {
  ok: false,
  error: buildApiError(404, "NOT_FOUND", { code: "record_not_found" }),
}
const unpublishable: Change = {
  ok: false,
  error: buildApiError(409, "CONFLICT", { code: "question_not_publishable" }),
}

/**
 * Replies to a question and emails the reply to its asker. A reply that is the same as before is not
 * emailed again. It becomes public only if `publish` is set and its asker allowed it; 409 otherwise.
 */
export async function handleQuestionReply(
  deps: QuestionDeps,
  { id, version, reply, publish }: z.output<typeof replyToQuestionSchema>,
): Promise<ChangedQuestion> {
  const changed = await deps.db.transaction().execute(async (trx): Promise<Change> => {
    const question = await lockQuestion(trx, id)
    if (question === null) return unknownQuestion
    const stale = await validateQuestionVersion(trx, id, version)
    if (stale !== null) return { ok: false, error: stale }
    if (publish && !question.may_publish) return unpublishable
    const isPublished = publish || question.is_published
    await withShownChange(trx, { productId: question.product_id, isShown: isPublished }, () =>
      saveReply(trx, { id, reply, replied_at: deps.now(), is_published: isPublished }),
    )
    if (question.reply !== reply) {
      await enqueueReplyEmail(trx, deps, { ...question, reply, isPublished })
    }
    return done
  })
  deps.questions.onMail()
  return getChanged(deps, id, changed)
}

/** Shows a question with a reply on its product's page if its asker allowed it, or removes it. */
export async function handlePublication(
  deps: QuestionDeps,
  { id, version, publish }: z.output<typeof publishQuestionSchema>,
): Promise<ChangedQuestion> {
  const changed = await deps.db.transaction().execute(async (trx): Promise<Change> => {
    const question = await lockQuestion(trx, id)
    if (question === null) return unknownQuestion
    const stale = await validateQuestionVersion(trx, id, version)
    if (stale !== null) return { ok: false, error: stale }
    if (publish && (!question.may_publish || question.reply === "")) return unpublishable
    if (question.is_published === publish) return done
    await withShownChange(trx, { productId: question.product_id, isShown: true }, async () => {
      await trx
        .updateTable("product_questions")
        .set({ is_published: publish })
        .where("id", "=", id)
        .execute()
    })
    return done
  })
  return getChanged(deps, id, changed)
}

/** Deletes a question; false if there is none. */
export async function deleteQuestion(
  { db }: QuestionDeps,
  { id, version }: z.output<typeof deleteQuestionSchema>,
): Promise<Result<{ success: boolean }, ApiError>> {
  return db.transaction().execute(async (trx) => {
    const question = await lockQuestion(trx, id)
    if (question === null) return { ok: true, value: { success: false } }
    const stale = await validateQuestionVersion(trx, id, version)
    if (stale !== null) return { ok: false, error: stale }
    const shown = { productId: question.product_id, isShown: question.is_published }
    await withShownChange(trx, shown, async () => {
      await trx.deleteFrom("product_questions").where("id", "=", id).execute()
    })
    return { ok: true, value: { success: true } }
  })
}

async function getChanged(
  { db }: QuestionDeps,
  id: number,
  changed: Change,
): Promise<ChangedQuestion> {
  return changed.ok ? { ok: true, value: await getAdminQuestion(db, id) } : changed
}

async function validateQuestionVersion(trx: Trx, id: number, version: string | undefined) {
  return version === undefined ? null : validateVersion(await getAdminQuestion(trx, id), version)
}

async function lockQuestion(trx: Trx, id: number) {
  const question = await trx
    .selectFrom("product_questions")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst()
  return question ?? null
}

type Reply = { id: number; reply: string; replied_at: Date; is_published: boolean }

async function saveReply(trx: Trx, { id, ...reply }: Reply): Promise<void> {
  await trx.updateTable("product_questions").set(reply).where("id", "=", id).execute()
}

type Replied = Pick<WireAdminQuestion, "id" | "name" | "email" | "question" | "reply"> & {
  language: string
  product_id: number
  isPublished: boolean
}

/** A question whose asker's address was deleted gets its reply in public only. */
async function enqueueReplyEmail(
  trx: Trx,
  { questions }: QuestionDeps,
  replied: Replied,
): Promise<void> {
  if (replied.email === "") return
  const product = await trx
    .selectFrom("products")
    .select(["name", "url"])
    .where("id", "=", replied.product_id)
    .executeTakeFirstOrThrow()
  const words = getTranslations(replied.language)
  const head = await getEmailBranding(trx, questions.siteUrl)
  const email = buildReplyEmail(
    { ...replied, product: product.name, slug: product.url },
    { head, words },
  )
  const about = `product_question:${replied.id}`
  await enqueueEmail(trx, email, { about, to: replied.email, head, words })
}
