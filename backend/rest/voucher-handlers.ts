import type { FastifyRequest } from "fastify"
import { type Caller, resolveCaller } from "#backend/accounts/caller.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import { buildClientHash, resolveClientIp } from "#backend/limits/client.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { getVoucher } from "#backend/vouchers/get-voucher.ts"
import { handleVoucherPurchase } from "#backend/vouchers/handle-voucher-purchase.ts"
import { buildVoucherRejection, redeemVoucher } from "#backend/vouchers/redeem-voucher.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { buildRestHandler, type RestDeps } from "./rest-handler.ts"

const loginRequired = buildVoucherRejection("login", { code: "voucher_login_required" })

/** The handlers of calls about gift vouchers. */
export const voucherHandlers = {
  buyVoucher: buildRestHandler(shopperCalls.buyVoucher, async ({ body }, deps, request) => {
    const shopper = await resolveShopper(deps, request)
    const language = resolveLanguage(request) ?? defaultLocale
    return "status" in shopper
      ? { error: shopper }
      : { response: await handleVoucherPurchase(deps, body, { ...shopper, language }) }
  }),
  redeemVoucher: buildRestHandler(shopperCalls.redeemVoucher, async ({ body }, deps, request) => {
    const shopper = await resolveShopper(deps, request)
    if ("status" in shopper) return { error: shopper }
    const { userId, client } = shopper
    if (userId === null) return { response: loginRequired }
    return { response: await redeemVoucher(deps, body.code, { userId, client }) }
  }),
  showVoucher: buildRestHandler(shopperCalls.showVoucher, async ({ params }, deps) => ({
    response: { item: await getVoucher(deps, params.token) },
  })),
}

/**
 * Returns the client, signed in or not; an error for an invalid token, so that it can be renewed.
 */
async function resolveShopper(
  deps: RestDeps,
  request: FastifyRequest,
): Promise<{ userId: number | null; client: string } | ApiError> {
  const caller: Caller | ApiError = await resolveCaller(deps, request)
  if ("status" in caller && request.headers.authorization) return caller
  const { clientSecret, keys } = deps.vouchers
  const ip = resolveClientIp(request, { secret: clientSecret, now: deps.now() })
  const userId = "kind" in caller && caller.kind === "user" ? caller.userId : null
  return { userId, client: buildClientHash(ip, keys.client) }
}
