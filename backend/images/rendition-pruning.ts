import type { FastifyInstance } from "fastify"
import type { Deps } from "#backend/deps.ts"
import type { RenditionCache } from "./rendition-cache.ts"

const everyMs = 3_600_000

/**
 * Registers hourly pruning of the local rendition cache while the server listens: enforces its
 * size limit and removes renditions of images deleted elsewhere. Not a job with a lock, since each
 * machine has its own disk.
 */
export function registerRenditionPruning(
  app: FastifyInstance,
  { db }: Pick<Deps, "db">,
  cache: RenditionCache,
): void {
  let timer: NodeJS.Timeout | undefined
  const listKnown = async (hashes: readonly string[]) => {
    if (hashes.length === 0) return new Set<string>()
    const rows = await db.selectFrom("images").select("hash").where("hash", "in", hashes).execute()
    return new Set(rows.map(({ hash }) => hash))
  }
  const prune = async () => {
    await cache.prune()
    await cache.removeUnknown(listKnown).catch((error: unknown) => {
      app.log.warn({ err: error }, "rendition-cache: removal of deleted images failed")
    })
  }
  app.addHook("onListen", () => {
    void prune()
    timer = setInterval(() => void prune(), everyMs)
  })
  app.addHook("onClose", async () => clearInterval(timer))
}
