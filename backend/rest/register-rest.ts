import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { validatorCompiler } from "fastify-type-provider-zod"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import { sendRefusal } from "#backend/http/refusal.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { cartAnswers } from "./cart-answers.ts"
import { catalogueAnswers } from "./catalogue-answers.ts"
import { contentAnswers } from "./content-answers.ts"
import { customerAnswers } from "./customer-answers.ts"
import { formAnswers } from "./form-answers.ts"
import { invoiceAnswers } from "./invoice-answers.ts"
import { mailCodeAnswers } from "./mail-code-answers.ts"
import { oauthAnswers } from "./oauth-answers.ts"
import { orderAdminAnswers } from "./order-admin-answers.ts"
import { orderAnswers } from "./order-answers.ts"
import { paymentAnswers } from "./payment-answers.ts"
import type { RestAnswer, RestDeps } from "./rest-answer.ts"
import { seoAnswers } from "./seo-answers.ts"
import { sessionAnswers } from "./session-answers.ts"
import { voucherAnswers } from "./voucher-answers.ts"
import { widgetAnswers } from "./widget-answers.ts"

/** The handlers of all named calls of `lib/contract/*-calls.ts`, by their name there. */
export const restAnswers = {
  ...contentAnswers,
  ...widgetAnswers,
  ...formAnswers,
  ...catalogueAnswers,
  ...seoAnswers,
  ...sessionAnswers,
  ...customerAnswers,
  ...mailCodeAnswers,
  ...oauthAnswers,
  ...cartAnswers,
  ...orderAnswers,
  ...orderAdminAnswers,
  ...paymentAnswers,
  ...invoiceAnswers,
  ...voucherAnswers,
}

/** Registers a route for every named REST call, validated against the contract. */
export function registerRest(app: FastifyInstance, deps: RestDeps): void {
  app.register(
    async (scope) => {
      scope.setValidatorCompiler(validatorCompiler)
      for (const answers of listRoutes()) addRoute(scope, deps, answers)
    },
    { prefix: restBasePath },
  )
}

/** Groups the calls that share method and path into one route, the most general first. */
function listRoutes(): RestAnswer[][] {
  const byAddress = buildRowsByKey(
    Object.values(restAnswers),
    ({ call }) => `${call.method} ${call.path}`,
  )
  return [...byAddress.values()]
}

function addRoute(scope: FastifyInstance, deps: RestDeps, answers: RestAnswer[]) {
  const [general] = answers
  if (!general) return
  const { method, path, params, query, body } = general.call
  const { bodyLimit, refuse } = general
  scope.route({
    method,
    url: path,
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: { params, querystring: query, ...(method === "POST" ? { body } : {}) },
    ...(refuse && {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        const refusal = await refuse(request, deps)
        return refusal === null ? undefined : sendRefusal(reply, refusal)
      },
    }),
    handler: (request, reply) => {
      const answer = answers.findLast((each) => each.isFor(request)) ?? general
      return answer.send(request, reply, deps)
    },
  })
}
