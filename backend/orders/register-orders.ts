import type { FastifyInstance } from "fastify"
import { registerJob } from "#backend/jobs/register-job.ts"
import { handleExpiredOrders } from "./handle-expired-orders.ts"
import type { OrderDeps } from "./order-parts.ts"

const expireEveryMs = 20_000

/** Registers the job that cancels unpaid orders in time while the back end listens. */
export function registerOrders(app: FastifyInstance, deps: OrderDeps): void {
  const work = (signal: AbortSignal) => handleExpiredOrders(deps, signal)
  registerJob(app, deps, { name: "expire-orders", everyMs: expireEveryMs, work })
}
