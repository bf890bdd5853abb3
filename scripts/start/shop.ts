import { join } from "node:path"
import { buildStorefront } from "#scripts/build/storefront-build.ts"
import { buildBackendEnv, buildStorefrontEnv, type Settings } from "#scripts/lib/env.ts"
import { withProgress } from "#scripts/lib/progress.ts"
import { programs } from "#scripts/lib/project.ts"
import { requestStatus } from "#scripts/lib/request-status.ts"
import { spawnProgram } from "#scripts/lib/run-program.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { type Supervisor, startSupervisedProcess } from "#scripts/lib/supervisor.ts"
import {
  createDemoData,
  createEmptyShop,
  type EmptyShop,
  type Instance,
  openInstance,
  requirePorts,
  startDatabase,
  updateTables,
} from "#scripts/start/instance.ts"

/** A running shop; `databaseUrl` is null if the back end runs elsewhere. */
export type Shop = { instance: Instance; databaseUrl: string | null }

/**
 * Starts the database and the back end, and returns the database's URL when both are ready. A new
 * database gets the demo business, or an empty shop. Starts nothing and returns null if the
 * settings name another API.
 */
export async function startBackOffice(
  shutdown: Shutdown,
  instance: Instance,
  mode: "production" | "development",
  empty: EmptyShop | null = null,
): Promise<string | null> {
  if (instance.settings.apiBaseUrl) return null
  const databaseUrl = await startDatabase(shutdown, instance)
  await updateTables(shutdown, instance, databaseUrl)
  await (empty === null
    ? createDemoData(shutdown, instance, databaseUrl)
    : createEmptyShop(shutdown, instance, databaseUrl, empty))
  await startBackend(shutdown, instance, { mode, databaseUrl })
  return databaseUrl
}

/**
 * Starts the complete shop in production mode; builds the storefront first if necessary, while the
 * database and the back end start.
 */
export async function startShop(
  shutdown: Shutdown,
  settings: Settings,
  options: { command: string; distDir: string; empty?: EmptyShop | null },
): Promise<Shop> {
  const instance = await openInstance(shutdown, settings, options.command)
  await requirePorts(instance)
  const build = () => buildStorefront(shutdown, instance, options)
  const backOffice = startBackOffice(shutdown, instance, "production", options.empty)
  // The first start of an empty shop deletes the pages of an earlier build.
  const [databaseUrl] = await Promise.all([
    backOffice,
    options.empty ? backOffice.then(build) : build(),
  ])
  await startStorefront(shutdown, instance, { mode: "production", distDir: options.distDir })
  instance.lock.update({ state: "running" })
  return { instance, databaseUrl }
}

/** How a service runs. One of several has a name and environment variables of its own. */
type ServiceOptions = {
  mode: "production" | "development"
  name?: string
  variables?: Record<string, string>
}

/** Starts the back end under supervision; resolves when it is ready with a usable database. */
export function startBackend(
  shutdown: Shutdown,
  { settings, secrets }: Instance,
  options: ServiceOptions & { databaseUrl: string },
): Promise<Supervisor> {
  const { mode, name = "back end", variables, databaseUrl } = options
  const watch = mode === "development" ? ["--watch", "--watch-preserve-output"] : []
  return startService(shutdown, settings, {
    name,
    args: [...watch, programs.backend],
    env: { ...buildBackendEnv({ settings, secrets, mode, databaseUrl }), ...variables },
    readyUrl: `http://127.0.0.1:${settings.apiPort}/api/ready`,
  })
}

/** Starts the storefront under supervision; resolves when it is ready. */
export function startStorefront(
  shutdown: Shutdown,
  { settings, secrets }: Instance,
  options: ServiceOptions & { distDir: string },
): Promise<Supervisor> {
  const { mode, name = "storefront", variables, distDir } = options
  // Another party's API may be down while our pages still stand, so only its own health counts.
  const probe = settings.apiBaseUrl ? "health" : "ready"
  return startService(shutdown, settings, {
    name,
    args: [programs.storefront, ...(mode === "development" ? ["--dev"] : [])],
    env: { ...buildStorefrontEnv({ settings, secrets, mode, distDir }), ...variables },
    readyUrl: `http://127.0.0.1:${settings.port}/api/${probe}`,
  })
}

/** Limits the heap of V8's young generation to 12 MB; by default it grows to 134 MB (ADR 84). */
const nodeOptions = "--max-semi-space-size=4"

type Service = { name: string; args: string[]; env: NodeJS.ProcessEnv; readyUrl: string }

function startService(
  shutdown: Shutdown,
  { dataDir }: Settings,
  { name, args, env, readyUrl }: Service,
): Promise<Supervisor> {
  // Node's compile cache halves the duration of later starts.
  const { NODE_COMPILE_CACHE = join(dataDir, "compile-cache"), NODE_OPTIONS = nodeOptions } = env
  const cached = { ...env, NODE_COMPILE_CACHE, NODE_OPTIONS }
  return withProgress(`${name} ready`, () =>
    startSupervisedProcess(shutdown, {
      name,
      dataDir,
      start: () => spawnProgram({ args, env: cached, hasChannel: true }),
      isReady: () => isResponding(readyUrl),
      stopSignals: [["SIGTERM", 3000]],
      readyLimitMs: 90_000,
      explainExit: () => "the lines above have the reason.",
    }),
  )
}

async function isResponding(url: string): Promise<boolean> {
  return (await requestStatus(url).catch(() => null)) === 200
}
