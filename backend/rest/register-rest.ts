import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { validatorCompiler } from "fastify-type-provider-zod"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import { sendApiError } from "#backend/http/refusal.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { cartHandlers } from "./cart-answers.ts"
import { catalogueHandlers } from "./catalogue-answers.ts"
import { contentHandlers } from "./content-answers.ts"
import { customerHandlers } from "./customer-answers.ts"
import { formHandlers } from "./form-answers.ts"
import { invoiceHandlers } from "./invoice-answers.ts"
import { mailCodeHandlers } from "./mail-code-answers.ts"
import { oauthHandlers } from "./oauth-answers.ts"
import { orderAdminHandlers } from "./order-admin-answers.ts"
import { orderHandlers } from "./order-answers.ts"
import { paymentHandlers } from "./payment-answers.ts"
import type { RestDeps, RestHandler } from "./rest-answer.ts"
import { seoHandlers } from "./seo-answers.ts"
import { sessionHandlers } from "./session-answers.ts"
import { voucherHandlers } from "./voucher-answers.ts"
import { widgetHandlers } from "./widget-answers.ts"

/** The handlers of all named calls of `lib/contract/*-calls.ts`, by their name there. */
export const restCallHandlers = {
  ...contentHandlers,
  ...widgetHandlers,
  ...formHandlers,
  ...catalogueHandlers,
  ...seoHandlers,
  ...sessionHandlers,
  ...customerHandlers,
  ...mailCodeHandlers,
  ...oauthHandlers,
  ...cartHandlers,
  ...orderHandlers,
  ...orderAdminHandlers,
  ...paymentHandlers,
  ...invoiceHandlers,
  ...voucherHandlers,
}

/** Registers a route for every named REST call, validated against the contract. */
export function registerRest(app: FastifyInstance, deps: RestDeps): void {
  app.register(
    async (scope) => {
      scope.setValidatorCompiler(validatorCompiler)
      for (const handlers of listRoutes()) addRoute(scope, deps, handlers)
    },
    { prefix: restBasePath },
  )
}

/** Groups the calls that share method and path into one route, the most general first. */
function listRoutes(): RestHandler[][] {
  const byAddress = buildRowsByKey(
    Object.values(restCallHandlers),
    ({ call }) => `${call.method} ${call.path}`,
  )
  return [...byAddress.values()]
}

function addRoute(scope: FastifyInstance, deps: RestDeps, handlers: RestHandler[]) {
  const [general] = handlers
  if (!general) return
  const { method, path, params, query, body } = general.call
  const { bodyLimit, authorize } = general
  scope.route({
    method,
    url: path,
    ...(bodyLimit !== undefined && { bodyLimit }),
    schema: { params, querystring: query, ...(method === "POST" ? { body } : {}) },
    ...(authorize && {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        const error = await authorize(request, deps)
        return error === null ? undefined : sendApiError(reply, error)
      },
    }),
    handler: (request, reply) => {
      const handler = handlers.findLast((each) => each.isFor(request)) ?? general
      return handler.send(request, reply, deps)
    },
  })
}
