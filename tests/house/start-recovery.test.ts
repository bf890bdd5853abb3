import { existsSync, rmSync, statSync } from "node:fs"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { pickForTier } from "#tests/tiers.ts"
import {
  type Checkout,
  createCheckout,
  eventually,
  expectRefusal,
  listProcesses,
  type Starter,
} from "./start-fixture.ts"

/** The promises; a machine that does other work at the same time may take longer. */
const recoversWithinMs = pickForTier({ core: 20_000, full: 5_000 })
const startsWithinMs = pickForTier({ core: 30_000, full: 10_000 })
let checkout: Checkout
let starter: Starter

beforeAll(async () => {
  checkout = await createCheckout()
  starter = checkout.run()
  await starter.isOpen
})

afterAll(() => checkout.remove())

type Told = { pid: number; goods: number | undefined }

async function ask(port: number): Promise<Told> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/ready`)
  const told: unknown = await answer.json()
  const has = (name: string) =>
    typeof told === "object" && told !== null ? Number(Reflect.get(told, name)) : Number.NaN
  return { pid: has("pid"), goods: has("goods") || undefined }
}

async function answersAgain(port: number, formerPid: number): Promise<void> {
  await eventually(async () => {
    const told = await ask(port).catch(() => null)
    return told !== null && told.pid !== formerPid
  }, recoversWithinMs)
}

async function startAgain(env: Record<string, string> = {}): Promise<number> {
  starter = checkout.run(env)
  return starter.isOpen
}

async function stop(): Promise<{ code: number | null; tookMs: number }> {
  const startedAt = performance.now()
  starter.child.kill("SIGTERM")
  const { code } = await starter.ended
  return { code, tookMs: performance.now() - startedAt }
}

const modeOf = (path: string) => statSync(join(checkout.root, path)).mode & 0o777

describe("a shop that runs", () => {
  it("answers, and has goods", async () => {
    expect((await ask(checkout.apiPort)).goods).toBe(1)
    expect((await ask(checkout.port)).pid).toBeGreaterThan(0)
  })

  it("keeps its secrets to its own user", () => {
    expect(modeOf(".data/secrets.json")).toBe(0o600)
    expect(modeOf(".data") & 0o066).toBe(0)
  })

  it("refuses a second starter on the same data, and goes on", async () => {
    const second = await checkout.run({ PORT: "3999", API_PORT: "3998" }).ended
    expect(second.stderr).toMatch(/^"npm start" \(process \d+\) already uses .*; stop it first/)
    expect(second.code).toBe(1)
    expect((await ask(checkout.apiPort)).goods).toBe(1)
  }, 20_000)

  it("is whole again after the death of a process", async () => {
    for (const port of [checkout.apiPort, checkout.port]) {
      const { pid } = await ask(port)
      process.kill(pid, "SIGKILL")
      await answersAgain(port, pid)
    }
  }, 50_000)

  it("is whole again after the death of its database", async () => {
    const before = readServerPid()
    process.kill(before, "SIGKILL")
    const isWhole = async () =>
      ![0, before].includes(readServerPid()) &&
      (await ask(checkout.apiPort).catch(() => null))?.goods === 1
    await eventually(isWhole, recoversWithinMs)
  }, 30_000)
})

/** Process id of the checkout's PostgreSQL server, 0 while there is none. */
function readServerPid(): number {
  const path = ".data/postgres/postmaster.pid"
  if (!existsSync(join(checkout.root, path))) return 0
  return Number(checkout.read(path).split("\n")[0])
}

describe("a starter that was killed", () => {
  it("is followed by one that recovers by itself, with the same data and secrets", async () => {
    const secrets = checkout.read(".data/secrets.json")
    const before = listProcesses(checkout.root)
    starter.child.kill("SIGKILL")
    expect(await startAgain()).toBeLessThan(startsWithinMs)
    expect((await ask(checkout.apiPort)).goods).toBe(1)
    expect(checkout.read(".data/secrets.json")).toBe(secrets)
    const now = listProcesses(checkout.root)
    expect(now.filter((pid) => before.includes(pid))).toEqual([])
  })

  it("leaves processes that merely got its children's ids alone @faults", async () => {
    await stop()
    const reused = JSON.stringify({ pid: process.pid, identity: "another boot:1" })
    checkout.write(".data/run/storefront.json", reused)
    checkout.write(".data/postgres/postmaster.pid", `${process.pid}\n`)
    await startAgain()
    expect((await ask(checkout.apiPort)).goods).toBe(1)
  })
})

describe("a shop that is asked to stop", () => {
  it("ends everything it started and exits with 0", async () => {
    const { code, tookMs } = await stop()
    expect(code).toBe(0)
    expect(tookMs).toBeLessThan(startsWithinMs)
    expect(listProcesses(checkout.root)).toEqual([])
  }, 40_000)
})

describe("a back end that dies before it is ready", () => {
  it("is told in one sentence, and leaves nothing running", async () => {
    const good = checkout.read("backend/main.ts")
    checkout.write("backend/main.ts", "process.exit(7)")
    await expectRefusal(
      checkout,
      {},
      /^The back end ended before it was ready \(exit code 7\); the lines above/,
    )
    checkout.write("backend/main.ts", good)
  })
})

describe("the storefront is built", () => {
  const buildId = () => checkout.read(".next/BUILD_ID")

  it("again when a source has changed, and not while nothing has", async () => {
    const before = buildId()
    await startAgain()
    await stop()
    expect(buildId()).toBe(before)
    checkout.write("app/page.tsx", "second")
    await startAgain()
    await stop()
    expect(buildId()).not.toBe(before)
  })

  it("not at all when its API is down and an earlier build stands @faults", async () => {
    const before = buildId()
    await startAgain({ API_BASE_URL: "http://127.0.0.1:9" })
    await stop()
    const { stdout } = await starter.ended
    expect(stdout).toMatch(/cannot be reached .* starts from its earlier build/)
    expect(buildId()).toBe(before)
  })
})

describe("secrets that were deleted @faults", () => {
  it("are drawn anew, and the database takes the new password", async () => {
    rmSync(join(checkout.root, ".data/secrets.json"))
    await startAgain()
    expect((await ask(checkout.apiPort)).goods).toBe(1)
    await stop()
  })
})
