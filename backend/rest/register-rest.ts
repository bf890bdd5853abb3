import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { validatorCompiler } from "fastify-type-provider-zod"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import { sendApiError } from "#backend/http/api-error.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { cartHandlers } from "./cart-handlers.ts"
import { catalogueHandlers } from "./catalogue-handlers.ts"
import { contentHandlers } from "./content-handlers.ts"
import { customerHandlers } from "./customer-handlers.ts"
import { formHandlers } from "./form-handlers.ts"
import { invoiceHandlers } from "./invoice-handlers.ts"
import { mailCodeHandlers } from "./mail-code-handlers.ts"
import { oauthHandlers } from "./oauth-handlers.ts"
import { orderAdminHandlers } from "./order-admin-handlers.ts"
import { orderHandlers } from "./order-handlers.ts"
import { paymentHandlers } from "./payment-handlers.ts"
import type { RestDeps, RestHandler } from "./rest-handler.ts"
import { seoHandlers } from "./seo-handlers.ts"
import { sessionHandlers } from "./session-handlers.ts"
import { voucherHandlers } from "./voucher-handlers.ts"
import { widgetHandlers } from "./widget-handlers.ts"

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
