import { z } from "zod"
import { buildIssueMessage } from "./error-detail.ts"
import {
  buildListSchema,
  buildQueryIntSchema,
  buildTextLineSchema,
  idSchema,
  instantSchema,
  slugSchema,
} from "./primitives.ts"
import { emailSchema } from "./user.ts"
import { buildTextSchema } from "./values/text-schema.ts"

export const questionLimits = { name: 60, question: 1_000, answer: 2_000 }

/** Questions on the product page; all of them are on pages of their own. */
export const firstQuestionCount = 5
/** Questions on each of those pages. */
export const questionsPerPage = 20

/** A published question about a product with the shop's answer. Both are plain text. */
export const productQuestionSchema = z.object({
  id: idSchema,
  question: z.string(),
  answer: z.string(),
  /** Language that it was asked in, such as "de". */
  language: z.string(),
  /** True if it belongs to the demonstration shop, and no visitor asked it. */
  is_demo: z.boolean(),
  asked_at: instantSchema,
  answered_at: instantSchema,
})

export const productQuestionQuerySchema = z.object({
  product: slugSchema,
  page: buildQueryIntSchema(1, 10_000).default(1),
  page_size: buildQueryIntSchema(1, 100).default(questionsPerPage),
})

/** Published questions about a product, those answered last first. */
export const productQuestionListSchema = buildListSchema(productQuestionSchema)

/** A question as a visitor asks it. `may_publish`: it may be shown on the product's page. */
export const askQuestionSchema = z.object({
  product_id: idSchema,
  name: buildTextLineSchema(questionLimits.name).min(
    1,
    buildIssueMessage({ code: "question_name_required" }),
  ),
  email: emailSchema,
  question: buildTextSchema(questionLimits.question).min(
    1,
    buildIssueMessage({ code: "question_text_required" }),
  ),
  may_publish: z.boolean().default(false),
})

/** A question as administrators see it. `answer` is empty and `answered_at` null until it is answered. */
export const adminQuestionSchema = productQuestionSchema.extend({
  answered_at: instantSchema.nullable(),
  may_publish: z.boolean(),
  is_published: z.boolean(),
  product_id: idSchema,
  product_name: z.string(),
  product_slug: slugSchema,
  /** Empty once their retention has ended. */
  name: z.string(),
  email: z.string(),
})

export const adminQuestionQuerySchema = z.object({
  /** Only questions with an answer, or only those without one. */
  is_answered: z.boolean().optional(),
  page: buildQueryIntSchema(1, 10_000).default(1),
  page_size: buildQueryIntSchema(1, 100).default(100),
})

/**
 * Answers a question and emails its asker. `publish` shows it on the product's page, which its asker
 * must have allowed.
 */
export const answerQuestionSchema = z.object({
  id: idSchema,
  answer: buildTextSchema(questionLimits.answer).min(
    1,
    buildIssueMessage({ code: "question_answer_required" }),
  ),
  publish: z.boolean().default(false),
})

/** Shows an answered question on the product's page, or removes it from there. */
export const publishQuestionSchema = z.object({ id: idSchema, publish: z.boolean() })

export type WireProductQuestion = z.infer<typeof productQuestionSchema>
export type WireAdminQuestion = z.infer<typeof adminQuestionSchema>
