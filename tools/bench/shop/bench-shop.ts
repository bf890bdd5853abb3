import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { z } from "zod"
import { buildStorefront } from "#scripts/build/storefront-build.ts"
import { openDataDir } from "#scripts/lib/data-dir.ts"
import { buildBackendEnv, parseSettings, type Settings } from "#scripts/lib/env.ts"
import { lockFolder } from "#scripts/lib/folder-lock.ts"
import { findFreePort } from "#scripts/lib/ports.ts"
import { stopOrphanProcesses } from "#scripts/lib/processes.ts"
import { withProgress } from "#scripts/lib/progress.ts"
import { programs, projectRoot } from "#scripts/lib/project.ts"
import { requireSuccess } from "#scripts/lib/run-program.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { getPostgresRecord } from "#scripts/postgres/postgres-record.ts"
import { stopOrphanedServer } from "#scripts/postgres/postmaster.ts"
import { type Instance, openInstance } from "#scripts/start/instance.ts"
import { startBackOffice, startStorefront } from "#scripts/start/shop.ts"

/**
 * Separate from the shop's own build, so that a benchmark never replaces the one that serves
 * customers.
 */
const distDir = join(".data", "bench", "next")
/** Locked while a benchmark has a shop: two of them would overwrite each other's build. */
const lockDir = join(projectRoot, ".data", "bench")

/** Duration of a build in milliseconds, and the number of pages it prerendered. */
export type Build = { ms: number; pages: number }

const manifestSchema = z.object({ routes: z.record(z.string(), z.unknown()) })

/** A temporary shop of the benchmark's own: demo catalogue, its own ports, removed on shutdown. */
export type BenchShop = {
  origin: string
  apiOrigin: string
  databaseUrl: string
  /** Builds the storefront from an empty folder. */
  build: () => Promise<Build>
  /** Adds a generated catalogue of this many products. */
  fill: (products: number) => Promise<void>
  openStorefront: () => Promise<void>
  /** Starts one more storefront with another API origin; returns its own origin. */
  openSecondStorefront: (apiOrigin: string) => Promise<string>
  /** Creates the access token of an administrator's API calls. */
  createAdminToken: () => Promise<string>
  /** The demonstration shop's administrator. */
  readAdministrator: () => { email: string; password: string }
}

/** Starts the database and the back end of a temporary shop of the benchmark's own. */
export async function startBenchShop(shutdown: Shutdown, given: Settings): Promise<BenchShop> {
  const instance = await openBenchInstance(shutdown, given)
  const { settings } = instance
  const databaseUrl = await startBackOffice(shutdown, instance, "production")
  if (databaseUrl === null) throw new Error("the benchmark's shop has no database")
  return {
    origin: `http://127.0.0.1:${settings.port}`,
    apiOrigin: `http://127.0.0.1:${settings.apiPort}`,
    databaseUrl,
    build: () => buildFromNothing(shutdown, instance),
    fill: (products) => fill(shutdown, instance, databaseUrl, products),
    openStorefront: async () => {
      await startStorefront(shutdown, instance, { mode: "production", distDir })
    },
    openSecondStorefront: (apiOrigin) => openSecondStorefront(shutdown, instance, apiOrigin),
    createAdminToken: () => createAdminToken(shutdown, instance, databaseUrl),
    readAdministrator: () => readAdministrator(settings.dataDir),
  }
}

async function openSecondStorefront(
  shutdown: Shutdown,
  instance: Instance,
  apiBaseUrl: string,
): Promise<string> {
  const port = await findFreePort()
  const settings = { ...instance.settings, port, apiBaseUrl }
  await startStorefront(shutdown, { ...instance, settings }, { mode: "production", distDir })
  return `http://127.0.0.1:${port}`
}

async function createAdminToken(
  shutdown: Shutdown,
  { settings, secrets }: Instance,
  databaseUrl: string,
): Promise<string> {
  const env = buildBackendEnv({ settings, secrets, databaseUrl, mode: "production" })
  const logPath = join(settings.dataDir, "admin-token.log")
  const token = { args: [programs.adminToken], env, logPath }
  await requireSuccess(shutdown, token, "No administrator's token could be made.")
  return readFileSync(logPath, "utf8").trim().split("\n").at(-1) ?? ""
}

function readAdministrator(dataDir: string): { email: string; password: string } {
  const text = readFileSync(join(dataDir, "demo-accounts.txt"), "utf8")
  const [, email, password] = /^(\S+@\S+) {2}(\S+) {2}\(.*an administrator\)$/m.exec(text) ?? []
  if (!email || !password) throw new Error("the demonstration shop has no administrator")
  return { email, password }
}

async function openBenchInstance(shutdown: Shutdown, given: Settings): Promise<Instance> {
  const folder = join(openDataDir(given.dataDir), "bench")
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const lock = await lockFolder(lockDir, "npm run bench")
  shutdown.add(lock.release)
  const dataDir = join(folder, "shop")
  await clear(dataDir)
  shutdown.add(() => clear(dataDir))
  const port = await findFreePort()
  const settings = parseSettings({
    PORT: String(port),
    API_PORT: String(await findOtherPort(port)),
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
  })
  return openInstance(shutdown, settings, "npm run bench")
}

async function findOtherPort(taken: number): Promise<number> {
  const port = await findFreePort()
  return port === taken ? findOtherPort(taken) : port
}

/** Removes the shop, first stopping processes that a killed benchmark left running in it. */
async function clear(dataDir: string): Promise<void> {
  const clusterDir = getPostgresRecord(dataDir)?.clusterDir
  if (existsSync(join(dataDir, "run"))) await stopOrphanProcesses(dataDir)
  if (clusterDir !== undefined) {
    await stopOrphanedServer(clusterDir)
    const isOutside = !clusterDir.startsWith(dataDir)
    if (isOutside) rmSync(dirname(clusterDir), { recursive: true, force: true })
  }
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(join(projectRoot, distDir), { recursive: true, force: true })
}

async function buildFromNothing(shutdown: Shutdown, instance: Instance): Promise<Build> {
  rmSync(join(projectRoot, distDir), { recursive: true, force: true })
  const startedAt = performance.now()
  await buildStorefront(shutdown, instance, { distDir })
  const ms = performance.now() - startedAt
  const manifest = readFileSync(join(projectRoot, distDir, "prerender-manifest.json"), "utf8")
  return { ms, pages: Object.keys(manifestSchema.parse(JSON.parse(manifest)).routes).length }
}

async function fill(
  shutdown: Shutdown,
  { settings, secrets }: Instance,
  databaseUrl: string,
  products: number,
): Promise<void> {
  const env = buildBackendEnv({ settings, secrets, databaseUrl, mode: "production" })
  const seed = {
    args: [programs.seed, "--products", String(products)],
    env,
    logPath: join(settings.dataDir, "seed-large.log"),
    run: { dataDir: settings.dataDir, name: "seed" },
  }
  const failureMessage = "The large catalogue could not be loaded; fix what the lines above name."
  await withProgress(`${products} products loaded`, () =>
    requireSuccess(shutdown, seed, failureMessage),
  )
}
