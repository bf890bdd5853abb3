import type { Generated } from "kysely"
import type { PaymentStatus } from "#lib/contract/payment.ts"
import type { Maybe, MaybeTimestamp, Stamps, Timestamp } from "./column-types.ts"

export type PaymentsTable = Stamps & {
  id: Generated<number>
  token: string
  gateway: string
  purpose: string
  reference: string
  description: string
  amount_cents: number
  currency: Generated<string>
  status: Generated<PaymentStatus>
  /** Path and query on the shop's own origin. */
  return_path: string
  settled_at: MaybeTimestamp
  gateway_reference: Maybe<string>
  pay_address: Maybe<string>
  payer_email: Generated<string>
  captured_cents: Generated<number>
  refund_due_cents: Generated<number>
  refunded_cents: Generated<number>
  refund_reason: Generated<string>
  cancel_due: Generated<boolean>
  asked_at: MaybeTimestamp
  trouble: Generated<string>
}

export type PaymentEventsTable = {
  gateway: string
  event_id: string
  payment_id: Maybe<number>
  received_at: Generated<Date>
}

export type SandboxStatus = "open" | Exclude<PaymentStatus, "waiting">

export type SandboxSessionsTable = {
  reference: string
  token: string
  description: string
  amount_cents: number
  currency: string
  return_address: string
  payer_email: Generated<string>
  status: Generated<SandboxStatus>
  captured_cents: Generated<number>
  refunded_cents: Generated<number>
  pays_at: MaybeTimestamp
  created_at: Generated<Date>
}

export type SandboxEventsTable = {
  id: string
  reference: string
  due_at: Timestamp
  tellings: Generated<number>
}

export type SandboxRefundsTable = {
  key: string
  reference: string
  amount_cents: number
  created_at: Generated<Date>
}

/** The tables of payments and of the sandbox gateway. */
export type PaymentTables = {
  payments: PaymentsTable
  payment_events: PaymentEventsTable
  sandbox_sessions: SandboxSessionsTable
  sandbox_events: SandboxEventsTable
  sandbox_refunds: SandboxRefundsTable
}
