import { spawn } from "node:child_process"
import { join } from "node:path"
import { buildBackendEnv, buildStorefrontEnv } from "#scripts/lib/env.ts"
import { withProgress } from "#scripts/lib/progress.ts"
import { programs, projectRoot } from "#scripts/lib/project.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import {
  type SupervisedProcess,
  type Supervisor,
  startSupervisedProcess,
} from "#scripts/lib/supervisor.ts"
import { privateMask, withUmask } from "#scripts/lib/umask.ts"
import type { Instance } from "#scripts/start/instance.ts"

type Mode = "production" | "development"

type Service = {
  name: string
  args: string[]
  env: NodeJS.ProcessEnv
  readyUrl: string
  stopWithinMs: number
}

/** One of several processes of a service: its name, port and extra environment variables. */
export type Member = { name: string; port: number; variables: Record<string, string> }

/** Starts the back end under supervision; resolves when it is ready with a usable database. */
export async function startBackend(
  shutdown: Shutdown,
  instance: Instance,
  options: { mode: Mode; databaseUrl: string; member?: Member },
): Promise<Supervisor> {
  const { secrets } = instance
  const { member } = options
  const settings = { ...instance.settings, ...(member && { apiPort: member.port }) }
  const watch = options.mode === "development" ? ["--watch", "--watch-preserve-output"] : []
  const service = {
    name: member?.name ?? "back end",
    args: [...watch, programs.backend],
    env: {
      ...buildBackendEnv({ settings, secrets, ...options }),
      ...buildCompileCacheEnv(settings.dataDir),
      ...member?.variables,
    },
    readyUrl: `http://127.0.0.1:${settings.apiPort}/api/ready`,
    stopWithinMs: 2500,
  }
  return withProgress(`${service.name} ready`, () =>
    startSupervisedProcess(shutdown, buildSupervisedProcess(instance, service)),
  )
}

/** Starts the storefront under supervision; resolves when it is ready. */
export async function startStorefront(
  shutdown: Shutdown,
  instance: Instance,
  options: { mode: Mode; distDir: string; member?: Member },
): Promise<Supervisor> {
  const { secrets } = instance
  const { member } = options
  const settings = { ...instance.settings, ...(member && { port: member.port }) }
  // Another party's API may be down while our pages still stand, so only its own health counts.
  const probe = settings.apiBaseUrl ? "health" : "ready"
  const service = {
    name: member?.name ?? "storefront",
    args: [programs.storefront, ...(options.mode === "development" ? ["--dev"] : [])],
    env: {
      ...buildStorefrontEnv({ settings, secrets, ...options }),
      ...buildCompileCacheEnv(settings.dataDir),
      ...member?.variables,
    },
    readyUrl: `http://127.0.0.1:${settings.port}/api/${probe}`,
    stopWithinMs: 3000,
  }
  return withProgress(`${service.name} ready`, () =>
    startSupervisedProcess(shutdown, buildSupervisedProcess(instance, service)),
  )
}

/** Builds the variable of Node's compile cache, which halves the duration of later starts. */
function buildCompileCacheEnv(dataDir: string): Record<string, string> {
  return { NODE_COMPILE_CACHE: join(dataDir, "compile-cache") }
}

function buildSupervisedProcess({ settings }: Instance, service: Service): SupervisedProcess {
  return {
    name: service.name,
    dataDir: settings.dataDir,
    start: () => spawnService(service),
    isReady: () => isResponding(service.readyUrl),
    stopSignals: [
      ["SIGTERM", service.stopWithinMs],
      ["SIGKILL", 500],
    ],
    readyLimitMs: 90_000,
    explainExit: () => "the lines above have the reason.",
  }
}

/** Spawns a service with an IPC channel, which closes when this process exits for any reason. */
function spawnService({ args, env }: Service) {
  return withUmask(privateMask, () =>
    spawn(process.execPath, args, {
      cwd: projectRoot,
      env,
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      detached: true,
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
