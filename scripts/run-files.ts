import { readdirSync, readFileSync, rmSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod"
import { writeDurably } from "#scripts/durable-file.ts"
import { identifyProcess, signalProcess, waitForEnd } from "#scripts/process-identity.ts"

const runFileSchema = z.object({ pid: z.number().int().positive(), identity: z.string() })

function runFile(dataDir: string, name: string): string {
  return join(dataDir, "run", `${name.replaceAll(" ", "-")}.json`)
}

/** Notes a started process group, so that the next starter can end it should this one be killed. */
export function recordRun(dataDir: string, name: string, pid: number): void {
  const identity = identifyProcess(pid)
  if (identity) writeDurably(runFile(dataDir, name), JSON.stringify({ pid, identity }))
}

/** Forgets a process that has ended. */
export function forgetRun(dataDir: string, name: string): void {
  rmSync(runFile(dataDir, name), { force: true })
}

/**
 * Ends every process that a killed starter left behind, and answers their names.
 * A process that merely got the same pid later is left alone.
 */
export async function endOrphans(dataDir: string): Promise<string[]> {
  const files = readdirSync(join(dataDir, "run")).filter((file) => file.endsWith(".json"))
  const ended = await Promise.all(files.map((file) => endOrphan(dataDir, file)))
  return ended.filter((name) => name !== null)
}

async function endOrphan(dataDir: string, file: string): Promise<string | null> {
  const path = join(dataDir, "run", file)
  const noted = parseRunFile(readFileSync(path, "utf8"))
  const isAlive = noted !== null && identifyProcess(noted.pid) === noted.identity
  if (isAlive) await endGroup(noted)
  rmSync(path, { force: true })
  return isAlive ? file.replace(/\.json$/, "").replaceAll("-", " ") : null
}

function parseRunFile(text: string): z.infer<typeof runFileSchema> | null {
  try {
    return runFileSchema.parse(JSON.parse(text))
  } catch {
    return null
  }
}

async function endGroup({ pid, identity }: z.infer<typeof runFileSchema>): Promise<void> {
  signalProcess(-pid, "SIGTERM")
  if (await waitForEnd(pid, identity, 2500)) return
  signalProcess(-pid, "SIGKILL")
  await waitForEnd(pid, identity, 2000)
}
