import { createServer } from "node:http"
import next from "next"
import { getEnv } from "#lib/env.ts"
import { listen } from "./listen.ts"
import { registerStoredAnalytics } from "./middleware/content-security-policy.ts"
import { openObservability } from "./observability/open-observability.ts"
import { openRedis } from "./open-redis.ts"
import { openPipeline } from "./pipeline.ts"

/** Bytes for the cookies of the largest session, and for all other headers that a browser sends. */
const maxHeaderSize = 160 * 1024
const env = getEnv()
const isDev = process.argv.includes("--dev")

const observability = await openObservability(env, { isDev })
const httpServer = createServer({ maxHeaderSize })
await openRedis(env.REDIS_URL)
const app = next({ dev: isDev, webpack: true, port: env.PORT, hostname: "localhost", httpServer })
await Promise.all([app.prepare(), registerStoredAnalytics(env.NEXT_DIST_DIR)])

const handleNext = app.getRequestHandler()
const { handleRequest, prepareErrorPages } = openPipeline({ env, isDev, observability, handleNext })
httpServer.on("request", handleRequest)
listen(httpServer, env.PORT, () => void prepareErrorPages())
