import type { FastifyRequest } from "fastify"
import { type Caller, resolveCaller } from "#backend/accounts/caller.ts"
import type { Refusal } from "#backend/http/refusal.ts"
import { buildClientWord, resolveClientIp } from "#backend/limits/client.ts"
import { resolveLanguage } from "#backend/texts/resolve-language.ts"
import { buyVoucher } from "#backend/vouchers/buy-voucher.ts"
import { getVoucher } from "#backend/vouchers/get-voucher.ts"
import { redeemVoucher } from "#backend/vouchers/redeem-voucher.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { shopperCalls } from "#lib/contract/shopper-calls.ts"
import { buildRestAnswer, type RestDeps } from "./rest-answer.ts"

const askToSignIn = {
  success: false,
  code: "login",
  message: "Please log in first, so that we know whose store credit to add it to.",
} as const

/** The handlers of calls about gift vouchers. */
export const voucherAnswers = {
  buyVoucher: buildRestAnswer(shopperCalls.buyVoucher, async ({ body }, deps, request) => {
    const shopper = await resolveShopper(deps, request)
    const language = resolveLanguage(request) ?? defaultLocale
    return "status" in shopper
      ? { refusal: shopper }
      : { answer: await buyVoucher(deps, body, { ...shopper, language }) }
  }),
  redeemVoucher: buildRestAnswer(shopperCalls.redeemVoucher, async ({ body }, deps, request) => {
    const shopper = await resolveShopper(deps, request)
    if ("status" in shopper) return { refusal: shopper }
    const { userId, client } = shopper
    if (userId === null) return { answer: askToSignIn }
    return { answer: await redeemVoucher(deps, body.code, { userId, client }) }
  }),
  showVoucher: buildRestAnswer(shopperCalls.showVoucher, async ({ params }, deps) => ({
    answer: { item: await getVoucher(deps, params.token) },
  })),
}

/**
 * Returns the client, signed in or not; an error for an invalid token, so that it can be renewed.
 */
async function resolveShopper(
  deps: RestDeps,
  request: FastifyRequest,
): Promise<{ userId: number | null; client: string } | Refusal> {
  const caller: Caller | Refusal = await resolveCaller(deps, request)
  if ("status" in caller && request.headers.authorization) return caller
  const { clientSecret, keys } = deps.vouchers
  const ip = resolveClientIp(request, { secret: clientSecret, now: deps.now() })
  const userId = "kind" in caller && caller.kind === "user" ? caller.userId : null
  return { userId, client: buildClientWord(ip, keys.client) }
}
