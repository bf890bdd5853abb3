import type { Crew } from "#scripts/crew.ts"
import { prepareDataDir } from "#scripts/data-dir.ts"
import { buildBackendEnv, loadSettings, type Settings } from "#scripts/env.ts"
import { StartFault } from "#scripts/fault.ts"
import { prepareTables, startDatabase, takeGround } from "#scripts/ground.ts"
import { askHolder } from "#scripts/holder.ts"
import { runToEnd } from "#scripts/one-off.ts"
import { buildDatabaseUrl, requireDatabase } from "#scripts/postgres/connection.ts"
import { loadSecrets, type Secrets } from "#scripts/secrets.ts"

/** A database that can be used, with what its shop runs by. */
export type Reach = { settings: Settings; secrets: Secrets; databaseUrl: string }

/**
 * Runs one of the back end's programs on the shop's database and answers its exit code: on the
 * running shop's database if it runs, else on one started for the purpose and stopped again.
 */
export async function runOnDatabase(
  crew: Crew,
  command: string,
  program: string,
  { isAsking = false } = {},
): Promise<number> {
  const reach = await reachDatabase(crew, loadSettings(), command)
  const env = buildBackendEnv({ ...reach, mode: "production" })
  return runToEnd(crew, { args: [program, ...process.argv.slice(2)], env, isAsking })
}

/**
 * The shop's database: the running shop's, or one started for the purpose and stopped with the crew.
 * One that is started has its tables brought up to date, unless `isMigrating` is false. Throws a
 * StartFault where the back end is elsewhere.
 */
export async function reachDatabase(
  crew: Crew,
  given: Settings,
  command: string,
  { isMigrating = true } = {},
): Promise<Reach> {
  if (given.apiBaseUrl) {
    throw new StartFault(
      "API_BASE_URL names a back end elsewhere, so there is no database here; run this where that back end runs.",
    )
  }
  const settings = { ...given, dataDir: prepareDataDir(given.dataDir) }
  const holder = settings.databaseUrl ? null : await askHolder(settings.dataDir)
  if (settings.databaseUrl || holder?.postgresPort) {
    const secrets = loadSecrets(settings.dataDir, settings.givenSecrets)
    const own = buildDatabaseUrl(holder?.postgresPort ?? 0, secrets.databasePassword)
    const databaseUrl = settings.databaseUrl ?? own
    await requireDatabase(databaseUrl)
    return { settings, secrets, databaseUrl }
  }
  const ground = await takeGround(crew, settings, command)
  const databaseUrl = await startDatabase(crew, ground)
  if (isMigrating) await prepareTables(crew, ground, databaseUrl)
  return { settings: ground.settings, secrets: ground.secrets, databaseUrl }
}
