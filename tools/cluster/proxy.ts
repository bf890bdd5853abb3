import { type ChildProcess, spawn, spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { sendProcessSignal } from "#scripts/lib/process-identity.ts"
import type { Shutdown } from "#scripts/lib/shutdown.ts"
import { startSupervisedProcess } from "#scripts/lib/supervisor.ts"
import { UserError } from "#scripts/lib/user-error.ts"
import { buildProxyConfig, type ProxyConfigOptions } from "./proxy-config.ts"

type Options = Omit<ProxyConfigOptions, "folder"> & { dataDir: string; program: string }

/**
 * Starts nginx in front of the cluster, supervised until shutdown. Workers of a killed master serve
 * until the next master listens beside them, and finish their open requests.
 */
export async function startProxy(shutdown: Shutdown, options: Options): Promise<void> {
  const { dataDir, program, ...rest } = options
  const folder = join(dataDir, "nginx")
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const parts: ProxyConfigOptions = { ...rest, folder }
  const config = join(folder, "nginx.conf")
  const args = ["-p", folder, "-e", join(folder, "error.log"), "-c", config]
  writeFileSync(config, buildProxyConfig(parts), { mode: 0o600 })
  requireValid(program, args)
  const masters: ChildProcess[] = []
  shutdown.add(async () => masters.forEach((master) => void sendSignal(master, "SIGKILL")))
  await startSupervisedProcess(shutdown, {
    name: "proxy",
    dataDir,
    hasSurvivingChildren: true,
    start: () => {
      const master = spawn(program, args, { stdio: "ignore", detached: true })
      masters.push(master)
      return master
    },
    isReady: async () => {
      const isNew = readPid(folder) === masters.at(-1)?.pid
      if (!isNew || !(await isListening(parts.apiPort))) return false
      masters.slice(0, -1).forEach((master) => void sendSignal(master, "SIGQUIT"))
      return true
    },
    stopSignals: [
      ["SIGQUIT", 2000],
      ["SIGTERM", 500],
    ],
    readyLimitMs: 10_000,
    explainExit: () => `${folder}/error.log may give the reason.`,
  })
}

/** Signals a master with its workers, or the workers that have outlived it. */
function sendSignal({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) sendProcessSignal(-pid, signal)
}

/** nginx writes the file once it listens. */
function readPid(folder: string): number | null {
  try {
    return Number(readFileSync(join(folder, "nginx.pid"), "utf8"))
  } catch {
    return null
  }
}

function requireValid(program: string, args: readonly string[]): void {
  const ended = spawnSync(program, [...args, "-t", "-q"], { encoding: "utf8" })
  if (ended.status === 0) return
  throw new UserError(`nginx rejects its configuration: ${ended.stderr.trim()}`)
}

/** Any response counts: the servers behind it may not be ready yet. */
async function isListening(port: number): Promise<boolean> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}/`, { signal: AbortSignal.timeout(2000) })
    await response.body?.cancel()
    return true
  } catch {
    return false
  }
}
