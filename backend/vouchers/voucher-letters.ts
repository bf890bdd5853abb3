import { showCents } from "#backend/catalogue/show-cents.ts"
import { showDate } from "#backend/invoices/show-date.ts"
import { buildLetter, type Letter } from "#backend/mail/letter.ts"
import type { Letterhead } from "#backend/mail/letterhead.ts"
import type { OwnerMail } from "#backend/mail/mail-outbox.ts"
import type { Payment } from "#backend/payments/payment-effects.ts"
import type { Voucher } from "./get-voucher.ts"
import { showVoucherCode } from "./voucher-code.ts"

type OwnerLetter = Omit<OwnerMail, "about">

/** The voucher itself, as it is mailed to who bought it, with the receipt for it. */
export function buildVoucherLetter(told: {
  voucher: Voucher
  code: string
  head: Letterhead
  abn: string
  now: Date
  payment: Pick<Payment, "return_path">
}): Letter {
  const amount = showCents(told.voucher.amount_cents)
  const { head, abn } = told
  return {
    subject: `Your gift voucher for ${amount}`,
    paragraphs: [
      `Thank you. Here is the ${head.name} gift voucher for ${amount}. Forward this email, or print the voucher and give it away.`,
    ],
    rows: [
      { label: "Worth", words: amount },
      { label: "Receipt", words: `${amount} paid on ${showDate(told.now)}` },
      ...(abn === "" ? [] : [{ label: "ABN", words: abn }]),
    ],
    code: showVoucherCode(told.code),
    button: { label: "Print the voucher", href: buildPrintAddress(told) },
    notes: [
      `To use it, enter the code at ${resolveEntry(told)} with an account, which is made in a minute. Whoever enters it first gets the whole amount as store credit, so look after it like cash. It never runs out.`,
      "There is no GST on a gift voucher itself. It is in the price of what the voucher buys.",
    ],
  }
}

/** Tells the owner that a voucher was sold; the code is told to the buyer alone. */
export function buildIssuedMail(told: { voucher: Voucher; head: Letterhead; to: string }) {
  const amount = showCents(told.voucher.amount_cents)
  const { to } = told
  const where =
    to === ""
      ? "There is no address to send it to: neither the buyer nor the payment gave one. Print it and get in touch with the payer."
      : `It was sent to ${to}.`
  const button = { label: "Print the voucher", href: buildPrintAddress(told) }
  return buildOwnerLetter(told.head, {
    ...{ subject: `Gift voucher sold: ${amount}`, code: null, notes: [] },
    paragraphs: [`A gift voucher for ${amount} was bought and paid. ${where}`],
    button: to === "" ? button : null,
  })
}

/** Tells the owner of money that went back for a voucher that somebody had redeemed before. */
export function buildVoidedMail({ voucher, head }: { voucher: Voucher; head: Letterhead }) {
  const amount = showCents(voucher.amount_cents)
  return buildOwnerLetter(head, {
    ...{ subject: `Refunded, but redeemed before: gift voucher for ${amount}`, code: null },
    paragraphs: [
      `The money for a gift voucher went back, but customer ${voucher.redeemed_by ?? "(unknown)"} had turned it into ${amount} of store credit.`,
      "Take the credit back by hand where that is right.",
    ],
    ...{ button: null, notes: [] },
  })
}

function buildOwnerLetter(head: Letterhead, letter: Letter): OwnerLetter {
  return { replyTo: null, ...buildLetter(letter, head) }
}

/** The page that it was bought on takes codes as well. */
function resolveEntry({
  payment,
  head,
}: {
  payment: Pick<Payment, "return_path">
  head: Letterhead
}) {
  return new URL(new URL(payment.return_path, head.siteUrl).pathname, head.siteUrl).href
}

function buildPrintAddress({ voucher, head }: { voucher: Voucher; head: Letterhead }): string {
  return `${head.siteUrl}/print-voucher/${voucher.token}`
}
