import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import type { Registry } from "prom-client"
import { Registry as Figures } from "prom-client"
import { takeTurn } from "#backend/jobs/take-turn.ts"
import { queueMail } from "#backend/mail/mail-outbox.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { addShopGauges } from "./shop-gauges.ts"

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
})
afterAll(() => backend.close())

const silent = { warn: () => {} }

function openFigures(): Registry {
  const registry = new Figures()
  addShopGauges(registry, backend.database.db, silent)
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
    await queueMail(db, mail)
    await queueMail(db, mail)
    await sql`UPDATE mail_outbox SET created_at = now() - interval '1 hour'`.execute(db)
    const figures = openFigures()
    expect(await read(figures, 'curlew_outbox_length{outbox="mails"}')).toBe(2)
    const oldest = await read(figures, 'curlew_outbox_oldest_seconds{outbox="mails"}')
    expect(oldest).toBeGreaterThanOrEqual(3_600)
    await sql`UPDATE mail_outbox SET given_up_at = now()`.execute(db)
    const later = openFigures()
    expect(await read(later, 'curlew_outbox_length{outbox="mails"}')).toBe(0)
    expect(await read(later, "curlew_mails_given_up")).toBe(2)
  })

  it("report the last success of a job and whether it fails", async () => {
    const { db } = backend.database
    const { signal } = new AbortController()
    const before = Math.floor(Date.now() / 1000)
    await takeTurn(db, { name: "tidy", everyMs: 0, work: async () => {} }, signal)
    const fails = { name: "mend", everyMs: 0, work: () => Promise.reject(new Error("no")) }
    await expect(takeTurn(db, fails, signal)).rejects.toThrow("no")
    const figures = openFigures()
    const name = "curlew_job_last_success_timestamp_seconds"
    expect(await read(figures, `${name}{name="tidy"}`)).toBeGreaterThanOrEqual(before)
    expect(await read(figures, `${name}{name="mend"}`)).toBe(0)
    expect(await read(figures, 'curlew_job_failing{name="tidy"}')).toBe(0)
    expect(await read(figures, 'curlew_job_failing{name="mend"}')).toBe(1)
  })

  it("return cached values for repeated scrapes instead of another database read", async () => {
    const { db } = backend.database
    const figures = openFigures()
    const before = await read(figures, 'curlew_job_failing{name="mend"}')
    await sql`DELETE FROM job_runs`.execute(db)
    expect(await read(figures, 'curlew_job_failing{name="mend"}')).toBe(before)
    expect(await read(openFigures(), 'curlew_job_failing{name="mend"}')).toBeUndefined()
  })

  it("report a database failure and its recovery", async () => {
    const { db } = backend.database
    const figures = openFigures()
    await sql`ALTER TABLE job_runs RENAME TO elsewhere`.execute(db)
    expect(await read(figures, "curlew_database_up")).toBe(0)
    await sql`ALTER TABLE elsewhere RENAME TO job_runs`.execute(db)
    expect(await read(figures, "curlew_database_up")).toBe(1)
  })
})
