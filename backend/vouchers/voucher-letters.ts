import { buildShopAddress } from "#backend/mail/build-shop-address.ts"
import { buildLetter, type Letter } from "#backend/mail/letter.ts"
import type { Letterhead } from "#backend/mail/letterhead.ts"
import type { OwnerMail } from "#backend/mail/mail-outbox.ts"
import { getOwnerWords } from "#backend/mail/owner-words.ts"
import type { Payment } from "#backend/payments/payment-effects.ts"
import type { Words } from "#backend/texts/words.ts"
import type { Voucher } from "./get-voucher.ts"
import { showVoucherCode } from "./voucher-code.ts"

type OwnerLetter = Omit<OwnerMail, "about">

/** Builds the email with the voucher itself for its buyer, with the receipt. */
export function buildVoucherLetter(told: {
  voucher: Voucher
  code: string
  head: Letterhead
  abn: string
  now: Date
  payment: Pick<Payment, "return_path">
  words: Words
}): Letter {
  const { head, abn, words } = told
  const { say, showMoney } = words
  const amount = showMoney(told.voucher.amount_cents)
  const day = words.showDay(told.now)
  const link = say("voucher.redeem")
  return {
    subject: say("voucher.subject", { amount }),
    paragraphs: [say("voucher.text", { amount, shop: head.name })],
    rows: [
      { label: say("voucher.worth"), words: amount },
      { label: say("voucher.receipt"), words: say("voucher.receiptWords", { amount, day }) },
      ...(abn === "" ? [] : [{ label: "ABN", words: abn }]),
    ],
    code: showVoucherCode(told.code),
    button: { label: say("voucher.print"), href: buildPrintAddress(told) },
    links: [{ label: link, href: resolveEntry(told) }],
    notes: [say("voucher.use", { link }), say("voucher.gst")],
  }
}

/** Renders the email to the owner about a sold voucher; the code goes to the buyer only. */
export function buildIssuedMail(told: { voucher: Voucher; head: Letterhead; to: string }) {
  const words = getOwnerWords()
  const amount = words.showMoney(told.voucher.amount_cents)
  const { to } = told
  const where =
    to === ""
      ? "There is no address to send it to: neither the buyer nor the payment gave one. Print it and get in touch with the payer."
      : `It was sent to ${to}.`
  const button = { label: "Print the voucher", href: buildPrintAddress({ ...told, words }) }
  return buildOwnerLetter(told.head, {
    ...{ subject: `Gift voucher sold: ${amount}`, code: null, notes: [] },
    paragraphs: [`A gift voucher for ${amount} was bought and paid. ${where}`],
    button: to === "" ? button : null,
  })
}

/** Renders the email to the owner about a refunded voucher that was redeemed before. */
export function buildVoidedMail({ voucher, head }: { voucher: Voucher; head: Letterhead }) {
  const amount = getOwnerWords().showMoney(voucher.amount_cents)
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
  return { replyTo: null, ...buildLetter(letter, head, getOwnerWords()) }
}

/** Returns the page that the voucher was bought on, which also redeems codes. */
function resolveEntry({
  payment,
  head,
}: {
  payment: Pick<Payment, "return_path">
  head: Letterhead
}) {
  return new URL(new URL(payment.return_path, head.siteUrl).pathname, head.siteUrl).href
}

type Printed = { voucher: Voucher; head: Letterhead; words: Words }

function buildPrintAddress({ voucher, head, words }: Printed): string {
  return buildShopAddress(head, words, `/print-voucher/${voucher.token}`)
}
