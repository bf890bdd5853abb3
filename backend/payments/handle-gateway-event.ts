import type { IncomingHttpHeaders } from "node:http"
import type { GatewayEvent, GatewayState, PaymentGateway } from "./payment-gateway.ts"
import type { PaymentDeps } from "./payment-parts.ts"
import type { Payment } from "./payments.ts"
import { lockPayment, updateLockedPaymentState } from "./update-payment-state.ts"

/**
 * The result of a webhook: `taken` also for a repeated one; `unknown` for an unknown payment;
 * `rejected` for one with an invalid or expired signature; `later` while the gateway cannot be
 * queried, so that it retries.
 */
export type EventOutcome = "taken" | "unknown" | "rejected" | "later"

/**
 * Handles a gateway's webhook. Uses only its payment reference and fetches the state, so that the
 * order of webhooks does not matter.
 */
export async function handleGatewayEvent(
  deps: PaymentDeps,
  gatewayName: string,
  body: Buffer,
  headers: IncomingHttpHeaders,
): Promise<EventOutcome> {
  const { log, gateways } = deps.payments
  const gateway = gateways.get(gatewayName)
  const event = gateway?.parseEvent(body, headers, deps.now()) ?? null
  if (gateway === undefined || event === null) {
    log.warn({ gateway: gatewayName }, "payments: webhook rejected")
    return "rejected"
  }
  const payment = await findPayment(deps, gateway, event)
  if (payment === null) {
    log.warn({ gateway: gatewayName, event: event.id }, "payments: webhook for unknown payment")
    return "unknown"
  }
  if (await isKnown(deps, gateway, event)) return "taken"
  const state = await fetchGatewayState(deps, gateway, event)
  if (state === null) return "later"
  await takeEvent(deps, { gateway, event, payment, state })
  return "taken"
}

async function fetchGatewayState(
  { payments }: PaymentDeps,
  gateway: PaymentGateway,
  { id, reference }: GatewayEvent,
): Promise<GatewayState | null> {
  const line = { gateway: gateway.name, event: id }
  try {
    const state = await gateway.getState(reference)
    if (state === null) payments.log.warn(line, "payments: gateway does not know the payment")
    return state
  } catch (error) {
    payments.log.warn({ ...line, err: error }, "payments: gateway request failed")
    return null
  }
}

type ReceivedEvent = {
  gateway: PaymentGateway
  event: GatewayEvent
  payment: Payment
  state: GatewayState
}

async function takeEvent(
  deps: PaymentDeps,
  { gateway, event, payment, state }: ReceivedEvent,
): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const current = await lockPayment(trx, deps, payment)
    const noted = await trx
      .insertInto("payment_events")
      .values({ gateway: gateway.name, event_id: event.id, payment_id: payment.id })
      .onConflict((conflict) => conflict.doNothing())
      .returning("event_id")
      .executeTakeFirst()
    if (noted !== undefined) await updateLockedPaymentState(trx, deps, current, state)
  })
  deps.payments.onMail()
}

async function isKnown(
  { db }: PaymentDeps,
  { name }: PaymentGateway,
  { id }: GatewayEvent,
): Promise<boolean> {
  const row = await db
    .selectFrom("payment_events")
    .select("event_id")
    .where("gateway", "=", name)
    .where("event_id", "=", id)
    .executeTakeFirst()
  return row !== undefined
}

async function findPayment(
  { db }: PaymentDeps,
  { name }: PaymentGateway,
  { reference }: GatewayEvent,
): Promise<Payment | null> {
  const row = await db
    .selectFrom("payments")
    .selectAll()
    .where("gateway", "=", name)
    .where("gateway_reference", "=", reference)
    .executeTakeFirst()
  return row ?? null
}
