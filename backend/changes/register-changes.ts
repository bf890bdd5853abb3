import type { FastifyInstance } from "fastify"
import type { Deps } from "#backend/deps.ts"
import type { BackendEnv } from "#backend/env.ts"
import { registerJob } from "#backend/jobs/register-job.ts"
import { buildChangeDeliverer } from "./change-deliverer.ts"
import { buildChangeListener } from "./change-listener.ts"
import {
  askForAudits,
  buildSearchEngineTeller,
  buildStorefrontReceiver,
  type ChangeReceiver,
} from "./change-receiver.ts"
import { tellSearchEngines } from "./tell-search-engines.ts"

const tellEveryMs = 60_000
const auditEveryMs = 3_600_000

type Wish = Deps & { env: BackendEnv; receiver?: ChangeReceiver }

/**
 * Registers the delivery of change events to the storefronts while the back end listens, a job that
 * has one storefront ping the search engines, and a nightly job that has each storefront audit its
 * pages.
 */
export function registerChanges(app: FastifyInstance, wish: Wish): void {
  const { env, db, now } = wish
  const { REVALIDATE_SECRET: secret } = env
  const storefronts = env.STOREFRONT_URL.map((storefrontUrl) => ({ storefrontUrl, secret, now }))
  const receivers = wish.receiver ? [wish.receiver] : storefronts.map(buildStorefrontReceiver)
  const deliverer = buildChangeDeliverer({ db, receivers, log: app.log })
  const listener = buildChangeListener({
    databaseUrl: env.DATABASE_URL,
    onChange: deliverer.wake,
    log: app.log,
  })
  const pings = { db, tell: buildSearchEngineTeller(storefronts), log: app.log }
  registerJob(app, wish, {
    ...{ name: "search engines", everyMs: tellEveryMs },
    work: (signal) => tellSearchEngines(pings, signal),
  })
  registerJob(app, wish, {
    ...{ name: "audit", everyMs: auditEveryMs },
    work: async (signal) => {
      if (isNight(now())) await askForAudits(storefronts, signal)
    },
  })
  app.addHook("onListen", () => {
    listener.start()
    deliverer.start()
  })
  app.addHook("onClose", async () => {
    await listener.stop()
    await deliverer.stop()
  })
}

/** True between 1 and 5 a.m. in the shop's time zone, when the shop has little traffic. */
export function isNight(now: Date): boolean {
  const hour = Number(
    now.toLocaleString("en-AU", {
      hour: "numeric",
      hourCycle: "h23",
      timeZone: "Australia/Brisbane",
    }),
  )
  return hour >= 1 && hour < 5
}
