import type { z } from "zod"
import { buildApiError } from "#backend/http/api-error.ts"
import type { resendMailSchema } from "#lib/contract/order-work.ts"
import { isPaidStatus, type OrderStatus } from "#lib/contract/rules/order-status.ts"
import { type ChangedOrder, updateLockedOrder } from "./change-order.ts"
import { enqueueOrderEmail } from "./enqueue-order-emails.ts"
import { buildConfirmationEmail, buildShippedEmail } from "./order-emails.ts"
import type { OrderStepDeps } from "./order-parts.ts"

const mails = {
  confirmation: { build: buildConfirmationEmail, isDue: isPaidStatus },
  shipped: {
    build: buildShippedEmail,
    isDue: (status: OrderStatus) => status === "shipped" || status === "completed",
  },
}

/** Sends an email about an order again, to its address, with the order as it is now. */
export function handleMailRequest(
  deps: OrderStepDeps,
  { id, mail }: z.infer<typeof resendMailSchema>,
): Promise<ChangedOrder> {
  return updateLockedOrder(deps, { id }, async (trx, order) => {
    const { build, isDue } = mails[mail]
    if (!isDue(order.status)) return notDue
    await enqueueOrderEmail(trx, deps.orders, order, build)
    return { ok: true, value: null }
  })
}

const notDue = {
  ok: false as const,
  error: buildApiError(409, "CONFLICT", { code: "order_mail_not_due" }),
}
