import { randomBytes } from "node:crypto"
import { buildFakeGateway } from "#backend/payments/fake-gateway.ts"
import { syncPayment } from "#backend/payments/sync-payment.ts"
import { buildTestPaymentParts } from "#backend/payments/test-payment-parts.ts"
import { type Buyer, handleVoucherPurchase } from "#backend/vouchers/buy-voucher.ts"
import { redeemVoucher } from "#backend/vouchers/redeem-voucher.ts"
import { buildVoucherEffect, voucherPurpose } from "#backend/vouchers/voucher-effect.ts"
import { buildVoucherKeys } from "#backend/vouchers/voucher-parts.ts"
import { buyVoucherSchema } from "#lib/contract/voucher.ts"
import { openTestDatabase } from "./database.ts"

const siteUrl = "http://localhost:3000"

/** Creates a fixture to sell and redeem gift vouchers, with a clock that the test can advance. */
export async function createVoucherFixture() {
  const database = await openTestDatabase()
  const { db } = database
  const gateway = buildFakeGateway()
  const keys = buildVoucherKeys("the-token-secret-of-the-tests-000001")
  const vouchers = { siteUrl, clientSecret: "secret", keys }
  const payments = buildTestPaymentParts(gateway, {
    [voucherPurpose]: buildVoucherEffect(vouchers),
  })
  let clock = Date.parse("2026-11-21T02:00:00Z")
  const deps = { db, now: () => new Date(clock), payments, vouchers }
  const drawClient = () => randomBytes(8).toString("hex")
  const readLast = () =>
    db.selectFrom("gift_vouchers").selectAll().orderBy("created_at", "desc").executeTakeFirst()
  return {
    ...{ database, db, deps, gateway, drawClient, readLast },
    wait(ms: number) {
      clock += ms
    },
    listMails: () => db.selectFrom("mail_outbox").selectAll().orderBy("created_at").execute(),
    buy: (input: object = {}, buyer: Partial<Buyer> = {}) => {
      const body = buyVoucherSchema.parse({ amount: "50.00", email: "ann@example.com", ...input })
      const anonymous = { userId: null, client: drawClient(), language: "en" }
      return handleVoucherPurchase(deps, body, { ...anonymous, ...buyer })
    },
    redeem: (code: string, userId: number, client = drawClient()) =>
      redeemVoucher(deps, code, { userId, client }),
    /** Sets the gateway status of the newest payment and syncs it to the shop. */
    async settle(status: "paid" | "declined" = "paid", details: { payerEmail?: string } = {}) {
      const payment = await db
        .selectFrom("payments")
        .selectAll()
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow()
      const capturedCents = status === "paid" ? payment.amount_cents : 0
      gateway.setState(payment.gateway_reference ?? "", { status, capturedCents, ...details })
      return syncPayment(deps, payment)
    },
    /** Returns the voucher codes in the emails, the newest last. */
    async listCodes() {
      const mails = await db
        .selectFrom("mail_outbox")
        .select("text_body")
        .where("to_address", "is not", null)
        .orderBy("created_at")
        .execute()
      return mails.flatMap(({ text_body }) => {
        const shown = /^ {4}((?:[2-9A-Z]{4}-){3}[2-9A-Z]{4})$/m.exec(text_body)?.[1]
        return shown === undefined ? [] : [shown.replaceAll("-", "")]
      })
    },
  }
}
