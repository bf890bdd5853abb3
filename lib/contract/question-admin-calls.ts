import { z } from "zod"
import { buildItemSchema, buildListSchema, idSchema } from "./primitives.ts"
import {
  adminQuestionQuerySchema,
  adminQuestionSchema,
  deleteQuestionSchema,
  publishQuestionSchema,
  replyToQuestionSchema,
} from "./product-question.ts"
import { buildCall } from "./rest-call.ts"

/** Administrators' calls about questions to products. */
export const questionAdminCalls = {
  /** Newest first. */
  listAdminQuestions: buildCall("POST", "/sell/question/list", {
    body: adminQuestionQuerySchema,
    response: buildListSchema(adminQuestionSchema),
  }),
  getAdminQuestion: buildCall("POST", "/sell/question/detail", {
    body: z.object({ id: idSchema }),
    response: buildItemSchema(adminQuestionSchema),
  }),
  /** Emails the reply to the asker, unless it is the same as before. */
  replyToQuestion: buildCall("POST", "/sell/question/reply", {
    body: replyToQuestionSchema,
    response: buildItemSchema(adminQuestionSchema),
  }),
  publishQuestion: buildCall("POST", "/sell/question/publish", {
    body: publishQuestionSchema,
    response: buildItemSchema(adminQuestionSchema),
  }),
  /** Deletes a question with its reply, such as advertising. No one is emailed. */
  deleteQuestion: buildCall("POST", "/sell/question/delete", {
    body: deleteQuestionSchema,
    response: z.object({ success: z.boolean() }),
  }),
} as const
