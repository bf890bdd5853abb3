import { sql } from "kysely"
import type { Crew } from "#scripts/crew.ts"
import { prepareTables } from "#scripts/ground.ts"
import { runScenarios } from "#scripts/torture/run-scenarios.ts"
import { sharedRedis } from "#scripts/torture/scenarios/shared-redis.ts"
import type { Row } from "../part.ts"
import { type MachineShop, planDataDir } from "./machine-shop.ts"

/**
 * Measures the torture scenario of a Redis that crashes, hangs, is full and is locked, on the build
 * of this shop.
 */
export async function illTreatRedis(
  crew: Crew,
  { db, cluster, database }: MachineShop,
): Promise<Row> {
  const name = `torture_${Date.now()}`
  await sql`CREATE DATABASE ${sql.id(name)}`.execute(db)
  const url = new URL(database.url)
  url.pathname = `/${name}`
  await prepareTables(crew, cluster.ground, url.href)
  process.env.TEST_DIST_DIR = cluster.distDir
  const parts = {
    databaseUrl: url.href,
    dataDir: planDataDir(crew),
    scale: "full",
    signal: crew.signal,
  } as const
  const [verdict] = await runScenarios([sharedRedis], parts)
  const faults = verdict?.faults ?? ["it was not run"]
  return {
    ...{ fault: "killed, hung, full, locked, and back", where: "redis" },
    expected: "pages are read quickly, changes are seen, all is shared again by itself",
    saw: [verdict?.figures ?? "", ...faults].join("; "),
    verdict: faults.length === 0 ? "held" : "BROKE",
  }
}
