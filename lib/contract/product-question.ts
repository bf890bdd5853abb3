import { z } from "zod"
import { buildIssueMessage } from "./error-detail.ts"
import {
  buildListSchema,
  buildQueryIntSchema,
  buildTextLineSchema,
  idSchema,
  instantSchema,
  slugSchema,
  versionInput,
} from "./primitives.ts"
import { emailSchema } from "./user.ts"
import { buildTextSchema } from "./values/text-schema.ts"

export const questionLimits = { name: 60, question: 1_000, reply: 2_000 }

/** Questions on the product page; all of them are on pages of their own. */
export const firstQuestionCount = 5
/** Questions on each of those pages. */
export const questionsPerPage = 20

/** A published question about a product with the shop's reply. Both are plain text. */
export const productQuestionSchema = z.object({
  id: idSchema,
  question: z.string(),
  reply: z.string(),
  /** Language that it was submitted in, such as "de". */
  language: z.string(),
  /** True if it belongs to the demonstration shop, and no visitor submitted it. */
  is_demo: z.boolean(),
  submitted_at: instantSchema,
  replied_at: instantSchema,
})

export const productQuestionQuerySchema = z.object({
  product: slugSchema,
  page: buildQueryIntSchema(1, 10_000).default(1),
  page_size: buildQueryIntSchema(1, 100).default(questionsPerPage),
})

/** Published questions about a product, the latest reply first. */
export const productQuestionListSchema = buildListSchema(productQuestionSchema)

/** A question as a visitor submits it. `may_publish`: it may be shown on the product's page. */
export const submitQuestionSchema = z.object({
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

/** A question as administrators see it. `reply` is empty and `replied_at` null without a reply. */
export const adminQuestionSchema = productQuestionSchema.extend({
  replied_at: instantSchema.nullable(),
  may_publish: z.boolean(),
  is_published: z.boolean(),
  product_id: idSchema,
  product_name: z.string(),
  product_slug: slugSchema,
  /** Empty once their retention has ended. */
  name: z.string(),
  email: z.string(),
  version: z.string().default(""),
})

export const adminQuestionQuerySchema = z.object({
  /** Only questions with a reply, or only those without one. */
  has_reply: z.boolean().optional(),
  /** Only questions that are on their product's page, or only those that are not. */
  is_published: z.boolean().optional(),
  /** Words of the question, the reply, the product or the asker. */
  search: z.string().trim().max(200).default(""),
  page: buildQueryIntSchema(1, 10_000).default(1),
  page_size: buildQueryIntSchema(1, 100).default(100),
})

/**
 * Replies to a question and emails its asker. `publish` shows it on the product's page, which its asker
 * must have allowed.
 */
export const replyToQuestionSchema = z.object({
  id: idSchema,
  ...versionInput,
  reply: buildTextSchema(questionLimits.reply).min(
    1,
    buildIssueMessage({ code: "question_reply_required" }),
  ),
  publish: z.boolean().default(false),
})

/** Shows a question with a reply on the product's page, or removes it from there. */
export const publishQuestionSchema = z.object({
  id: idSchema,
  ...versionInput,
  publish: z.boolean(),
})

/** Deletes a question with its reply. */
export const deleteQuestionSchema = z.object({ id: idSchema, ...versionInput })

export type WireProductQuestion = z.infer<typeof productQuestionSchema>
export type WireAdminQuestion = z.infer<typeof adminQuestionSchema>
