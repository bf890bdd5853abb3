import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs"
import { dirname, join } from "node:path"
import { z } from "zod"
import { buildStorefront } from "#scripts/build/storefront-build.ts"
import type { Crew } from "#scripts/crew.ts"
import { prepareDataDir } from "#scripts/data-dir.ts"
import { buildBackendEnv, parseSettings, type Settings } from "#scripts/env.ts"
import { type Ground, takeGround } from "#scripts/ground.ts"
import { holdFolder } from "#scripts/holder.ts"
import { requireSuccess } from "#scripts/one-off.ts"
import { findFreePort } from "#scripts/ports.ts"
import { endLeftServer } from "#scripts/postgres/postmaster.ts"
import { loadRecord } from "#scripts/postgres/record.ts"
import { step } from "#scripts/progress.ts"
import { programs, projectRoot } from "#scripts/project.ts"
import { endOrphans } from "#scripts/run-files.ts"
import { startStorefront } from "#scripts/services.ts"
import { startBackOffice } from "#scripts/shop.ts"

/**
 * Separate from the shop's own build, so that a benchmark never replaces the one that serves
 * customers.
 */
const distDir = join(".data", "bench", "next")
/** Locked while a benchmark has a shop: two of them would overwrite each other's build. */
const buildRoom = join(projectRoot, ".data", "bench")

/** Duration of a build in milliseconds, and the number of pages it prerendered. */
export type Build = { ms: number; pages: number }

const manifestSchema = z.object({ routes: z.record(z.string(), z.unknown()) })

/** A temporary shop of the benchmark's own: demo catalogue, its own ports, removed on shutdown. */
export type OwnShop = {
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
  drawAdminToken: () => Promise<string>
  /** The demonstration shop's administrator. */
  readAdministrator: () => { email: string; password: string }
}

/** Starts the database and the back end of a temporary shop of the benchmark's own. */
export async function startOwnShop(crew: Crew, given: Settings): Promise<OwnShop> {
  const ground = await takeOwnGround(crew, given)
  const { settings } = ground
  const databaseUrl = await startBackOffice(crew, ground, "production")
  if (databaseUrl === null) throw new Error("the benchmark's shop has no database")
  return {
    origin: `http://127.0.0.1:${settings.port}`,
    apiOrigin: `http://127.0.0.1:${settings.apiPort}`,
    databaseUrl,
    build: () => buildFromNothing(crew, ground),
    fill: (products) => fill(crew, ground, databaseUrl, products),
    openStorefront: async () => {
      await startStorefront(crew, ground, { mode: "production", distDir })
    },
    openSecondStorefront: (apiOrigin) => openSecondStorefront(crew, ground, apiOrigin),
    drawAdminToken: () => drawAdminToken(crew, ground, databaseUrl),
    readAdministrator: () => readAdministrator(settings.dataDir),
  }
}

async function openSecondStorefront(
  crew: Crew,
  ground: Ground,
  apiBaseUrl: string,
): Promise<string> {
  const port = await findFreePort()
  const settings = { ...ground.settings, port, apiBaseUrl }
  await startStorefront(crew, { ...ground, settings }, { mode: "production", distDir })
  return `http://127.0.0.1:${port}`
}

async function drawAdminToken(
  crew: Crew,
  { settings, secrets }: Ground,
  databaseUrl: string,
): Promise<string> {
  const env = buildBackendEnv({ settings, secrets, databaseUrl, mode: "production" })
  const logPath = join(settings.dataDir, "admin-token.log")
  const token = { args: [programs.adminToken], env, logPath }
  await requireSuccess(crew, token, "No administrator's token could be made.")
  return readFileSync(logPath, "utf8").trim().split("\n").at(-1) ?? ""
}

function readAdministrator(dataDir: string): { email: string; password: string } {
  const text = readFileSync(join(dataDir, "demo-accounts.txt"), "utf8")
  const [, email, password] = /^(\S+@\S+) {2}(\S+) {2}\(.*an administrator\)$/m.exec(text) ?? []
  if (!email || !password) throw new Error("the demonstration shop has no administrator")
  return { email, password }
}

async function takeOwnGround(crew: Crew, given: Settings): Promise<Ground> {
  const folder = join(prepareDataDir(given.dataDir), "bench")
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const hold = await holdFolder(buildRoom, "npm run bench")
  crew.add(hold.release)
  const dataDir = join(folder, "shop")
  await clear(dataDir)
  crew.add(() => clear(dataDir))
  const port = await findFreePort()
  const settings = parseSettings({
    PORT: String(port),
    API_PORT: String(await findOtherPort(port)),
    DATA_DIR: dataDir,
    LOG_LEVEL: "warn",
  })
  return takeGround(crew, settings, "npm run bench")
}

async function findOtherPort(taken: number): Promise<number> {
  const port = await findFreePort()
  return port === taken ? findOtherPort(taken) : port
}

/** Removes the shop, first stopping processes that a killed benchmark left running in it. */
async function clear(dataDir: string): Promise<void> {
  const clusterDir = loadRecord(dataDir)?.clusterDir
  if (existsSync(join(dataDir, "run"))) await endOrphans(dataDir)
  if (clusterDir !== undefined) {
    await endLeftServer(clusterDir)
    const isOutside = !clusterDir.startsWith(dataDir)
    if (isOutside) rmSync(dirname(clusterDir), { recursive: true, force: true })
  }
  rmSync(dataDir, { recursive: true, force: true })
  rmSync(join(projectRoot, distDir), { recursive: true, force: true })
}

async function buildFromNothing(crew: Crew, ground: Ground): Promise<Build> {
  rmSync(join(projectRoot, distDir), { recursive: true, force: true })
  const startedAt = performance.now()
  await buildStorefront(crew, ground, { distDir })
  const ms = performance.now() - startedAt
  const manifest = readFileSync(join(projectRoot, distDir, "prerender-manifest.json"), "utf8")
  return { ms, pages: Object.keys(manifestSchema.parse(JSON.parse(manifest)).routes).length }
}

async function fill(
  crew: Crew,
  { settings, secrets }: Ground,
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
  const refusal = "The large catalogue could not be loaded; fix what the lines above name."
  await step(`${products} products loaded`, () => requireSuccess(crew, seed, refusal))
}
