import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { Registry as PromRegistry, type Registry } from "prom-client"
import { runExclusive } from "#backend/jobs/register-job.ts"
import { enqueueAddressedMail } from "#backend/mail/mail-outbox.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { registerBusinessGauges } from "./business-metrics.ts"

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const silent = { warn: () => {} }

function createRegistry(): Registry {
  const registry = new PromRegistry()
  registerBusinessGauges(registry, backend.database.db, silent)
  return registry
}

/** Returns the value of a metric by name and labels from the Prometheus text format. */
async function read(registry: Registry, name: string): Promise<number | undefined> {
  const lines = (await registry.metrics()).split("\n")
  const line = lines.find((text) => text.startsWith(`${name} `))
  return line === undefined ? undefined : Number(line.split(" ").at(-1))
}

describe("the business gauges", () => {
  it("report the length of the outbox and the age of its oldest entry", async () => {
    const { db } = backend.database
    const mail = { about: "order:1", to: "a@shop.example", subject: "Hello", text: "t", html: "h" }
    await enqueueAddressedMail(db, mail)
    await enqueueAddressedMail(db, mail)
    await sql`UPDATE mail_outbox SET created_at = now() - interval '1 hour'`.execute(db)
    const registry = createRegistry()
    expect(await read(registry, 'curlew_outbox_length{outbox="mails"}')).toBe(2)
    const oldest = await read(registry, 'curlew_outbox_oldest_seconds{outbox="mails"}')
    expect(oldest).toBeGreaterThanOrEqual(3_600)
    await sql`UPDATE mail_outbox SET given_up_at = now()`.execute(db)
    const later = createRegistry()
    expect(await read(later, 'curlew_outbox_length{outbox="mails"}')).toBe(0)
    expect(await read(later, "curlew_mails_given_up")).toBe(2)
  })

  it("report the last success of a job and whether it fails", async () => {
    const { db } = backend.database
    const { signal } = new AbortController()
    const before = Math.floor(Date.now() / 1000)
    await runExclusive(db, { name: "tidy", everyMs: 0, work: async () => {} }, signal)
    const fails = { name: "fix", everyMs: 0, work: () => Promise.reject(new Error("no")) }
    await expect(runExclusive(db, fails, signal)).rejects.toThrow("no")
    const registry = createRegistry()
    const name = "curlew_job_last_success_timestamp_seconds"
    expect(await read(registry, `${name}{name="tidy"}`)).toBeGreaterThanOrEqual(before)
    expect(await read(registry, `${name}{name="fix"}`)).toBe(0)
    expect(await read(registry, 'curlew_job_failing{name="tidy"}')).toBe(0)
    expect(await read(registry, 'curlew_job_failing{name="fix"}')).toBe(1)
  })

  it("return cached values for repeated scrapes instead of another database read", async () => {
    const { db } = backend.database
    const registry = createRegistry()
    const before = await read(registry, 'curlew_job_failing{name="fix"}')
    await sql`DELETE FROM job_runs`.execute(db)
    expect(await read(registry, 'curlew_job_failing{name="fix"}')).toBe(before)
    expect(await read(createRegistry(), 'curlew_job_failing{name="fix"}')).toBeUndefined()
  })

  it("report a database failure and its recovery", async () => {
    const { db } = backend.database
    const registry = createRegistry()
    await sql`ALTER TABLE job_runs RENAME TO elsewhere`.execute(db)
    expect(await read(registry, "curlew_database_up")).toBe(0)
    await sql`ALTER TABLE elsewhere RENAME TO job_runs`.execute(db)
    expect(await read(registry, "curlew_database_up")).toBe(1)
  })
})
