import { existsSync } from "node:fs"
import { join } from "node:path"
import { ownerAccountFile } from "#lib/runtime/owner-account-file.ts"
import { deleteBuiltPages } from "#scripts/build/delete-built-pages.ts"
import { openDataDir } from "#scripts/lib/data-dir.ts"
import { buildBackendEnv, type Settings } from "#scripts/lib/env.ts"
import { type FolderLock, lockFolder } from "#scripts/lib/folder-lock.ts"
import { requirePort } from "#scripts/lib/ports.ts"
import { stopOrphanProcesses } from "#scripts/lib/processes.ts"
import { print, withProgress } from "#scripts/lib/progress.ts"
import { programs } from "#scripts/lib/project.ts"
import { requireSuccess } from "#scripts/lib/run-program.ts"
import { getSecrets, type Secrets } from "#scripts/lib/secrets.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { requireDatabase } from "#scripts/postgres/connection.ts"
import { getPostgresRecord } from "#scripts/postgres/postgres-record.ts"
import { stopOrphanedServer } from "#scripts/postgres/postmaster.ts"
import { startPostgres } from "#scripts/postgres/server.ts"

/** An installation in use by this process: settings, secrets, and the lock of the data folder. */
export type Instance = { settings: Settings; secrets: Secrets; lock: FolderLock }

/**
 * Locks the data folder for this command, stops processes that a killed starter left running, and
 * returns the instance with its secrets. Throws a UserError if another command has the lock.
 */
export async function openInstance(
  shutdown: Shutdown,
  fromEnv: Settings,
  command: string,
): Promise<Instance> {
  const settings = { ...fromEnv, dataDir: openDataDir(fromEnv.dataDir) }
  const lock = await lockFolder(settings.dataDir, command)
  shutdown.add(lock.release)
  shutdown.signal.addEventListener("abort", () => lock.update({ state: "stopping" }))
  const hadProcess = await stopOrphanProcesses(settings.dataDir)
  const clusterDir = getPostgresRecord(settings.dataDir)?.clusterDir
  const hadServer = clusterDir !== undefined && (await stopOrphanedServer(clusterDir))
  if (hadProcess || hadServer) print("  Stopped what an earlier start had left running.")
  const secrets = getSecrets(settings.dataDir, settings.givenSecrets)
  return { settings, secrets, lock }
}

/** Throws a UserError unless the storefront's port and, if it runs here, the API's are free. */
export async function requirePorts({ settings }: Instance): Promise<void> {
  await requirePort(settings.port, "PORT", "the storefront")
  if (!settings.apiBaseUrl) await requirePort(settings.apiPort, "API_PORT", "the back end")
}

/** Returns the URL of a database that responds: DATABASE_URL, or the embedded one, started here. */
export async function startDatabase(shutdown: Shutdown, instance: Instance): Promise<string> {
  const { settings, secrets, lock } = instance
  if (settings.databaseUrl) {
    await withProgress("database reached", () => requireDatabase(settings.databaseUrl ?? ""))
    return settings.databaseUrl
  }
  const isNew = !existsSync(getPostgresRecord(settings.dataDir)?.clusterDir ?? "")
  const postgres = await withProgress(isNew ? "database created" : "database started", () =>
    startPostgres(shutdown, settings.dataDir, secrets.databasePassword),
  )
  lock.update({ postgresPort: postgres.port })
  return postgres.url
}

/** Applies pending migrations to the database. Throws a UserError if that fails. */
export function updateTables(shutdown: Shutdown, instance: Instance, databaseUrl: string) {
  return runStep(shutdown, instance, databaseUrl, {
    name: "migrate",
    label: "tables up to date",
    failure: "The database's tables could not be brought up to date",
  })
}

/** Seeds a shop without products with the demo business. Throws a UserError if that fails. */
export function createDemoData(shutdown: Shutdown, instance: Instance, databaseUrl: string) {
  return runStep(shutdown, instance, databaseUrl, {
    name: "seed",
    label: "demo products created",
    failure: "The demo shop could not be loaded into the database",
  })
}

/** A shop that starts without the demo business; `ownerEmail` is that of its first account. */
export type EmptyShop = { ownerEmail: string | undefined }

/**
 * Creates a shop without products in a database without one, and deletes the pages that were built
 * from another database. Throws a UserError if that fails.
 */
export async function createEmptyShop(
  shutdown: Shutdown,
  instance: Instance,
  databaseUrl: string,
  { ownerEmail }: EmptyShop,
): Promise<void> {
  const account = join(instance.settings.dataDir, ownerAccountFile)
  const hadAccount = existsSync(account)
  const owner = ownerEmail === undefined ? [] : ["--owner", ownerEmail]
  await runStep(shutdown, instance, databaseUrl, {
    name: "seed",
    args: ["--empty", ...owner],
    label: "empty shop created",
    failure: "The empty shop could not be created in the database",
  })
  if (!hadAccount && existsSync(account)) deleteBuiltPages()
}

type Step = { name: "migrate" | "seed"; args?: string[]; label: string; failure: string }

/** Runs one of the back end's programs, which logs to a file. Throws a UserError if that fails. */
function runStep(
  shutdown: Shutdown,
  { settings, secrets }: Instance,
  databaseUrl: string,
  { name, args = [], label, failure }: Step,
): Promise<void> {
  const { dataDir } = settings
  const program = {
    args: [programs[name], ...args],
    env: buildBackendEnv({ settings, secrets, databaseUrl, mode: "production" }),
    logPath: join(dataDir, `${name}.log`),
    run: { dataDir, name },
  }
  const message = `${failure}; fix what the lines above name and start again.`
  return withProgress(label, () => requireSuccess(shutdown, program, message))
}
