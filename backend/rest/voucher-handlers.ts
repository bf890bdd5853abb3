import type { FastifyRequest } from "fastify"
import { resolveCaller } from "#backend/accounts/caller.ts"
import type { ApiError } from "#backend/http/api-error.ts"
import { buildClientHash, resolveClientIp } from "#backend/limits/client.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { handleVoucherPurchase } from "#backend/vouchers/handle-voucher-purchase.ts"
import {
  buildVoucherRejection,
  getVoucherBalance,
  redeemVoucher,
} from "#backend/vouchers/redeem-voucher.ts"
import { getVoucher } from "#backend/vouchers/vouchers.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import type { Result } from "#lib/contract/result.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { buildRestHandler, type RestDeps } from "./rest-handler.ts"

const loginRequired = buildVoucherRejection("login", { code: "voucher_login_required" })

/** The handlers of calls about gift vouchers. */
export const voucherHandlers = {
  buyVoucher: buildRestHandler(shopperCalls.buyVoucher, async ({ body }, deps, request) => {
    const shopper = await resolveShopper(deps, request)
    const language = resolveLanguage(request) ?? defaultLocale
    if (!shopper.ok) return shopper
    const buyer = { ...shopper.value, language }
    return { ok: true, value: await handleVoucherPurchase(deps, body, buyer) }
  }),
  redeemVoucher: buildRestHandler(shopperCalls.redeemVoucher, async ({ body }, deps, request) => {
    const shopper = await resolveShopper(deps, request)
    if (!shopper.ok) return shopper
    const { userId, client } = shopper.value
    if (userId === null) return { ok: true, value: loginRequired }
    return { ok: true, value: await redeemVoucher(deps, body.code, { userId, client }) }
  }),
  getVoucherBalance: buildRestHandler(
    shopperCalls.getVoucherBalance,
    async ({ body }, deps, request) => {
      const shopper = await resolveShopper(deps, request)
      if (!shopper.ok) return shopper
      return { ok: true, value: await getVoucherBalance(deps, body.code, shopper.value.client) }
    },
  ),
  showVoucher: buildRestHandler(shopperCalls.showVoucher, async ({ params }, deps) => ({
    ok: true,
    value: { item: await getVoucher(deps, params.token) },
  })),
}

/**
 * Returns the client, signed in or not; an error for an invalid token, so that it can be renewed.
 */
async function resolveShopper(
  deps: RestDeps,
  request: FastifyRequest,
): Promise<Result<{ userId: number | null; client: string }, ApiError>> {
  const caller = await resolveCaller(deps, request)
  if (!caller.ok && request.headers.authorization) return caller
  const { clientSecret, keys } = deps.vouchers
  const ip = resolveClientIp(request, { secret: clientSecret, now: deps.now() })
  const userId = caller.ok && caller.value.kind === "user" ? caller.value.userId : null
  return { ok: true, value: { userId, client: buildClientHash(ip, keys.client) } }
}
