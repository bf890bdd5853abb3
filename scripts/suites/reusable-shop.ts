import { spawn } from "node:child_process"
import {
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
} from "node:fs"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { z } from "zod"
import { saveFileAtomicallySync } from "#lib/runtime/atomic-file.ts"
import { getProcessIdentity, hasExited, stopProcess } from "#scripts/lib/processes.ts"
import { print } from "#scripts/lib/progress.ts"
import { projectRoot } from "#scripts/lib/project.ts"
import { getLastLines } from "#scripts/lib/run-program.ts"
import { UserError } from "#scripts/lib/user-error.ts"

const recordSchema = z.object({
  pid: z.number().int().positive(),
  identity: z.string(),
  startedAt: z.number(),
  variables: z.record(z.string(), z.string()),
})

type ReusableShop = z.infer<typeof recordSchema>

const dataDir = join(projectRoot, ".data")
const recordPath = join(dataDir, "test-shop.json")
const logPath = join(dataDir, "test-shop.log")
const sourceFolders =
  "app backend components lib messages public scripts/suites server worker".split(" ")
const sourceFiles = ["middleware.ts", "next.config.mjs", "package-lock.json"]
/**
 * A start that prints nothing for this long hangs. A failed one exits, and one that is only slow, on
 * a busy machine, prints each step that it has done.
 */
const silentLimitMs = 20 * 60_000
const idleLimitMs = 2 * 3_600_000

/** Saves the record by which later test runs find the shop of this process. */
export function saveReusableShop(startedAt: number, variables: Record<string, string>): void {
  const identity = getProcessIdentity(process.pid) ?? ""
  const record: ReusableShop = { pid: process.pid, identity, startedAt, variables }
  saveFileAtomicallySync(recordPath, JSON.stringify(record), 0o600)
}

export function deleteReusableShop(): void {
  rmSync(recordPath, { force: true })
}

/** True if no test has used the shop for two hours, or another run has deleted its record. */
export function isReusableShopIdle(): boolean {
  const usedAt = statSync(recordPath, { throwIfNoEntry: false })?.mtimeMs
  return usedAt === undefined || Date.now() - usedAt > idleLimitMs
}

/** Returns the variables of the running reusable shop; null without one, or if sources changed. */
export async function findReusableShop(): Promise<Record<string, string> | null> {
  const shop = readRecord()
  if (shop === null || getProcessIdentity(shop.pid) !== shop.identity) return null
  if (findNewestSource() > shop.startedAt) {
    print("  The sources have changed since the test shop started; it starts again.")
    await stopReusableShop()
    return null
  }
  utimesSync(recordPath, new Date(), new Date())
  return shop.variables
}

/** Starts a shop that outlives this command. Returns its variables; throws a UserError. */
export async function startReusableShop(): Promise<Record<string, string>> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  deleteReusableShop()
  const log = openSync(logPath, "w", 0o600)
  const { npm_lifecycle_event: _, ...env } = process.env
  const child = spawn(process.execPath, ["scripts/test-shop.ts"], {
    cwd: projectRoot,
    env,
    stdio: ["ignore", log, log],
    detached: true,
  })
  child.unref()
  print("  … starting a test shop that stays (npm test -- --stop ends it)")
  while (!hasExited(child) && Date.now() - statSync(logPath).mtimeMs < silentLimitMs) {
    const shop = readRecord()
    if (shop) return shop.variables
    await sleep(100)
  }
  throw new UserError(`The test shop did not start:\n${getLastLines(logPath, 30)}`)
}

/** Stops the running reusable shop. Returns false without one. */
export async function stopReusableShop(): Promise<boolean> {
  const shop = readRecord()
  const isRunning = () => shop !== null && getProcessIdentity(shop.pid) === shop.identity
  if (shop === null || !isRunning()) return false
  await stopProcess(shop.pid, isRunning, [["SIGTERM", 30_000]])
  deleteReusableShop()
  return true
}

function readRecord(): ReusableShop | null {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(recordPath, "utf8")))
  } catch {
    return null
  }
}

/** Returns the modification time of the newest source of storefront and back end, in epoch ms. */
function findNewestSource(): number {
  const files = sourceFolders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$|^(sw|workbox-).*\.js/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  const paths = [...files, ...sourceFiles.map((name) => join(projectRoot, name))]
  return Math.max(...paths.map((path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0))
}
