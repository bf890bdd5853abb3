import type { FastifyRequest } from "fastify"
import { resolveCaller } from "#backend/accounts/caller.ts"
import { addToCart } from "#backend/cart/add-to-cart.ts"
import { removeLine, updateLine } from "#backend/cart/change-line.ts"
import { estimateShipping } from "#backend/cart/estimate-shipping.ts"
import { mergeCarts } from "#backend/cart/merge-carts.ts"
import { requestQuote } from "#backend/cart/request-quote.ts"
import { searchSku } from "#backend/cart/search-sku.ts"
import type { Shopper } from "#backend/cart/shopper.ts"
import { showCart } from "#backend/cart/show-cart.ts"
import type { Refusal } from "#backend/http/refusal.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { accountCalls } from "#lib/contract/account-calls.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { resolveClient } from "./resolve-client.ts"
import { buildPrivateAnswer, buildRestAnswer, type RestDeps } from "./rest-answer.ts"

/** The handlers of calls about carts, and about products to add to them. */
export const cartAnswers = {
  cartAdd: buildRestAnswer(shopperCalls.cartAdd, async ({ body }, deps, request) =>
    asShopper(deps, request, body.session, (shopper) => addToCart(deps, shopper, body)),
  ),
  cartRemove: buildRestAnswer(shopperCalls.cartRemove, async ({ body }, deps, request) =>
    asShopper(deps, request, body.session, (shopper) => removeLine(deps, shopper, body)),
  ),
  cartUpdate: buildRestAnswer(shopperCalls.cartUpdate, async ({ body }, deps, request) =>
    asShopper(deps, request, body.session, (shopper) => updateLine(deps, shopper, body)),
  ),
  getCart: buildRestAnswer(shopperCalls.getCart, async ({ body }, deps, request) => {
    const { session, ...wish } = body
    const shopper = await resolveShopper(deps, request, session)
    return "status" in shopper ? { refusal: shopper } : showCart(deps, shopper, wish)
  }),
  shippingQuote: buildRestAnswer(shopperCalls.shippingQuote, async ({ body }, deps, request) =>
    asShopper(deps, request, body.session, (shopper) => estimateShipping(deps, shopper, body)),
  ),
  requestShippingQuote: buildRestAnswer(
    shopperCalls.requestShippingQuote,
    async ({ body }, deps, request) =>
      asShopper(deps, request, body.session, (shopper) =>
        requestQuote(deps, shopper, {
          address: body.address,
          language: resolveLanguage(request) ?? defaultLocale,
        }),
      ),
  ),
  searchSku: buildRestAnswer(shopperCalls.searchSku, async ({ body }, deps) => ({
    answer: await searchSku(deps, body),
  })),
  mergeCart: buildPrivateAnswer(
    accountCalls.mergeCart,
    async ({ body }, deps, { userId }, request) => {
      const shopper = { userId, sessionKey: null, client: resolveClient(deps, request) }
      return { answer: await mergeCarts(deps, shopper, body.session) }
    },
  ),
}

async function asShopper<A>(
  deps: RestDeps,
  request: FastifyRequest,
  session: string | null | undefined,
  answer: (shopper: Shopper) => Promise<A>,
): Promise<{ answer: A } | { refusal: Refusal }> {
  const shopper = await resolveShopper(deps, request, session)
  return "status" in shopper ? { refusal: shopper } : { answer: await answer(shopper) }
}

/** An invalid token is an error instead of a guest, so that the client can sign in again first. */
async function resolveShopper(
  deps: RestDeps,
  request: FastifyRequest,
  session: string | null | undefined,
): Promise<Shopper | Refusal> {
  const caller = await resolveCaller(deps, request)
  if ("status" in caller && request.headers.authorization) return caller
  const userId = "kind" in caller && caller.kind === "user" ? caller.userId : null
  return { userId, sessionKey: session ?? null, client: resolveClient(deps, request) }
}
