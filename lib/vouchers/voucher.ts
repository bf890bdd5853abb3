import { type Money, parseAmount, parseCents } from "#lib/contract/money.ts"
import type { Translated } from "#lib/contract/translated-text.ts"
import type { Picture } from "#lib/images/picture.ts"

/** A design of a gift voucher; its image is 16:9. */
export type VoucherTheme = Translated & { id: number; name: string; picture: Picture | null }

/** A gift voucher as it is printed. */
export type Voucher = {
  amount: Money
  /** Null while it is unpaid, or if it is no longer valid. */
  code: string | null
  isRedeemed: boolean
  issuedAt: string | null
  theme: VoucherTheme | null
  sellerName: string
  /** Empty where the buyer gave none, like the other texts of the buyer. */
  recipientName: string
  senderName: string
  message: string
}

/** Value of the choice to type an amount (specification 2, section 5). */
export const customAmount = "-1"

const thousands = [
  String.raw`\d{1,3}(?:,\d{3}){1,2}(?:\.\d{0,2})?`,
  String.raw`\d{1,3}(?:\.\d{3}){1,2},\d{0,2}`,
  String.raw`\d{1,3}(?:\.\d{3}){2}`,
  String.raw`\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,2}(?:[.,]\d{0,2})?`,
]
const digits = [...thousands, String.raw`\d{1,7}(?:[.,]\d{0,2})?`].join("|")

/** The accepted notations of an amount above 0, for a field's `pattern`. */
export const typedAmountPattern = String.raw`\s*\$?\s*(?=[^1-9]*[1-9])(?:${digits})\s*\$?\s*`

const typedAmount = new RegExp(`^(?:${typedAmountPattern})$`)

/**
 * Parses a typed amount with a point or a comma before the cents: "50", "$50.00", "1,250.5",
 * "1.250,00", "1 250,00 $"; null if it is not an amount above 0. A single point before three digits
 * is rejected as ambiguous.
 */
function parseTypedAmount(text: string): Money | null {
  if (!typedAmount.test(text)) return null
  const [, whole = "", cents = ""] = /^(.*?)(?:[.,](\d{0,2}))?[\s$]*$/.exec(text.trim()) ?? []
  return parseAmount(`${whole.replaceAll(/\D/g, "")}.${cents.padEnd(2, "0")}`)
}

/** Returns the chosen amount, or the typed one if that was the choice; null if there is none. */
export function resolveAmount(choice: string, typed: string): Money | null {
  return parseTypedAmount(choice === customAmount ? typed : choice)
}

/** Parses the amounts that an editor offers: values separated by "|", each once. */
export function listOfferedAmounts(
  text: string,
  limits: { fewestCents: number; mostCents: number },
): Money[] {
  const amounts = text.split("|").flatMap((part) => parseTypedAmount(part) ?? [])
  const isSold = (cents: number) => cents >= limits.fewestCents && cents <= limits.mostCents
  return [...new Set(amounts.filter(isSold))].map(parseCents)
}

/** The step of the redemption form that shows what a code is worth, and the control with it. */
export const balanceStep = "balance"
export const balanceControl = "worth"

/** Names of the controls in the forms that buy and redeem vouchers. */
export const voucherControls = {
  theme: "theme",
  amount: "amount",
  /** The custom amount. */
  custom: "custom",
  email: "email",
  recipientName: "recipient_name",
  recipientEmail: "recipient_email",
  senderName: "sender_name",
  message: "message",
  sendOn: "send_on",
  code: "code",
  /** URL of the page with the form. */
  page: "page",
} as const

/** Controls of a voucher that is sent as a gift, by the names of the API's fields. */
export const giftControls = [
  voucherControls.recipientName,
  voucherControls.recipientEmail,
  voucherControls.senderName,
  voucherControls.message,
  voucherControls.sendOn,
] as const
export type GiftControl = (typeof giftControls)[number]
