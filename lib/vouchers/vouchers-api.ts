import type { Result } from "#lib/contract/result.ts"
import "server-only"
import { cache } from "react"
import { ApiError } from "#lib/api/api-error.ts"
import { registerCacheTags } from "#lib/api/cache-tags.ts"
import { getContentLanguage } from "#lib/api/content-language.ts"
import { parsePicture } from "#lib/api/picture.ts"
import { fetchGraphql } from "#lib/api/transport.ts"
import {
  type AccountRejection,
  type AccountResult,
  buildAccountRejection,
} from "#lib/auth/account-result.ts"
import { buildApiRejection } from "#lib/auth/validate-account-request.ts"
import { lifetimes } from "#lib/cache.ts"
import { requestAsCartOwner } from "#lib/cart/cart-client.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { buildAmount, type Money, parseAmount } from "#lib/contract/money.ts"
import { parseTranslated } from "#lib/contract/translated-text.ts"
import type { WireVoucher, WireVoucherTheme } from "#lib/contract/voucher.ts"
import { getEnv } from "#lib/env.ts"
import { resolvePaymentUrl } from "#lib/forms/payment-url.ts"
import type { GiftControl, Voucher, VoucherTheme } from "./voucher.ts"

/** Lists the themes of gift vouchers, in order. */
export const listVoucherThemes = cache(
  async (locale: string = defaultLocale): Promise<VoucherTheme[]> => {
    await registerCacheTags([], lifetimes.page, locale)
    const language = await getContentLanguage(locale)
    const { cognitoGiftVoucherThemes } = await fetchGraphql("giftVoucherThemes", {}, language)
    return cognitoGiftVoucherThemes.map(parseTheme)
  },
)

/**
 * Returns the voucher of an email link's token, or null where there is none. Throws an ApiError.
 */
export const getVoucher = cache(async (token: string): Promise<Voucher | null> => {
  const result = await requestAsCartOwner("showVoucher", { params: { token } })
  if (result.ok) return result.value.item && parseVoucher(result.value.item)
  const { status, code } = result.error
  if (status === 404 && code === "NOT_FOUND") return null
  throw new ApiError("http", "showVoucher", `status ${status} ${code}`)
})

export type BuyVoucherInput = {
  themeId: number | null
  amount: Money
  /** Email address of the buyer; empty for the signed-in customer. */
  email: string
  /** Names, message, address and day of a gift, by control; empty where nothing was typed. */
  gift: Readonly<Record<string, string>>
  /** URL of the page to return to, in base64. */
  url: string
}

/** The control that an error of the back end is about. */
const giftErrorControls: Readonly<Record<string, GiftControl>> = {
  voucher_recipient_required: "recipient_email",
  voucher_send_on_range: "send_on",
}

/** Returns the URL to pay a voucher at, or why it cannot be bought. Throws an ApiError. */
export async function startVoucherPurchase(
  input: BuyVoucherInput,
): Promise<Result<string, AccountRejection>> {
  const { themeId, amount, email, gift, url } = input
  const typed = Object.entries({ ...gift, email }).filter(([, text]) => text !== "")
  const ordered = { theme_id: themeId, amount: buildAmount(amount), url }
  const body = { ...ordered, ...Object.fromEntries(typed) }
  const result = await requestAsCartOwner("buyVoucher", { body })
  if (!result.ok) {
    return { ok: false, error: buildApiRejection(result.error, { theme_id: "theme" }) }
  }
  const { success, message, detail, payment } = result.value
  if (!success || payment === null) {
    const field = detail && giftErrorControls[detail.code]
    const rejection = buildAccountRejection("BAD_REQUEST")
    const error = field
      ? { ...rejection, fieldErrors: { [field]: { message, detail } } }
      : { ...rejection, message: { message, detail } }
    return { ok: false, error }
  }
  return { ok: true, value: resolvePaymentUrl(payment, getEnv().SITE_URL) }
}

/**
 * Converts a voucher to store credit of the signed-in customer, or returns why it was rejected.
 * Throws an ApiError.
 */
export async function redeemVoucher(code: string): Promise<AccountResult> {
  const result = await requestAsCartOwner("redeemVoucher", { body: { code } })
  if (!result.ok) return buildApiRejection(result.error)
  const { success, message, detail, code: reason } = result.value
  if (success) return { kind: "done" }
  return {
    ...buildAccountRejection(reason === "login" ? "UNAUTHENTICATED" : "BAD_REQUEST"),
    message: { message, detail },
  }
}

/** Returns what a code is worth, or why it cannot be redeemed. Throws an ApiError. */
export async function getVoucherBalance(code: string): Promise<Result<Money, AccountRejection>> {
  const result = await requestAsCartOwner("getVoucherBalance", { body: { code } })
  if (!result.ok) return { ok: false, error: buildApiRejection(result.error) }
  const { message, detail, amount } = result.value
  if (amount !== null) return { ok: true, value: parseAmount(amount) }
  const error = { ...buildAccountRejection("BAD_REQUEST"), message: { message, detail } }
  return { ok: false, error }
}

function parseTheme({ id, name, image, ...wire }: WireVoucherTheme): VoucherTheme {
  return { id, name, picture: parsePicture(image), ...parseTranslated(wire) }
}

function parseVoucher(wire: WireVoucher): Voucher {
  return {
    amount: parseAmount(wire.amount),
    code: wire.code,
    isRedeemed: wire.is_redeemed,
    issuedAt: wire.issued_at,
    theme: wire.theme && parseTheme(wire.theme),
    sellerName: wire.seller_name,
    recipientName: wire.recipient_name,
    senderName: wire.sender_name,
    message: wire.message,
  }
}
