import { getSeller } from "#backend/invoices/seller.ts"
import { type EmailBranding, getEmailBranding } from "#backend/mail/branding.ts"
import { enqueueEmail, enqueueOwnerMail } from "#backend/mail/mail-outbox.ts"
import type { Payment, PaymentEffect, PaymentTrx } from "#backend/payments/payments.ts"
import { getTranslations } from "#backend/texts/translations.ts"
import { enqueueGift } from "./send-gifts.ts"
import { buildIssuedMail, buildVoidedMail, buildVoucherEmail } from "./voucher-emails.ts"
import type { VoucherParts } from "./voucher-parts.ts"
import { buildVoucherCode, hashVoucherCode, type Voucher } from "./vouchers.ts"

/** The purpose of payments for vouchers; their reference is the voucher's id. */
export const voucherPurpose = "voucher"

/** Returns the payment effect of vouchers: issued when paid, void when refunded. */
export function buildVoucherEffect(parts: VoucherParts): PaymentEffect {
  return {
    onPaid: (trx, payment, now) => issueVoucher(trx, parts, payment, now),
    onRefunded: (trx, payment, now) => voidVoucher(trx, parts, payment, now),
  }
}

async function issueVoucher(
  trx: PaymentTrx,
  { keys, siteUrl }: VoucherParts,
  payment: Payment,
  now: Date,
): Promise<"accepted" | "refund"> {
  const voucher = await lockVoucher(trx, payment)
  if (voucher === null || voucher.void_at !== null) return "refund"
  if (voucher.issued_at !== null) return "accepted"
  const code = buildVoucherCode(keys.code, voucher.id)
  await trx
    .updateTable("gift_vouchers")
    .set({ issued_at: now, code_hash: hashVoucherCode(code) })
    .where("id", "=", voucher.id)
    .execute()
  const head = await getEmailBranding(trx, siteUrl)
  await mailVoucher(trx, { voucher, payment, code, head, now })
  if (voucher.send_on === null) await enqueueGift(trx, { voucher, code, head, now })
  return "accepted"
}

async function mailVoucher(
  trx: PaymentTrx,
  data: { voucher: Voucher; payment: Payment; code: string; head: EmailBranding; now: Date },
) {
  const { voucher, payment, head } = data
  const about = `gift_voucher:${voucher.id}`
  const to = voucher.buyer_email || payment.payer_email
  if (to !== "") {
    const { abn } = await getSeller(trx)
    const words = getTranslations(voucher.language)
    const email = buildVoucherEmail({ ...data, abn, words })
    await enqueueEmail(trx, email, { about, to, head, words })
  }
  await enqueueOwnerMail(trx, { about, ...buildIssuedMail({ ...data, to }) })
}

async function voidVoucher(
  trx: PaymentTrx,
  { siteUrl }: VoucherParts,
  payment: Payment,
  now: Date,
): Promise<void> {
  const voucher = await lockVoucher(trx, payment)
  if (voucher === null || voucher.void_at !== null) return
  await trx
    .updateTable("gift_vouchers")
    .set({ void_at: now })
    .where("id", "=", voucher.id)
    .execute()
  if (voucher.redeemed_at === null) return
  const head = await getEmailBranding(trx, siteUrl)
  const mail = buildVoidedMail({ voucher, head })
  await enqueueOwnerMail(trx, { about: `gift_voucher:${voucher.id}`, ...mail })
}

async function lockVoucher(trx: PaymentTrx, payment: Payment): Promise<Voucher | null> {
  const voucher = await trx
    .selectFrom("gift_vouchers")
    .selectAll()
    .where("payment_id", "=", payment.id)
    .forUpdate()
    .executeTakeFirst()
  return voucher ?? null
}
