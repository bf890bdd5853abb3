import type { FastifyInstance } from "fastify"
import { expireOrders } from "./expire-orders.ts"
import type { OrderDeps } from "./order-parts.ts"

const expireEveryMs = 20_000

/** Lets orders that are not paid in time go, for as long as the back end listens. */
export function registerOrders(app: FastifyInstance, deps: OrderDeps): void {
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  const expire = () => {
    running ??= expireOrders(deps, stopping.signal)
      .catch((fault: unknown) =>
        app.log.warn({ err: fault }, "orders that ran out cannot be looked for"),
      )
      .finally(() => {
        running = null
      })
  }
  let expiring: NodeJS.Timeout | undefined
  app.addHook("onListen", () => {
    expire()
    expiring = setInterval(expire, expireEveryMs)
  })
  app.addHook("onClose", async () => {
    clearInterval(expiring)
    stopping.abort()
    await running
  })
}
