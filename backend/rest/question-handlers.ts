import { getAdminQuestion, listAdminQuestions } from "#backend/questions/admin-questions.ts"
import { listProductQuestions } from "#backend/questions/product-questions.ts"
import { submitQuestion } from "#backend/questions/submit-question.ts"
import {
  type ChangedQuestion,
  deleteQuestion,
  handlePublication,
  handleQuestionReply,
} from "#backend/questions/update-question.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { questionAdminCalls } from "#lib/contract/question-admin-calls.ts"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { buildAdminHandler, buildRestHandler, buildWindow, resolveClient } from "./rest-handler.ts"

/** The handlers of visitors' calls about questions to products. */
export const questionHandlers = {
  listProductQuestions: buildRestHandler(
    restCalls.listProductQuestions,
    async ({ query }, deps) => ({
      ok: true,
      value: await listProductQuestions(deps, query.product, buildWindow(query)),
    }),
  ),
  submitQuestion: buildRestHandler(shopperCalls.submitQuestion, async ({ body }, deps, request) =>
    submitQuestion(deps, {
      ...body,
      language: resolveLanguage(request) ?? defaultLocale,
      client: resolveClient(deps, request),
    }),
  ),
}

/** The handlers of administrators' calls about questions to products. */
export const questionAdminHandlers = {
  listAdminQuestions: buildAdminHandler(
    questionAdminCalls.listAdminQuestions,
    async ({ body }, { db }) => ({
      ok: true,
      value: await listAdminQuestions(db, body),
    }),
  ),
  getAdminQuestion: buildAdminHandler(
    questionAdminCalls.getAdminQuestion,
    async ({ body }, { db }) => ({
      ok: true,
      value: { item: await getAdminQuestion(db, body.id) },
    }),
  ),
  replyToQuestion: buildAdminHandler(questionAdminCalls.replyToQuestion, async ({ body }, deps) =>
    buildChangeResult(await handleQuestionReply(deps, body)),
  ),
  publishQuestion: buildAdminHandler(questionAdminCalls.publishQuestion, async ({ body }, deps) =>
    buildChangeResult(await handlePublication(deps, body)),
  ),
  deleteQuestion: buildAdminHandler(questionAdminCalls.deleteQuestion, async ({ body }, deps) =>
    deleteQuestion(deps, body),
  ),
}

function buildChangeResult(changed: ChangedQuestion) {
  return changed.ok ? { ok: true as const, value: { item: changed.value } } : changed
}
