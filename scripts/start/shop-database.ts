import { openDataDir } from "#scripts/lib/data-dir.ts"
import { buildBackendEnv, getSettings, type Settings } from "#scripts/lib/env.ts"
import { findLockOwner } from "#scripts/lib/folder-lock.ts"
import { runProgram } from "#scripts/lib/run-program.ts"
import { getSecrets, type Secrets } from "#scripts/lib/secrets.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import { buildDatabaseUrl, requireDatabase } from "#scripts/postgres/connection.ts"
import { openInstance, startDatabase, updateTables } from "#scripts/start/instance.ts"

/** The URL of a usable database, with the settings and secrets of its shop. */
export type ShopDatabase = { settings: Settings; secrets: Secrets; databaseUrl: string }

/**
 * Runs one of the back end's programs on the shop's database and returns its exit code. Uses the
 * running shop's database; otherwise starts one and stops it afterwards.
 */
export async function runDatabaseProgram(
  shutdown: Shutdown,
  command: string,
  program: string,
  { isInteractive = false } = {},
): Promise<number> {
  const database = await openShopDatabase(shutdown, getSettings(), command)
  const env = buildBackendEnv({ ...database, mode: "production" })
  return runProgram(shutdown, { args: [program, ...process.argv.slice(2)], env, isInteractive })
}

/**
 * Returns the shop's database: that of the running shop, or one that is started here and stopped on
 * shutdown. A database started here is migrated first, unless `isMigrating` is false. Throws a
 * UserError if API_BASE_URL names another back end.
 */
export async function openShopDatabase(
  shutdown: Shutdown,
  fromEnv: Settings,
  command: string,
  { isMigrating = true } = {},
): Promise<ShopDatabase> {
  if (fromEnv.apiBaseUrl) {
    throw new UserError(
      "API_BASE_URL names a back end elsewhere, so there is no database here; run this where that back end runs.",
    )
  }
  const settings = { ...fromEnv, dataDir: openDataDir(fromEnv.dataDir) }
  const port = settings.databaseUrl ? 0 : (await findLockOwner(settings.dataDir))?.postgresPort
  if (settings.databaseUrl === null && !port) {
    const instance = await openInstance(shutdown, settings, command)
    const databaseUrl = await startDatabase(shutdown, instance)
    if (isMigrating) await updateTables(shutdown, instance, databaseUrl)
    return { ...instance, databaseUrl }
  }
  const secrets = getSecrets(settings.dataDir, settings.givenSecrets)
  const databaseUrl = settings.databaseUrl ?? buildDatabaseUrl(port ?? 0, secrets.databasePassword)
  await requireDatabase(databaseUrl)
  return { settings, secrets, databaseUrl }
}
