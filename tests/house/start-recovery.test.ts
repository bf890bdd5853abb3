import { existsSync, readFileSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { resolveForTier } from "#tests/tiers.ts"
import {
  type Checkout,
  createCheckout,
  expectEventually,
  expectStartupError,
  listProcesses,
  type Starter,
} from "./start-fixture.ts"

/** Guaranteed times. The core tier allows more, since the machine may be busy. */
const recoveryTimeoutMs = resolveForTier({ core: 20_000, full: 5_000 })
const startTimeoutMs = resolveForTier({ core: 30_000, full: 10_000 })
let checkout: Checkout
let starter: Starter

beforeAll(async () => {
  checkout = await createCheckout()
  starter = checkout.run()
  await starter.opened
})

afterAll(() => checkout.remove())

type ProcessStatus = { pid: number; productCount: number | undefined }

async function fetchStatus(port: number): Promise<ProcessStatus> {
  const response = await fetch(`http://127.0.0.1:${port}/api/ready`)
  const body: unknown = await response.json()
  const has = (name: string) =>
    typeof body === "object" && body !== null ? Number(Reflect.get(body, name)) : Number.NaN
  return { pid: has("pid"), productCount: has("products") || undefined }
}

async function expectRestart(port: number, formerPid: number): Promise<void> {
  await expectEventually(async () => {
    const status = await fetchStatus(port).catch(() => null)
    return status !== null && status.pid !== formerPid
  }, recoveryTimeoutMs)
}

async function startAgain(env: Record<string, string> = {}): Promise<number> {
  starter = checkout.run(env)
  return starter.opened
}

async function stop(): Promise<{ code: number | null; tookMs: number }> {
  const startedAt = performance.now()
  starter.child.kill("SIGTERM")
  const { code } = await starter.exited
  return { code, tookMs: performance.now() - startedAt }
}

const readBuildId = () => checkout.read(".next/BUILD_ID")
const getMode = (path: string) => statSync(join(checkout.root, path)).mode & 0o777

describe("a running shop", () => {
  it("responds and has its product", async () => {
    expect((await fetchStatus(checkout.apiPort)).productCount).toBe(1)
    expect((await fetchStatus(checkout.port)).pid).toBeGreaterThan(0)
  })

  it("protects its secrets with file modes for its own user", () => {
    expect(getMode(".data/secrets.json")).toBe(0o600)
    expect(getMode(".data") & 0o066).toBe(0)
  })

  it("was compiled while the database and the back end started", () => {
    expect(existsSync(join(checkout.root, ".next/early"))).toBe(true)
  })

  it("has a starter that Node.js has loaded from its compile cache", () => {
    const loaded = readFileSync(`/proc/${starter.child.pid}/environ`, "utf8").split("\0")
    expect(loaded).toContain("CURLEW_IS_COMPILED=1")
  })

  it("rejects a second starter on the same data folder and continues to run", async () => {
    const second = await checkout.run({ PORT: "3999", API_PORT: "3998" }).exited
    expect(second.stderr).toMatch(/^"npm start" \(process \d+\) already uses .*; stop it first/)
    expect(second.code).toBe(1)
    expect((await fetchStatus(checkout.apiPort)).productCount).toBe(1)
  }, 20_000)

  it("restarts a process that was killed", async () => {
    for (const port of [checkout.apiPort, checkout.port]) {
      const { pid } = await fetchStatus(port)
      process.kill(pid, "SIGKILL")
      await expectRestart(port, pid)
    }
  }, 50_000)

  it("restarts a database server that was killed", async () => {
    const before = readServerPid()
    process.kill(before, "SIGKILL")
    const isWhole = async () =>
      ![0, before].includes(readServerPid()) &&
      (await fetchStatus(checkout.apiPort).catch(() => null))?.productCount === 1
    await expectEventually(isWhole, recoveryTimeoutMs)
  }, 30_000)
})

/** Returns the process id of the checkout's PostgreSQL server, 0 if there is none. */
function readServerPid(): number {
  const path = ".data/postgres/postmaster.pid"
  if (!existsSync(join(checkout.root, path))) return 0
  return Number(checkout.read(path).split("\n")[0])
}

describe("a starter after SIGKILL", () => {
  it("is replaced by a new one with the same data and build, without old processes", async () => {
    const secrets = checkout.read(".data/secrets.json")
    const before = listProcesses(checkout.root)
    const build = readBuildId()
    starter.child.kill("SIGKILL")
    expect(await startAgain()).toBeLessThan(startTimeoutMs)
    expect((await fetchStatus(checkout.apiPort)).productCount).toBe(1)
    expect(checkout.read(".data/secrets.json")).toBe(secrets)
    const now = listProcesses(checkout.root)
    expect(now.filter((pid) => before.includes(pid))).toEqual([])
    // No source file has changed.
    expect(readBuildId()).toBe(build)
  })

  it("does not kill processes that reuse the ids of its children @faults", async () => {
    await stop()
    checkout.write(".data/run/storefront.pid", `${process.pid} another-boot:1`)
    checkout.write(".data/postgres/postmaster.pid", `${process.pid}\n`)
    await startAgain()
    expect((await fetchStatus(checkout.apiPort)).productCount).toBe(1)
  })
})

describe("a shop that receives SIGTERM", () => {
  it("stops all its processes and exits with 0", async () => {
    const { code, tookMs } = await stop()
    expect(code).toBe(0)
    expect(tookMs).toBeLessThan(startTimeoutMs)
    expect(listProcesses(checkout.root)).toEqual([])
  }, 40_000)
})

describe("a back end that exits before it is ready", () => {
  it("ends the start with one message and leaves no process running", async () => {
    const source = checkout.read("backend/main.ts")
    checkout.write("backend/main.ts", "process.exit(7)")
    await expectStartupError(
      checkout,
      {},
      /^The back end ended before it was ready \(exit code 7\); the lines above/,
    )
    checkout.write("backend/main.ts", source)
  })
})

describe("the storefront build", () => {
  it("runs again after a source file has changed", async () => {
    const before = readBuildId()
    checkout.write("app/page.tsx", "second")
    await startAgain()
    await stop()
    expect(readBuildId()).not.toBe(before)
  })

  it("is skipped if the API is down and an earlier build exists @faults", async () => {
    const before = readBuildId()
    await startAgain({ API_BASE_URL: "http://127.0.0.1:9" })
    await stop()
    const { stdout } = await starter.exited
    expect(stdout).toMatch(/cannot be reached .* starts from its earlier build/)
    expect(readBuildId()).toBe(before)
  })
})

describe("deleted secrets @faults", () => {
  it("are generated again, and the database accepts the new password", async () => {
    rmSync(join(checkout.root, ".data/secrets.json"))
    await startAgain()
    expect((await fetchStatus(checkout.apiPort)).productCount).toBe(1)
    await stop()
  })
})
