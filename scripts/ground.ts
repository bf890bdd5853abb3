import { existsSync } from "node:fs"
import { join } from "node:path"
import type { Crew } from "#scripts/crew.ts"
import { prepareDataDir } from "#scripts/data-dir.ts"
import { buildBackendEnv, type Settings } from "#scripts/env.ts"
import { type Hold, holdFolder } from "#scripts/holder.ts"
import { type OneOff, requireSuccess } from "#scripts/one-off.ts"
import { requirePort } from "#scripts/ports.ts"
import { requireDatabase } from "#scripts/postgres/connection.ts"
import { endLeftServer } from "#scripts/postgres/postmaster.ts"
import { loadRecord } from "#scripts/postgres/record.ts"
import { startPostgres } from "#scripts/postgres/server.ts"
import { say, step } from "#scripts/progress.ts"
import { programs } from "#scripts/project.ts"
import { endOrphans } from "#scripts/run-files.ts"
import { loadSecrets, type Secrets } from "#scripts/secrets.ts"

/** What every program of the shop stands on. */
export type Ground = { settings: Settings; secrets: Secrets; hold: Hold }

/**
 * A data folder that belongs to this command alone, cleared of what a killed starter left running,
 * with the installation's secrets. Throws a StartFault when another command holds the folder.
 */
export async function takeGround(crew: Crew, given: Settings, command: string): Promise<Ground> {
  const settings = { ...given, dataDir: prepareDataDir(given.dataDir) }
  const hold = await holdFolder(settings.dataDir, command)
  crew.add(hold.release)
  crew.signal.addEventListener("abort", () => hold.update({ state: "stopping" }))
  const ended = await endOrphans(settings.dataDir)
  const clusterDir = loadRecord(settings.dataDir)?.clusterDir
  const hadServer = clusterDir !== undefined && (await endLeftServer(clusterDir))
  if (ended.length > 0 || hadServer) say("  Stopped what an earlier start had left running.")
  const secrets = loadSecrets(settings.dataDir, settings.givenSecrets)
  return { settings, secrets, hold }
}

/** Throws a StartFault unless the storefront's port and, if it runs here, the API's are free. */
export async function requirePorts({ settings }: Ground): Promise<void> {
  await requirePort(settings.port, "PORT", "the storefront")
  if (!settings.apiBaseUrl) await requirePort(settings.apiPort, "API_PORT", "the back end")
}

/** The address of a database that answers: the operator's, or the embedded one, started here. */
export async function startDatabase(crew: Crew, ground: Ground): Promise<string> {
  const { settings, secrets, hold } = ground
  if (settings.databaseUrl) {
    await step("database reached", () => requireDatabase(settings.databaseUrl ?? ""))
    return settings.databaseUrl
  }
  const isNew = !existsSync(loadRecord(settings.dataDir)?.clusterDir ?? "")
  const postgres = await step(isNew ? "database created" : "database started", () =>
    startPostgres(crew, settings.dataDir, secrets.databasePassword),
  )
  hold.update({ postgresPort: postgres.port })
  return postgres.url
}

/** Brings the tables up to date. */
export async function prepareTables(
  crew: Crew,
  ground: Ground,
  databaseUrl: string,
): Promise<void> {
  const refusal =
    "The database's tables could not be brought up to date; fix what the lines above name and start again."
  const migration = buildOneOff(ground, databaseUrl, "migrate", programs.migrate)
  await step("tables up to date", () => requireSuccess(crew, migration, refusal))
}

/** Fills a shop that has no goods with the demo business. */
export async function fillShelves(crew: Crew, ground: Ground, databaseUrl: string): Promise<void> {
  const refusal =
    "The demo shop could not be loaded into the database; fix what the lines above name and start again."
  const seed = buildOneOff(ground, databaseUrl, "seed", programs.seed)
  await step("goods on the shelves", () => requireSuccess(crew, seed, refusal))
}

function buildOneOff(ground: Ground, databaseUrl: string, name: string, program: string): OneOff {
  const { settings, secrets } = ground
  return {
    args: [program],
    env: buildBackendEnv({ settings, secrets, databaseUrl, mode: "production" }),
    logPath: join(settings.dataDir, `${name}.log`),
    run: { dataDir: settings.dataDir, name },
  }
}
