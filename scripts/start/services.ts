import { join } from "node:path"
import { buildBackendEnv, buildStorefrontEnv, type Settings } from "#scripts/lib/env.ts"
import { withProgress } from "#scripts/lib/progress.ts"
import { programs } from "#scripts/lib/project.ts"
import { spawnProgram } from "#scripts/lib/run-program.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { type Supervisor, startSupervisedProcess } from "#scripts/lib/supervisor.ts"
import type { Instance } from "#scripts/start/instance.ts"

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
    stopWithinMs: 2500,
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
    stopWithinMs: 3000,
  })
}

type Service = {
  name: string
  args: string[]
  env: NodeJS.ProcessEnv
  readyUrl: string
  stopWithinMs: number
}

function startService(
  shutdown: Shutdown,
  { dataDir }: Settings,
  { name, args, env, readyUrl, stopWithinMs }: Service,
): Promise<Supervisor> {
  // Node's compile cache halves the duration of later starts.
  const cached = { ...env, NODE_COMPILE_CACHE: join(dataDir, "compile-cache") }
  return withProgress(`${name} ready`, () =>
    startSupervisedProcess(shutdown, {
      name,
      dataDir,
      start: () => spawnProgram({ args, env: cached, hasChannel: true }),
      isReady: () => isResponding(readyUrl),
      stopSignals: [["SIGTERM", stopWithinMs]],
      readyLimitMs: 90_000,
      explainExit: () => "the lines above have the reason.",
    }),
  )
}

async function isResponding(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: "manual" })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}
