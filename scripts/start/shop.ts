import { buildStorefront } from "#scripts/build/storefront-build.ts"
import type { Settings } from "#scripts/lib/env.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import {
  createDemoData,
  type Instance,
  openInstance,
  requirePorts,
  startDatabase,
  updateTables,
} from "#scripts/start/instance.ts"
import { startBackend, startStorefront } from "#scripts/start/services.ts"

/** A running shop; `databaseUrl` is null if the back end runs elsewhere. */
export type Shop = { instance: Instance; databaseUrl: string | null }

/**
 * Starts the database and the back end, and returns the database's URL when both are ready. Starts
 * nothing and returns null if the settings name another API.
 */
export async function startBackOffice(
  shutdown: Shutdown,
  instance: Instance,
  mode: "production" | "development",
): Promise<string | null> {
  if (instance.settings.apiBaseUrl) return null
  const databaseUrl = await startDatabase(shutdown, instance)
  await updateTables(shutdown, instance, databaseUrl)
  await createDemoData(shutdown, instance, databaseUrl)
  await startBackend(shutdown, instance, { mode, databaseUrl })
  return databaseUrl
}

/** Starts the complete shop in production mode; builds the storefront first if necessary. */
export async function startShop(
  shutdown: Shutdown,
  settings: Settings,
  options: { command: string; distDir: string },
): Promise<Shop> {
  const instance = await openInstance(shutdown, settings, options.command)
  await requirePorts(instance)
  const databaseUrl = await startBackOffice(shutdown, instance, "production")
  await buildStorefront(shutdown, instance, options)
  await startStorefront(shutdown, instance, { mode: "production", distDir: options.distDir })
  instance.lock.update({ state: "running" })
  return { instance, databaseUrl }
}
