import { buildStorefront } from "#scripts/build/storefront-build.ts"
import type { Crew } from "#scripts/crew.ts"
import type { Settings } from "#scripts/env.ts"
import {
  fillShelves,
  type Ground,
  prepareTables,
  requirePorts,
  startDatabase,
  takeGround,
} from "#scripts/ground.ts"
import { startBackend, startStorefront } from "#scripts/services.ts"

/** A shop that answers; `databaseUrl` is null when somebody else runs the back end. */
export type Shop = { ground: Ground; databaseUrl: string | null }

/** Database and back end, ready; nothing at all when the settings name another API. */
export async function startBackOffice(
  crew: Crew,
  ground: Ground,
  mode: "production" | "development",
): Promise<string | null> {
  if (ground.settings.apiBaseUrl) return null
  const databaseUrl = await startDatabase(crew, ground)
  await prepareTables(crew, ground, databaseUrl)
  await fillShelves(crew, ground, databaseUrl)
  await startBackend(crew, ground, { mode, databaseUrl })
  return databaseUrl
}

/** The whole shop as customers see it, built first where necessary. */
export async function startShop(
  crew: Crew,
  settings: Settings,
  options: { command: string; distDir: string },
): Promise<Shop> {
  const ground = await takeGround(crew, settings, options.command)
  await requirePorts(ground)
  const databaseUrl = await startBackOffice(crew, ground, "production")
  await buildStorefront(crew, ground, options)
  await startStorefront(crew, ground, { mode: "production", distDir: options.distDir })
  ground.hold.update({ state: "running" })
  return { ground, databaseUrl }
}
