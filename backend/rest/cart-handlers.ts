import type { FastifyRequest } from "fastify"
import { resolveCaller } from "#backend/accounts/caller.ts"
import { addToCart } from "#backend/cart/add-to-cart.ts"
import type { Shopper } from "#backend/cart/carts.ts"
import { deleteLine, updateLine } from "#backend/cart/change-line.ts"
import { findSkuByOptions } from "#backend/cart/find-sku-by-options.ts"
import { getCart, getShippingQuotes } from "#backend/cart/get-cart.ts"
import { mergeCarts } from "#backend/cart/merge-carts.ts"
import { requestQuote } from "#backend/cart/request-quote.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import { requestStockAlert } from "#backend/stock-alerts/request-stock-alert.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import type { Result } from "#lib/contract/result.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import {
  buildPrivateHandler,
  buildRestHandler,
  type RestDeps,
  resolveClient,
} from "./rest-handler.ts"

/** The handlers of calls about carts, and about products to add to them. */
export const cartHandlers = {
  cartAdd: buildRestHandler(shopperCalls.cartAdd, async ({ body }, deps, request) =>
    asShopper(deps, request, body.session, (shopper) => addToCart(deps, shopper, body)),
  ),
  cartRemove: buildRestHandler(shopperCalls.cartRemove, async ({ body }, deps, request) =>
    asShopper(deps, request, body.session, (shopper) => deleteLine(deps, shopper, body)),
  ),
  cartUpdate: buildRestHandler(shopperCalls.cartUpdate, async ({ body }, deps, request) =>
    asShopper(deps, request, body.session, (shopper) => updateLine(deps, shopper, body)),
  ),
  getCart: buildRestHandler(shopperCalls.getCart, async ({ body }, deps, request) => {
    const { session, ...options } = body
    const shopper = await resolveShopper(deps, request, session)
    return shopper.ok ? getCart(deps, shopper.value, options) : shopper
  }),
  shippingQuote: buildRestHandler(shopperCalls.shippingQuote, async ({ body }, deps, request) =>
    asShopper(deps, request, body.session, (shopper) => getShippingQuotes(deps, shopper, body)),
  ),
  requestShippingQuote: buildRestHandler(
    shopperCalls.requestShippingQuote,
    async ({ body }, deps, request) =>
      asShopper(deps, request, body.session, (shopper) =>
        requestQuote(deps, shopper, {
          address: body.address,
          language: resolveLanguage(request) ?? defaultLocale,
        }),
      ),
  ),
  searchSku: buildRestHandler(shopperCalls.searchSku, async ({ body }, deps) => ({
    ok: true,
    value: await findSkuByOptions(deps, body),
  })),
  requestStockAlert: buildRestHandler(
    shopperCalls.requestStockAlert,
    async ({ body }, deps, request) =>
      requestStockAlert(deps, {
        skuId: body.sku,
        email: body.email,
        language: resolveLanguage(request) ?? defaultLocale,
        client: resolveClient(deps, request),
      }),
  ),
  mergeCart: buildPrivateHandler(
    accountCalls.mergeCart,
    async ({ body }, deps, { userId }, request) => {
      const shopper = { userId, sessionKey: null, client: resolveClient(deps, request) }
      return { ok: true, value: await mergeCarts(deps, shopper, body.session) }
    },
  ),
}

async function asShopper<A>(
  deps: RestDeps,
  request: FastifyRequest,
  session: string | null | undefined,
  handle: (shopper: Shopper) => Promise<A>,
): Promise<Result<A, ApiError>> {
  const shopper = await resolveShopper(deps, request, session)
  return shopper.ok ? { ok: true, value: await handle(shopper.value) } : shopper
}

/** An invalid token is an error instead of a guest, so that the client can sign in again first. */
async function resolveShopper(
  deps: RestDeps,
  request: FastifyRequest,
  session: string | null | undefined,
): Promise<Result<Shopper, ApiError>> {
  const caller = await resolveCaller(deps, request)
  if (!caller.ok && request.headers.authorization) return caller
  const userId = caller.ok && caller.value.kind === "user" ? caller.value.userId : null
  const client = resolveClient(deps, request)
  return { ok: true, value: { userId, sessionKey: session ?? null, client } }
}
