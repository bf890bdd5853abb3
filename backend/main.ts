import { buildApp } from "./app.ts"
import { openDatabase } from "./db/pool.ts"
import { type BackendEnv, parseBackendEnv } from "./env.ts"

const closeWithinMs = 2_000

function parseEnvOrExit(): BackendEnv {
  try {
    return parseBackendEnv(process.env)
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault)
    process.exit(1)
  }
}

const env = parseEnvOrExit()
const db = openDatabase(env.DATABASE_URL)
const app = await buildApp({ env, db })
let isStopping = false

async function stop(reason: string) {
  if (isStopping) return
  isStopping = true
  app.log.info({ reason }, "stopping")
  setTimeout(() => process.exit(1), closeWithinMs).unref()
  await app.close()
  await db.destroy()
  process.exit(0)
}

for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(signal))
// A starter that was killed cannot say good-bye; its end of the channel closes all the same.
process.on("disconnect", () => void stop("the starter is gone"))

try {
  await app.listen({ host: "127.0.0.1", port: env.API_PORT })
} catch (fault) {
  const isTaken = fault instanceof Error && "code" in fault && fault.code === "EADDRINUSE"
  const reason = isTaken ? "another program uses it; set API_PORT to a free one" : String(fault)
  console.error(`The back end cannot listen on port ${env.API_PORT}: ${reason}.`)
  process.exit(1)
}
