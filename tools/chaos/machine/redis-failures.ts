import { sql } from "kysely"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { updateTables } from "#scripts/start/instance.ts"
import { runScenarios } from "#tools/torture/run-scenarios.ts"
import { sharedRedis } from "#tools/torture/scenarios/shared-redis.ts"
import type { ExperimentResult } from "../experiment.ts"
import { createDataDir, type MachineShop } from "./machine-shop.ts"

/**
 * Measures the torture scenario of a Redis that crashes, hangs, is full and is locked, on the build
 * of this shop.
 */
export async function measureRedisFailures(
  shutdown: Shutdown,
  { db, cluster, database }: MachineShop,
): Promise<ExperimentResult> {
  const name = `torture_${Date.now()}`
  await sql`CREATE DATABASE ${sql.id(name)}`.execute(db)
  const url = new URL(database.url)
  url.pathname = `/${name}`
  await updateTables(shutdown, cluster.instance, url.href)
  process.env.TEST_DIST_DIR = cluster.distDir
  const parts = {
    databaseUrl: url.href,
    dataDir: createDataDir(shutdown),
    scale: "full",
    signal: shutdown.signal,
  } as const
  const [verdict] = await runScenarios([sharedRedis], parts)
  const errors = verdict?.errors ?? ["it was not run"]
  return {
    failure: "killed, hung, full, locked, and back",
    where: "redis",
    expected: "pages are read quickly, changes are seen, all is shared again by itself",
    saw: [verdict?.summary ?? "", ...errors].join("; "),
    verdict: errors.length === 0 ? "held" : "BROKE",
  }
}
