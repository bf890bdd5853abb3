import type { Result } from "#lib/contract/result.ts"
import type { StartedPayment } from "./payment-gateway.ts"
import { getGateway, type PaymentDeps } from "./payment-parts.ts"
import { getPaymentById, isOpenPayment, type Payment, type PaymentTrx } from "./payments.ts"
import { handlePaidPayment, lockPayment } from "./update-payment-state.ts"

/** Returns a path of the shop with the payment's token in its query, for the payer's return. */
export function buildReturnPath(path: string, token: string): string {
  const url = new URL(path, "http://shop.invalid")
  url.searchParams.set("payum_token", token)
  return `${url.pathname}${url.search}${url.hash}`
}

/** Returns the same as an absolute URL on the shop's own origin. */
function buildReturnUrl(siteUrl: string, path: string, token: string): string {
  return new URL(buildReturnPath(path, token), siteUrl).href
}

/**
 * The URL where a payment is paid; "unavailable" while the gateway is down, or if the payment can no
 * longer be paid.
 */
type BeginOutcome = Result<string, "unavailable">

const unavailable: BeginOutcome = { ok: false, error: "unavailable" }

/**
 * Returns the URL for the payer: the gateway's page, or the shop's return page if the payment is
 * paid. Idempotent: it is one payment at the gateway however often it is started. Returns a URL
 * only once its reference is stored, so that no payment exists that the shop does not know. Not to
 * be called in a transaction.
 */
export async function startPayment(
  deps: PaymentDeps,
  { id }: Pick<Payment, "id">,
  { email }: { email: string },
): Promise<BeginOutcome> {
  const payment = await getPaymentById(deps.db, id)
  const known = resolveKnownAddress(payment)
  if (known !== null) return known
  try {
    const started = await getGateway(deps.payments, payment).begin({
      token: payment.token,
      description: payment.description,
      amountCents: payment.amount_cents,
      currency: "AUD",
      returnAddress: buildReturnUrl(deps.payments.siteUrl, payment.return_path, payment.token),
      email,
      createdAt: payment.created_at,
    })
    return await saveStartedPayment(deps, payment, started)
  } catch (error) {
    deps.payments.log.error({ err: error, payment: id }, "payments: start failed")
    return unavailable
  }
}

/** Null for a payment that has not been started. */
function resolveKnownAddress(payment: Payment): BeginOutcome | null {
  if (payment.status === "paid") {
    return { ok: true, value: buildReturnPath(payment.return_path, payment.token) }
  }
  if (!isOpenPayment(payment) || payment.cancel_due) return unavailable
  return payment.pay_address === null ? null : { ok: true, value: payment.pay_address }
}

/** Saves the gateway's reference; if another process saved one first, returns that one's URL. */
async function saveStartedPayment(
  deps: PaymentDeps,
  payment: Payment,
  started: StartedPayment,
): Promise<BeginOutcome> {
  const saved = await deps.db
    .updateTable("payments")
    .set({ gateway_reference: started.reference, pay_address: started.address })
    .where("id", "=", payment.id)
    .where("status", "=", "waiting")
    .where("cancel_due", "=", false)
    .where("gateway_reference", "is", null)
    .returning("id")
    .executeTakeFirst()
  if (saved !== undefined) return { ok: true, value: started.address }
  const current = await getPaymentById(deps.db, payment.id)
  if (current.gateway_reference !== started.reference) {
    await getGateway(deps.payments, payment).cancel(started.reference)
  }
  return resolveKnownAddress(current) ?? unavailable
}

/** Marks a payment of zero as paid and runs its effects. Throws for any other amount. */
export async function handleFreePayment(
  trx: PaymentTrx,
  deps: Pick<PaymentDeps, "now" | "payments">,
  payment: Payment,
): Promise<void> {
  const current = await lockPayment(trx, deps, payment)
  if (current.amount_cents !== 0) throw new Error(`Payment ${current.id} is not free.`)
  if (current.status === "paid") return
  await handlePaidPayment(trx, deps, current, { capturedCents: 0, payerEmail: "" })
}
