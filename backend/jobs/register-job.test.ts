import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import fastify from "fastify"
import { sql } from "kysely"
import { openDatabase } from "#backend/db/pool.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { type Job, registerJob, runExclusive } from "./register-job.ts"

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(() => database.db.deleteFrom("job_runs").execute())
afterAll(() => database.close())

const { signal } = new AbortController()
const hour = 3_600_000

function buildJob(work: Job["work"], everyMs = hour): Job {
  return { name: "tidy", everyMs, work }
}

const getRun = () =>
  database.db.selectFrom("job_runs").selectAll().where("name", "=", "tidy").executeTakeFirst()

describe("exclusive job run", () => {
  it("runs once across processes and not again before it is due", async () => {
    let turns = 0
    const job = buildJob(async () => {
      turns += 1
    })
    const others = [openDatabase(database.url), openDatabase(database.url)]
    const tries = [database.db, ...others].flatMap((db) => [db, db])
    const taken = await Promise.all(tries.map((db) => runExclusive(db, job, signal)))
    expect([turns, taken.filter(Boolean).length]).toEqual([1, 1])
    expect(await runExclusive(database.db, job, signal)).toBe(false)
    await sql`UPDATE job_runs SET due_at = now()`.execute(database.db)
    expect(await runExclusive(database.db, job, signal)).toBe(true)
    expect(turns).toBe(2)
    await Promise.all(others.map((db) => db.destroy()))
  })

  it("never runs concurrently with a run that exceeds its interval", async () => {
    let end = () => {}
    const ended = new Promise<void>((settle) => {
      end = settle
    })
    let resolveStarted = () => {}
    const started = new Promise<void>((settle) => {
      resolveStarted = settle
    })
    const long = runExclusive(
      database.db,
      buildJob(() => {
        resolveStarted()
        return ended
      }, 0),
      signal,
    )
    await started
    expect(
      await runExclusive(
        database.db,
        buildJob(async () => {}, 0),
        signal,
      ),
    ).toBe(false)
    end()
    expect(await long).toBe(true)
  })

  it("releases the lock at once when the running process exits", async () => {
    const other = openDatabase(database.url, { maxConnections: 2 })
    let resolveStarted = () => {}
    const started = new Promise<void>((settle) => {
      resolveStarted = settle
    })
    const never = buildJob(() => {
      resolveStarted()
      return new Promise(() => {})
    }, 0)
    runExclusive(other, never, signal).catch(() => {})
    await started
    await sql`
      SELECT pg_terminate_backend(pid) FROM pg_locks
      WHERE locktype = 'advisory' AND pid <> pg_backend_pid()
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    `.execute(database.db)
    const deadline = Date.now() + 5_000
    let isTaken = false
    while (!isTaken && Date.now() < deadline) {
      isTaken = await runExclusive(
        database.db,
        buildJob(async () => {}, 0),
        signal,
      )
    }
    expect(isTaken).toBe(true)
  })

  it("records the last success and the last error", async () => {
    await runExclusive(
      database.db,
      buildJob(async () => {}, 0),
      signal,
    )
    const good = await getRun()
    expect([good?.fault, good?.succeeded_at]).toEqual([null, expect.any(Date)])
    const failing = buildJob(() => Promise.reject(new Error("the disk is full")), 0)
    await expect(runExclusive(database.db, failing, signal)).rejects.toThrow("the disk is full")
    expect(await getRun()).toMatchObject({
      fault: "the disk is full",
      succeeded_at: good?.succeeded_at,
    })
  })
})

it("runs many jobs that are due at once, although each holds a connection and needs another", async () => {
  const db = openDatabase(database.url, { maxConnections: 4 })
  const app = fastify()
  for (let at = 0; at < 8; at += 1) {
    const work = () => sql`SELECT pg_sleep(0.02)`.execute(db)
    registerJob(app, { db }, { name: `many-${at}`, everyMs: hour, work })
  }
  await app.listen({ host: "127.0.0.1", port: 0 })
  try {
    await eventually(20_000, async () => {
      const runs = await database.db.selectFrom("job_runs").select("succeeded_at").execute()
      expect(runs.filter(({ succeeded_at: at }) => at !== null)).toHaveLength(8)
    })
  } finally {
    await app.close()
    await db.destroy()
  }
})
