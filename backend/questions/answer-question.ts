import type { z } from "zod"
import { type ApiError, buildApiError } from "#backend/http/api-error.ts"
import { getEmailBranding } from "#backend/mail/branding.ts"
import { enqueueEmail } from "#backend/mail/mail-outbox.ts"
import type { Trx } from "#backend/models/model-definition.ts"
import { withShownChange } from "#backend/reviews/with-shown-change.ts"
import { getTranslations } from "#backend/texts/translations.ts"
import type {
  answerQuestionSchema,
  publishQuestionSchema,
  WireAdminQuestion,
} from "#lib/contract/product-question.ts"
import type { Result } from "#lib/contract/result.ts"
import { getAdminQuestion } from "./admin-questions.ts"

import { buildAnswerEmail } from "./question-emails.ts"
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
 * Answers a question and emails the answer to its asker. An answer that is the same as before is not
 * emailed again. It becomes public only if `publish` is set and its asker allowed it; 409 otherwise.
 */
export async function handleAnswer(
  deps: QuestionDeps,
  { id, answer, publish }: z.output<typeof answerQuestionSchema>,
): Promise<ChangedQuestion> {
  const changed = await deps.db.transaction().execute(async (trx): Promise<Change> => {
    const question = await lockQuestion(trx, id)
    if (question === null) return unknownQuestion
    if (publish && !question.may_publish) return unpublishable
    const isPublished = publish || question.is_published
    await withShownChange(trx, { productId: question.product_id, isShown: isPublished }, () =>
      saveAnswer(trx, { id, answer, answered_at: deps.now(), is_published: isPublished }),
    )
    if (question.answer !== answer) {
      await enqueueAnswerEmail(trx, deps, { ...question, answer, isPublished })
    }
    return done
  })
  deps.questions.onMail()
  return getChanged(deps, id, changed)
}

/** Shows an answered question on its product's page if its asker allowed it, or removes it. */
export async function handlePublication(
  deps: QuestionDeps,
  { id, publish }: z.output<typeof publishQuestionSchema>,
): Promise<ChangedQuestion> {
  const changed = await deps.db.transaction().execute(async (trx): Promise<Change> => {
    const question = await lockQuestion(trx, id)
    if (question === null) return unknownQuestion
    if (publish && (!question.may_publish || question.answer === "")) return unpublishable
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
export async function deleteQuestion({ db }: QuestionDeps, id: number): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const question = await lockQuestion(trx, id)
    if (question === null) return false
    const shown = { productId: question.product_id, isShown: question.is_published }
    await withShownChange(trx, shown, async () => {
      await trx.deleteFrom("product_questions").where("id", "=", id).execute()
    })
    return true
  })
}

async function getChanged(
  { db }: QuestionDeps,
  id: number,
  changed: Change,
): Promise<ChangedQuestion> {
  return changed.ok ? { ok: true, value: await getAdminQuestion(db, id) } : changed
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

type Answer = { id: number; answer: string; answered_at: Date; is_published: boolean }

async function saveAnswer(trx: Trx, { id, ...answer }: Answer): Promise<void> {
  await trx.updateTable("product_questions").set(answer).where("id", "=", id).execute()
}

type Answered = Pick<WireAdminQuestion, "id" | "name" | "email" | "question" | "answer"> & {
  language: string
  product_id: number
  isPublished: boolean
}

/** A question whose asker's address was deleted is answered in public only. */
async function enqueueAnswerEmail(
  trx: Trx,
  { questions }: QuestionDeps,
  answered: Answered,
): Promise<void> {
  if (answered.email === "") return
  const product = await trx
    .selectFrom("products")
    .select(["name", "url"])
    .where("id", "=", answered.product_id)
    .executeTakeFirstOrThrow()
  const words = getTranslations(answered.language)
  const head = await getEmailBranding(trx, questions.siteUrl)
  const email = buildAnswerEmail(
    { ...answered, product: product.name, slug: product.url },
    { head, words },
  )
  const about = `product_question:${answered.id}`
  await enqueueEmail(trx, email, { about, to: answered.email, head, words })
}
