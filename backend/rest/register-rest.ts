import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify"
import { validatorCompiler } from "fastify-type-provider-zod"
import { openSessionByPassword } from "#backend/accounts/open-session-by-password.ts"
import { refreshSession } from "#backend/accounts/refresh-session.ts"
import { handleLogout } from "#backend/accounts/sessions.ts"
import { invalidToken } from "#backend/accounts/tokens.ts"
import { getWireUser } from "#backend/accounts/wire-user.ts"
import { buildWirePaymentType, listPaymentTypes } from "#backend/cart/payment-types.ts"
import { buildRowsByKey } from "#backend/catalogue/rows-by-key.ts"
import { sendApiError } from "#backend/http/api-error.ts"
import { exchangeCode } from "#backend/oauth/authorization-codes.ts"
import {
  handleOrderPaymentRequest,
  handleOrderSubmission,
} from "#backend/orders/handle-order-submission.ts"
import { getPaymentResult } from "#backend/payments/get-payment-result.ts"
import { validateOrderGuessLimit } from "#backend/promotions/guess-limit.ts"
import { listDeliveryRates } from "#backend/seo/list-delivery-rates.ts"
import { listOffers } from "#backend/seo/list-offers.ts"
import { listPublicUrls, listUrlChunks } from "#backend/seo/public-urls.ts"
import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import { formatErrorDetail } from "#lib/contract/error-detail.ts"
import { buildAmount, parseAmount } from "#lib/contract/money.ts"
import { restBasePath, restCalls } from "#lib/contract/rest-calls.ts"
import { resolveSurcharge } from "#lib/contract/rules/cart-price.ts"
import { seoCalls } from "#lib/contract/seo-calls.ts"
import { adminListHandlers } from "./admin-list-handlers.ts"
import { cartHandlers } from "./cart-handlers.ts"
import { catalogueHandlers } from "./catalogue-handlers.ts"
import { contentAdminHandlers } from "./content-admin-handlers.ts"
import { contentHandlers, widgetHandlers } from "./content-handlers.ts"
import { customerAdminHandlers } from "./customer-admin-handlers.ts"
import {
  customerHandlers,
  identityHandlers,
  mailCodeHandlers,
  newsletterHandlers,
  signInCodeHandlers,
} from "./customer-handlers.ts"
import { formHandlers } from "./form-handlers.ts"
import { marketingHandlers } from "./marketing-handlers.ts"
import { mediaHandlers } from "./media-handlers.ts"
import { invoiceHandlers, orderAdminHandlers } from "./order-handlers.ts"
import { pageAdminHandlers } from "./page-admin-handlers.ts"
import { passkeyHandlers } from "./passkey-handlers.ts"
import { productWorkHandlers } from "./product-work-handlers.ts"
import { questionAdminHandlers, questionHandlers } from "./question-handlers.ts"
import {
  buildPrivateHandler,
  buildRestHandler,
  type RestDeps,
  type RestHandler,
  resolveClient,
  resolveNetwork,
} from "./rest-handler.ts"
import { reviewAdminHandlers, reviewHandlers } from "./review-handlers.ts"
import { setupHandlers } from "./setup-handlers.ts"
import { auditHandlers, teamHandlers } from "./team-handlers.ts"
import { translationHandlers } from "./translation-handlers.ts"
import { videoHandlers } from "./video-handlers.ts"
import { voucherHandlers } from "./voucher-handlers.ts"
import { wishListHandlers } from "./wish-list-handlers.ts"

/** The handlers of calls about payments and the surcharges of payment methods. */
const paymentHandlers = {
  checkPaid: buildRestHandler(restCalls.checkPaid, async ({ query }, deps) => ({
    ok: true,
    value: await getPaymentResult(deps, query.payum_token),
  })),
  creditCardSurchargeOf: buildRestHandler(
    restCalls.creditCardSurchargeOf,
    async ({ body }, { db }) => {
      const cents = parseAmount(body.amount)
      const card = (await listPaymentTypes(db)).find(({ isCreditCard }) => isCreditCard)
      const extra = resolveSurcharge(card?.surcharge ?? null, cents)
      return {
        ok: true,
        value: {
          amount: buildAmount(cents),
          surcharge: buildAmount(extra),
          total: buildAmount(cents + extra),
        },
      }
    },
  ),
  paymentSurchargesOf: buildRestHandler(restCalls.paymentSurchargesOf, async ({ body }, { db }) => {
    const cents = parseAmount(body.amount)
    const types = await listPaymentTypes(db)
    return { ok: true, value: { data: types.map((type) => buildWirePaymentType(type, cents)) } }
  }),
}

/** The handlers of calls that create an order from a customer's cart and pay it. */
const orderHandlers = {
  submitOrder: buildPrivateHandler(
    accountCalls.submitOrder,
    async ({ body }, deps, { userId }, request) => {
      const guess = {
        userId,
        client: resolveClient(deps, request),
        code: body.promotion_code ?? "",
      }
      const detail = await validateOrderGuessLimit(deps, guess)
      if (detail !== null) {
        const message = formatErrorDetail(detail)
        return { ok: true, value: { success: false, code: "promotion" as const, message, detail } }
      }
      const network = resolveNetwork(deps, request)
      return { ok: true, value: await handleOrderSubmission(deps, { userId, network, body }) }
    },
  ),
  payOrder: buildPrivateHandler(
    accountCalls.payOrder,
    async ({ params: { id } }, deps, { userId }) => {
      return handleOrderPaymentRequest(deps, { userId, id })
    },
  ),
}

/**
 * The handlers of calls that start, renew and end a session, and of the one that returns its user.
 */
const sessionHandlers = {
  login: buildRestHandler(signInCalls.login, async ({ body }, deps, request) => {
    return openSessionByPassword(deps, request, { ...body, email: body.username })
  }),
  logout: buildRestHandler(signInCalls.logout, async (_input, deps, request) => {
    const result = await handleLogout(deps, request)
    return result.ok ? { ok: true, value: { success: true as const } } : result
  }),
  refreshToken: buildRestHandler(signInCalls.refreshToken, async ({ body }, deps) => {
    return refreshSession(deps, body.refresh_token, body.fingerprint)
  }),
  authUser: buildPrivateHandler(accountCalls.authUser, async (_input, { db }, { userId }) => {
    const user = await getWireUser(db, userId)
    return user === null ? { ok: false, error: invalidToken } : { ok: true, value: { user } }
  }),
}

/** The handlers of calls that list all public records by id, for sitemaps, feeds and audits. */
const seoHandlers = {
  listPublicAddresses: buildRestHandler(seoCalls.listPublicAddresses, async ({ query }, deps) => ({
    ok: true,
    value: await listPublicUrls(deps, {
      kind: query.kind,
      after: query.after,
      through: query.through,
      limit: query.page_size,
      withCounts: query.with_counts === "1",
      within: query.within ?? null,
    }),
  })),
  listAddressChunks: buildRestHandler(seoCalls.listAddressChunks, async ({ query }, deps) => ({
    ok: true,
    value: { data: await listUrlChunks(deps, query) },
  })),
  listOffers: buildRestHandler(seoCalls.listOffers, async ({ query }, deps) => ({
    ok: true,
    value: await listOffers(deps, { after: query.after, limit: query.page_size }),
  })),
  listDeliveryRates: buildRestHandler(seoCalls.listDeliveryRates, async (_input, deps) => ({
    ok: true,
    value: { data: await listDeliveryRates(deps) },
  })),
}

/** The handler of the call that completes an authorization-code sign-in. */
const oauthHandlers = {
  exchangeCode: buildRestHandler(signInCalls.exchangeCode, async ({ body }, deps) => {
    return exchangeCode(deps, body)
  }),
}

/** The handlers of all named calls of `lib/contract/*-calls.ts`, by their name there. */
export const restCallHandlers = {
  ...contentHandlers,
  ...widgetHandlers,
  ...formHandlers,
  ...catalogueHandlers,
  ...seoHandlers,
  ...sessionHandlers,
  ...customerHandlers,
  ...identityHandlers,
  ...newsletterHandlers,
  ...mailCodeHandlers,
  ...signInCodeHandlers,
  ...passkeyHandlers,
  ...oauthHandlers,
  ...cartHandlers,
  ...orderHandlers,
  ...orderAdminHandlers,
  ...paymentHandlers,
  ...invoiceHandlers,
  ...voucherHandlers,
  ...reviewHandlers,
  ...reviewAdminHandlers,
  ...questionHandlers,
  ...questionAdminHandlers,
  ...teamHandlers,
  ...adminListHandlers,
  ...productWorkHandlers,
  ...contentAdminHandlers,
  ...mediaHandlers,
  ...videoHandlers,
  ...customerAdminHandlers,
  ...pageAdminHandlers,
  ...auditHandlers,
  ...wishListHandlers,
  ...marketingHandlers,
  ...setupHandlers,
  ...translationHandlers,
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
