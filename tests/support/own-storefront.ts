import { type ChildProcess, spawn } from "node:child_process"
import { randomBytes } from "node:crypto"
import { once } from "node:events"
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from "node:fs"
import { readdir } from "node:fs/promises"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { hasExited } from "#scripts/lib/processes.ts"
import { eventually } from "../assertions/eventually.ts"
import { renameBuild } from "./rename-build.ts"
import { getRunningShop } from "./running-shop.ts"

const projectRoot = new URL("../..", import.meta.url).pathname
/** Returns the candidate build folders; the one built for the tests comes first. */
const listDistDirs = () => [process.env.TEST_DIST_DIR ?? ".next-test", ".next"]
/** Entries that a running storefront writes beside the build, and that are not part of it. */
const runtimeEntries = new Set(["cache", "dev", "page-cache", "trace", "types", "diagnostics"])
const readyWithinMs = 90_000
const stopWithinMs = 12_000

/** A separate storefront process for one test, on the build under test. */
export type OwnStorefront = {
  origin: string
  /** Secret of the running shop that signs the storefront's API calls and its change events. */
  revalidateSecret: string
  /** Every log line since the first start. */
  log: readonly string[]
  /** Returns the files of the persistent page cache. */
  listCachedPages: () => Promise<string[]>
  /** Restarts the process after SIGTERM, or after SIGKILL with "at once". */
  restart: (atOnce?: "at once") => Promise<void>
  /** Deploys another build: renames its scripts, and with "actions too" its server actions. */
  deploy: (renamed?: "actions too") => Promise<void>
  close: () => Promise<void>
}

/**
 * Starts a storefront in a temporary folder with the API at `apiOrigin` and additional environment
 * variables. Close it afterwards.
 */
export async function openOwnStorefront(
  apiOrigin: string,
  variables: Record<string, string> = {},
): Promise<OwnStorefront> {
  const folder = linkBuild()
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const { revalidateSecret } = getRunningShop()
  const log: string[] = []
  const env = {
    PATH: process.env.PATH,
    HOME: folder,
    NODE_ENV: "production",
    PORT: String(port),
    SITE_URL: origin,
    API_BASE_URL: apiOrigin,
    REVALIDATE_SECRET: revalidateSecret,
    LOG_LEVEL: "info",
    SESSION_SECRET: randomBytes(32).toString("hex"),
    DATA_DIR: folder,
    NEXT_TELEMETRY_DISABLED: "1",
    PAGE_COMPRESSION: "fast",
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    ...variables,
  }
  const start = () => startProcess({ folder, env, log, origin })
  let child = await start()
  let deploys = 0
  return {
    origin,
    revalidateSecret,
    log,
    listCachedPages: () => listFiles(join(folder, ".next", "page-cache")),
    restart: async (atOnce) => {
      await stopProcess(child, atOnce ? "SIGKILL" : "SIGTERM")
      child = await start()
    },
    deploy: async (renamed) => {
      await stopProcess(child)
      deploys += 1
      if (deploys === 1) replaceSymbolicLinks(join(folder, ".next"))
      const options = { round: deploys, renamesActions: renamed !== undefined }
      await renameBuild(join(folder, ".next"), options)
      child = await start()
    },
    close: async () => {
      await stopProcess(child)
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Creates a folder with links to the sources and the build, and with a separate page cache. */
function linkBuild(): string {
  const distDirs = listDistDirs()
  const distDir = distDirs.find((name) => existsSync(join(projectRoot, name, "BUILD_ID")))
  if (distDir === undefined) {
    throw new Error(`There is no finished build of the storefront in ${distDirs.join(" or ")}.`)
  }
  const folder = mkdtempSync(join(tmpdir(), "curlew-storefront-"))
  for (const name of readdirSync(projectRoot)) {
    if (name.startsWith(".") || name === "tests") continue
    symlinkSync(join(projectRoot, name), join(folder, name))
  }
  linkFolder(join(projectRoot, distDir), join(folder, ".next"))
  return folder
}

/** True for pages that are copied, since the age that triggers revalidation is their mtime. */
const isAged = (path: string) => /^server\/app\/.*\.(?:html|body)$/.test(path)

/**
 * True for modules that are linked symbolically: Node resolves them to the shared build, so that its
 * compile cache, which is keyed by path, has them.
 */
const isModule = (path: string) => /^server\/.*\.js$/.test(path)

/**
 * Hard-links the files of a folder, since a storefront does not write to its build. Copies them to
 * another volume. Synchronous: two thousand asynchronous calls need twice the processor time.
 */
function linkFolder(source: string, target: string, below = ""): void {
  mkdirSync(join(target, below))
  for (const entry of readdirSync(join(source, below), { withFileTypes: true })) {
    const path = join(below, entry.name)
    if (isRuntimeEntry(path)) continue
    if (entry.isDirectory()) linkFolder(source, target, path)
    else if (isAged(path)) copyFileSync(join(source, path), join(target, path))
    else if (isModule(path)) symlinkSync(join(source, path), join(target, path))
    else linkOrCopy(join(source, path), join(target, path))
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EXDEV")) throw error
    copyFileSync(source, target)
  }
}

/** Replaces symbolic links by hard links, so that a changed file and its imports are one build. */
function replaceSymbolicLinks(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) continue
    const path = join(entry.parentPath, entry.name)
    const source = realpathSync(path)
    rmSync(path)
    linkOrCopy(source, path)
  }
}

/** True for runtime entries and for temporary files, which may be removed at any time. */
function isRuntimeEntry(path: string): boolean {
  return runtimeEntries.has(path) || /^page-cache-\d+$/.test(path) || /\.json\.[\w-]+$/.test(path)
}

type ProcessParts = {
  folder: string
  env: Record<string, string | undefined>
  log: string[]
  origin: string
}

async function startProcess({ folder, env, log, origin }: ProcessParts): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: folder,
    env: env as NodeJS.ProcessEnv,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      log.push(...text.split("\n").filter((line) => line !== ""))
    })
  }
  try {
    await eventually(readyWithinMs, async () => {
      if (hasExited(child)) return
      const response = await fetch(`${origin}/api/health`, { signal: AbortSignal.timeout(2_000) })
      if (!response.ok) throw new Error(`The storefront responded with ${response.status}`)
    })
    if (hasExited(child)) throw new Error("The storefront ended by itself")
  } catch (error) {
    child.kill("SIGKILL")
    throw new Error(`The storefront did not start: ${error}\n${log.slice(-20).join("\n")}`)
  }
  return child
}

async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (hasExited(child)) return
  const ended = once(child, "exit")
  child.kill(signal)
  const killer = setTimeout(() => child.kill("SIGKILL"), stopWithinMs)
  await ended
  clearTimeout(killer)
}

/** Returns a free port of this machine. */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  server.close()
  await once(server, "close")
  if (address === null || typeof address === "string") throw new Error("No port is free")
  return address.port
}

async function listFiles(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}
