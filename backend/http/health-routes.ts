import type { FastifyInstance } from "fastify"
import { sql } from "kysely"
import { listMigrations } from "#backend/db/migrate.ts"
import type { Deps } from "#backend/deps.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import { buildApiError, sendApiError } from "./api-error.ts"

const readyWithinMs = 2_000

/** Registers `/api/health` (the process is alive) and `/api/ready` (it can serve the shop). */
export function registerHealth(app: FastifyInstance, deps: Deps): void {
  app.get("/api/health", async (_request, reply) =>
    reply.header("cache-control", "no-store").send({ status: "ok" }),
  )
  app.get("/api/ready", async (request, reply) => {
    const problem = await getReadinessProblem(deps, (error) =>
      request.log.warn({ err: error }, "health: not ready"),
    )
    if (problem === null) return reply.header("cache-control", "no-store").send({ status: "ok" })
    const apiError = buildApiError(503, "UNAVAILABLE", problem)
    return sendApiError(reply, { ...apiError, retryAfterSeconds: 2 })
  })
}

async function getReadinessProblem(
  deps: Deps,
  onError: (error: unknown) => void,
): Promise<ErrorDetail | null> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("the database is slow to respond")), readyWithinMs)
  })
  try {
    const missing = await Promise.race([listMissing(deps), tooLate])
    return missing.length === 0 ? null : { code: "database_not_migrated" }
  } catch (error) {
    onError(error)
    return { code: "database_unreachable" }
  } finally {
    clearTimeout(timer)
  }
}

async function listMissing({ db }: Deps): Promise<string[]> {
  const wanted = (await listMigrations()).map(({ name }) => name)
  const there = await sql<{ found: boolean }>`
    SELECT to_regclass('schema_migrations') IS NOT NULL AS found`.execute(db)
  if (!there.rows[0]?.found) return wanted
  const { rows } = await sql<{ name: string }>`SELECT name FROM schema_migrations`.execute(db)
  const applied = new Set(rows.map(({ name }) => name))
  return wanted.filter((name) => !applied.has(name))
}
