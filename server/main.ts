import { createServer } from "node:http"
import next from "next"
import { getEnv } from "#lib/env.ts"
import { log } from "#lib/log.ts"
import { RedisCircuitBreaker } from "#lib/redis/circuit-breaker.ts"
import { registerSharedStore } from "#lib/redis/current-store.ts"
import { limitHeapGrowth } from "#lib/runtime/limit-heap-growth.ts"
import { listen } from "./listen.ts"
import { registerStoredAnalytics } from "./middleware/content-security-policy.ts"
import { openObservability } from "./observability/open-observability.ts"
import { openPipeline } from "./pipeline.ts"

/** Bytes for the cookies of the largest session, and for all other headers that a browser sends. */
const maxHeaderSize = 160 * 1024
limitHeapGrowth()
const env = getEnv()
const isDev = process.argv.includes("--dev")

const observability = await openObservability(env, { isDev })
const httpServer = createServer({ maxHeaderSize })
if (env.REDIS_URL !== undefined) {
  // Loaded on demand: only shops with several processes need it. Does not wait for the connection.
  const { RedisStore } = await import("#lib/redis/redis-store.ts")
  registerSharedStore(new RedisCircuitBreaker(new RedisStore(env.REDIS_URL), log))
}
const app = next({ dev: isDev, webpack: true, port: env.PORT, hostname: "localhost", httpServer })
await Promise.all([app.prepare(), registerStoredAnalytics(env.NEXT_DIST_DIR)])

const handleNext = app.getRequestHandler()
const { handleRequest, prepareErrorPages } = openPipeline({ env, isDev, observability, handleNext })
httpServer.on("request", handleRequest)
listen(httpServer, env.PORT, () => void prepareErrorPages())
