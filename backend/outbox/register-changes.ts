import type { FastifyInstance } from "fastify"
import type { Deps } from "#backend/deps.ts"
import type { BackendEnv } from "#backend/env.ts"
import { registerJob } from "#backend/jobs/register-job.ts"
import { shopTimeZone } from "#lib/contract/values/shop-time-zone.ts"
import { buildChangeDeliverer } from "./change-deliverer.ts"
import { sendSearchPings } from "./index-now.ts"
import { buildChangeListener } from "./pg-listen.ts"
import {
  buildSearchEngineNotifier,
  buildStorefrontReceiver,
  type ChangeReceiver,
  requestAudits,
} from "./storefront-webhook.ts"

const searchPingEveryMs = 60_000
const auditEveryMs = 3_600_000

type ChangesOptions = Deps & { env: BackendEnv; receiver?: ChangeReceiver }

/**
 * Registers the delivery of change events to the storefronts while the back end listens, a job that
 * has one storefront ping the search engines, and a nightly job that has each storefront audit its
 * pages.
 */
export function registerChanges(app: FastifyInstance, options: ChangesOptions): void {
  const { env, db, now } = options
  const { REVALIDATE_SECRET: secret } = env
  const storefronts = env.STOREFRONT_URL.map((storefrontUrl) => ({ storefrontUrl, secret, now }))
  const receivers = options.receiver ? [options.receiver] : storefronts.map(buildStorefrontReceiver)
  const deliverer = buildChangeDeliverer({ db, receivers, log: app.log })
  const listener = buildChangeListener({
    databaseUrl: env.DATABASE_URL,
    onChange: deliverer.wake,
    log: app.log,
  })
  const pings = { db, notify: buildSearchEngineNotifier(storefronts), log: app.log }
  registerJob(app, options, {
    name: "ping-search-engines",
    everyMs: searchPingEveryMs,
    work: (signal) => sendSearchPings(pings, signal),
  })
  registerJob(app, options, {
    name: "audit",
    everyMs: auditEveryMs,
    work: async (signal) => {
      if (isNight(now())) await requestAudits(storefronts, signal)
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
      timeZone: shopTimeZone,
    }),
  )
  return hour >= 1 && hour < 5
}
