import { buildShopUrl, type EmailBranding } from "#backend/mail/branding.ts"
import { type Email, renderEmail } from "#backend/mail/email-template.ts"
import { getOwnerTranslations, type OwnerMail } from "#backend/mail/mail-outbox.ts"
import type { Payment } from "#backend/payments/payments.ts"
import type { Translations } from "#backend/texts/translations.ts"
import { formatVoucherCode } from "#lib/contract/voucher.ts"
import type { Voucher } from "./vouchers.ts"

type OwnerEmail = Omit<OwnerMail, "about">

/** Builds the email with the voucher itself for its buyer, with the receipt. */
export function buildVoucherEmail(data: {
  voucher: Voucher
  code: string
  head: EmailBranding
  abn: string
  now: Date
  payment: Pick<Payment, "return_path">
  words: Translations
}): Email {
  const { voucher, head, abn, words } = data
  const { t, formatMoney } = words
  const amount = formatMoney(voucher.amount_cents)
  const day = words.formatDay(data.now)
  const link = t("voucher.redeem")
  const sendOn = voucher.send_on === null ? data.now : new Date(`${voucher.send_on}T00:00+10:00`)
  const isGift = voucher.recipient_email !== ""
  return {
    subject: t("voucher.subject", { amount }),
    paragraphs: [t(isGift ? "voucher.ownCopy" : "voucher.text", { amount, shop: head.name })],
    rows: [
      ...(isGift ? [{ label: t("voucher.sentTo"), words: voucher.recipient_email }] : []),
      ...(isGift ? [{ label: t("voucher.sentOn"), words: words.formatDay(sendOn) }] : []),
      { label: t("voucher.worth"), words: amount },
      { label: t("voucher.receipt"), words: t("voucher.receiptWords", { amount, day }) },
      ...(abn === "" ? [] : [{ label: "ABN", words: abn }]),
    ],
    code: formatVoucherCode(data.code),
    button: { label: t("voucher.print"), href: buildPrintAddress(data) },
    links: [{ label: link, href: resolveEntry(data) }],
    notes: [t("voucher.use", { link }), t("voucher.gst")],
  }
}

/** Builds the email with the voucher for the person who gets it as a gift. */
export function buildGiftEmail(data: {
  voucher: Voucher
  code: string
  head: EmailBranding
  payment: Pick<Payment, "return_path">
  words: Translations
}): Email {
  const { voucher, head, words } = data
  const { t } = words
  const amount = words.formatMoney(voucher.amount_cents)
  const link = t("voucher.redeem")
  const names = { shop: head.name, amount, name: voucher.sender_name }
  return {
    subject:
      voucher.sender_name === "" ? t("voucher.giftSubject", names) : t("voucher.giftFrom", names),
    paragraphs: [
      ...(voucher.recipient_name === ""
        ? []
        : [t("voucher.giftHello", { name: voucher.recipient_name })]),
      t("voucher.giftText", names),
      ...voucher.message.split("\n").filter((line) => line.trim() !== ""),
    ],
    rows: [{ label: t("voucher.worth"), words: amount }],
    code: formatVoucherCode(data.code),
    button: { label: t("voucher.print"), href: buildPrintAddress(data) },
    links: [{ label: link, href: resolveEntry(data) }],
    notes: [t("voucher.use", { link })],
  }
}

/** Renders the email to the owner about a sold voucher; the code goes to the buyer only. */
export function buildIssuedMail(data: { voucher: Voucher; head: EmailBranding; to: string }) {
  const words = getOwnerTranslations()
  const amount = words.formatMoney(data.voucher.amount_cents)
  const { to } = data
  const where =
    to === ""
      ? "There is no address to send it to: neither the buyer nor the payment gave one. Print it and get in touch with the payer."
      : `It was sent to ${to}.`
  const button = { label: "Print the voucher", href: buildPrintAddress({ ...data, words }) }
  return renderOwnerEmail(data.head, {
    subject: `Gift voucher sold: ${amount}`,
    code: null,
    notes: [],
    paragraphs: [`A gift voucher for ${amount} was bought and paid. ${where}`],
    button: to === "" ? button : null,
  })
}

/** Renders the email to the owner about a refunded voucher that was redeemed before. */
export function buildVoidedMail({ voucher, head }: { voucher: Voucher; head: EmailBranding }) {
  const amount = getOwnerTranslations().formatMoney(voucher.amount_cents)
  return renderOwnerEmail(head, {
    subject: `Refunded, but redeemed before: gift voucher for ${amount}`,
    code: null,
    paragraphs: [
      `The money for a gift voucher went back, but customer ${voucher.redeemed_by ?? "(unknown)"} had turned it into ${amount} of store credit.`,
      "Take the credit back by hand where that is right.",
    ],
    button: null,
    notes: [],
  })
}

function renderOwnerEmail(head: EmailBranding, email: Email): OwnerEmail {
  return { replyTo: null, ...renderEmail(email, head, getOwnerTranslations()) }
}

/** Returns the page that the voucher was bought on, which also redeems codes. */
function resolveEntry({
  payment,
  head,
}: {
  payment: Pick<Payment, "return_path">
  head: EmailBranding
}) {
  return new URL(new URL(payment.return_path, head.siteUrl).pathname, head.siteUrl).href
}

type Printed = { voucher: Voucher; head: EmailBranding; words: Translations }

function buildPrintAddress({ voucher, head, words }: Printed): string {
  return buildShopUrl(head, words, `/print-voucher/${voucher.token}`)
}
