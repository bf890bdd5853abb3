import type { FastifyBaseLogger } from "fastify"
import type { Deps } from "#backend/deps.ts"
import type { PaymentEffects } from "./payment-effects.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import type { PaymentPauses } from "./payment-pauses.ts"

/** What payments are taken with, besides the database and the clock. */
export type PaymentParts = {
  siteUrl: string
  /** By name, also those that only older payments were begun at. */
  gateways: ReadonlyMap<string, PaymentGateway>
  /** Takes new payments. */
  gateway: PaymentGateway
  effects: PaymentEffects
  pauses: PaymentPauses
  /** Called after a mail was queued. */
  onMail: () => void
  log: Pick<FastifyBaseLogger, "info" | "warn" | "error">
}

export type PaymentDeps = Deps & { payments: PaymentParts }
