import { spawn } from "node:child_process"
import type { Crew } from "#scripts/crew.ts"
import { buildBackendEnv, buildStorefrontEnv } from "#scripts/env.ts"
import type { Ground } from "#scripts/ground.ts"
import { type Kept, keepRunning } from "#scripts/keeper.ts"
import { step } from "#scripts/progress.ts"
import { programs, projectRoot } from "#scripts/project.ts"
import { privateMask, withUmask } from "#scripts/umask.ts"

type Mode = "production" | "development"

type Service = {
  name: string
  args: string[]
  env: NodeJS.ProcessEnv
  readyUrl: string
  stopWithinMs: number
}

/** Resolves when the back end answers on its port with a usable database; kept running after. */
export async function startBackend(
  crew: Crew,
  ground: Ground,
  options: { mode: Mode; databaseUrl: string },
): Promise<void> {
  const { settings, secrets } = ground
  const watch = options.mode === "development" ? ["--watch", "--watch-preserve-output"] : []
  const service = {
    name: "back end",
    args: [...watch, programs.backend],
    env: buildBackendEnv({ settings, secrets, ...options }),
    readyUrl: `http://127.0.0.1:${settings.apiPort}/api/ready`,
    stopWithinMs: 2500,
  }
  await step("back end ready", () => keepRunning(crew, buildKept(ground, service)))
}

/** Resolves when the storefront answers on its port; kept running after. */
export async function startStorefront(
  crew: Crew,
  ground: Ground,
  options: { mode: Mode; distDir: string },
): Promise<void> {
  const { settings, secrets } = ground
  // Another party's API may be down while our pages still stand, so only its own health counts.
  const probe = settings.apiBaseUrl ? "health" : "ready"
  const service = {
    name: "storefront",
    args: [programs.storefront, ...(options.mode === "development" ? ["--dev"] : [])],
    env: buildStorefrontEnv({ settings, secrets, ...options }),
    readyUrl: `http://127.0.0.1:${settings.port}/api/${probe}`,
    stopWithinMs: 3000,
  }
  await step("storefront ready", () => keepRunning(crew, buildKept(ground, service)))
}

function buildKept({ settings }: Ground, service: Service): Kept {
  return {
    name: service.name,
    dataDir: settings.dataDir,
    start: () => spawnService(service),
    isReady: () => answers(service.readyUrl),
    stopSignals: [
      ["SIGTERM", service.stopWithinMs],
      ["SIGKILL", 500],
    ],
    readyLimitMs: 90_000,
    explainDeath: () => "the lines above say why.",
  }
}

/** The channel tells the service when this process is gone, however that came about. */
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

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000), redirect: "manual" })
    await response.body?.cancel()
    return response.status === 200
  } catch {
    return false
  }
}
