import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { pino } from "pino"
import { openDatabase } from "#backend/db/pool.ts"
import { type Job, runExclusive } from "#backend/jobs/register-job.ts"
import { isSignedChangeEvent } from "#lib/contract/signatures/change-signature.ts"
import { type ChangedRecord, changeEventSchema, signatureHeader } from "#lib/contract/webhook.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { enqueueChanges } from "./change-outbox.ts"
import { type NotifyResult, sendSearchPings } from "./index-now.ts"
import { isNight } from "./register-changes.ts"
import { buildSearchEngineNotifier, requestAudits } from "./storefront-webhook.ts"

const { signal } = new AbortController()
const mug: ChangedRecord = { kind: "product", slug: "mug" }
const urn: ChangedRecord = { kind: "product", slug: "urn" }
const logged: string[] = []
const log = pino({ level: "info" }, { write: (line) => void logged.push(JSON.parse(line).msg) })

let database: TestDatabase
/** The slugs that search engines were notified of, per call, and the results of the next calls. */
let notified: string[][] = []
let outcomes: NotifyResult[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  notified = []
  outcomes = []
  logged.length = 0
  await database.db.deleteFrom("search_pings").execute()
  await database.db.deleteFrom("job_runs").execute()
})
afterAll(() => database.close())

const record = (...changes: ChangedRecord[]) =>
  database.db.transaction().execute((trx) => enqueueChanges(trx, changes))
/** Makes waiting pings due, as elapsed time would. */
const makeDue = () =>
  sql`UPDATE search_pings SET next_attempt_at = now(),
    changed_at = changed_at - interval '1 minute'`.execute(database.db)
const notify = async (changes: readonly ChangedRecord[]): Promise<NotifyResult> => {
  notified.push(changes.map(({ slug }) => slug))
  return outcomes.shift() ?? { kind: "sent" }
}
const work = (db = database.db) => sendSearchPings({ db, notify, log }, signal)
const listWaiting = async () => {
  const rows = await database.db.selectFrom("search_pings").select("slug").orderBy("slug").execute()
  return rows.map(({ slug }) => slug)
}

describe("search engine pings", () => {
  it("pings each changed page once, for committed changes of records with a page only", async () => {
    const undone = database.db.transaction().execute(async (trx) => {
      await enqueueChanges(trx, [{ kind: "page", slug: "undone" }])
      throw new Error("undone")
    })
    await expect(undone).rejects.toThrow("undone")
    await record(mug, { kind: "site", slug: "all" })
    await record(urn, mug, mug)
    await makeDue()
    await work()
    await work()
    expect([notified.map((slugs) => slugs.sort()), await listWaiting()]).toEqual([
      [["mug", "urn"]],
      [],
    ])
  })

  it("pings once although several back ends run the job", async () => {
    await record(mug)
    await makeDue()
    const others = [openDatabase(database.url), openDatabase(database.url)]
    const job = (db: TestDatabase["db"]): Job => ({
      name: "ping-search-engines",
      everyMs: 60_000,
      work: () => work(db),
    })
    const dbs = [database.db, ...others]
    await Promise.all(dbs.map((db) => runExclusive(db, job(db), signal)))
    expect(notified).toEqual([["mug"]])
    await Promise.all(others.map((db) => db.destroy()))
  })

  it("pings again after a killed process, and after a change during the ping", async () => {
    await record(mug)
    await makeDue()
    const killed = { db: database.db, notify: () => Promise.reject(new Error("killed")), log }
    await expect(sendSearchPings(killed, signal)).rejects.toThrow("killed")
    const changing = async (changes: readonly ChangedRecord[]) => {
      await record(mug)
      return notify(changes)
    }
    await sendSearchPings({ db: database.db, notify: changing, log }, signal)
    expect([notified, await listWaiting()]).toEqual([[["mug"]], ["mug"]])
  })

  it("waits for all pings as long as the response requires, and gives up after hours", async () => {
    outcomes = [{ kind: "later", afterMs: 600_000 }]
    await record(mug)
    await makeDue()
    await work()
    await record(urn)
    await sql`UPDATE search_pings SET changed_at = now() - interval '1 minute'`.execute(database.db)
    await work()
    expect([notified, await listWaiting()]).toEqual([[["mug"]], ["mug", "urn"]])
    outcomes = Array.from({ length: 8 }, () => ({ kind: "later", afterMs: 0 }) as const)
    for (let turn = 0; turn < 8; turn += 1) {
      await makeDue()
      await work()
    }
    expect([await listWaiting(), logged]).toEqual([[], ["search-pings: gave up"]])
  })

  it("does not retry a rejected ping", async () => {
    outcomes = [{ kind: "rejected" }]
    await record(mug)
    await makeDue()
    await work()
    expect([await listWaiting(), logged.length]).toEqual([[], 1])
  })
})

describe("requesting pings and audits from a storefront", () => {
  const secret = "s".repeat(32)
  let server: Server
  let status = 200
  const receivedEvents: unknown[] = []
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const body = await text(request)
      const header = String(request.headers[signatureHeader])
      expect(isSignedChangeEvent(body, header, secret, Date.now() / 1000)).toBe(true)
      receivedEvents.push(changeEventSchema.parse(JSON.parse(body)))
      response.writeHead(status, { "retry-after": "120" }).end()
    })
    await new Promise<void>((settle) => server.listen(0, "127.0.0.1", settle))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  it("requests pings from the first reachable storefront and parses its response, and audits from all", async () => {
    const there = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const now = () => new Date()
    const notifyViaStorefront = buildSearchEngineNotifier(
      ["http://127.0.0.1:9", there, there].map((storefrontUrl) => ({ storefrontUrl, secret, now })),
    )
    expect(await notifyViaStorefront([mug], signal)).toEqual({ kind: "sent" })
    expect(receivedEvents).toMatchObject([{ purpose: "search-engines", changes: [mug] }])
    status = 503
    expect(await notifyViaStorefront([mug], signal)).toEqual({ kind: "later", afterMs: 120_000 })
    status = 422
    expect(await notifyViaStorefront([mug], signal)).toEqual({ kind: "rejected" })
    status = 202
    const storefront = { storefrontUrl: there, secret, now }
    const absent = { ...storefront, storefrontUrl: "http://127.0.0.1:9" }
    await requestAudits([storefront, absent, storefront], signal)
    expect(receivedEvents.slice(-2)).toMatchObject([{ purpose: "audit" }, { purpose: "audit" }])
    status = 401
    await expect(requestAudits([storefront], signal)).rejects.toThrow("responded with 401")
    const notifyUnreachable = buildSearchEngineNotifier([
      { storefrontUrl: "http://127.0.0.1:9", secret, now },
    ])
    expect(await notifyUnreachable([mug], signal)).toMatchObject({ kind: "later" })
  })
})

it("isNight is true between 1 and 5 a.m. in the shop's time zone", () => {
  const at = (time: string) => isNight(new Date(`2026-11-21T${time}:00+10:00`))
  expect(["00:59", "01:00", "04:59", "05:00", "13:00"].map(at)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})
