import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { sql } from "kysely"
import { pino } from "pino"
import { openDatabase } from "#backend/db/pool.ts"
import { type Job, takeTurn } from "#backend/jobs/take-turn.ts"
import { isSignedChangeEvent } from "#lib/contract/change-signature.ts"
import { type ChangedRecord, changeEventSchema, signatureHeader } from "#lib/contract/webhook.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { askForAudits, buildSearchEngineTeller } from "./change-receiver.ts"
import { recordChanges } from "./record-changes.ts"
import { isNight } from "./register-changes.ts"
import { type Told, tellSearchEngines } from "./tell-search-engines.ts"

const { signal } = new AbortController()
const mug: ChangedRecord = { kind: "product", slug: "mug" }
const urn: ChangedRecord = { kind: "product", slug: "urn" }
const logged: string[] = []
const log = pino({ level: "info" }, { write: (line) => void logged.push(JSON.parse(line).msg) })

let database: TestDatabase
/** The slugs that search engines were notified of, per call, and the results of the next calls. */
let told: string[][] = []
let outcomes: Told[] = []
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  told = []
  outcomes = []
  logged.length = 0
  await database.db.deleteFrom("search_pings").execute()
  await database.db.deleteFrom("job_runs").execute()
})
afterAll(() => database.close())

const record = (...changes: ChangedRecord[]) =>
  database.db.transaction().execute((trx) => recordChanges(trx, changes))
/** Makes waiting pings due, as elapsed time would. */
const makeDue = () =>
  sql`UPDATE search_pings SET next_attempt_at = now(),
    changed_at = changed_at - interval '1 minute'`.execute(database.db)
const tell = async (changes: readonly ChangedRecord[]): Promise<Told> => {
  told.push(changes.map(({ slug }) => slug))
  return outcomes.shift() ?? { kind: "told" }
}
const work = (db = database.db) => tellSearchEngines({ db, tell, log }, signal)
const listWaiting = async () => {
  const rows = await database.db.selectFrom("search_pings").select("slug").orderBy("slug").execute()
  return rows.map(({ slug }) => slug)
}

describe("search engine pings", () => {
  it("pings each changed page once, for committed changes of records with a page only", async () => {
    const undone = database.db.transaction().execute(async (trx) => {
      await recordChanges(trx, [{ kind: "page", slug: "undone" }])
      throw new Error("undone")
    })
    await expect(undone).rejects.toThrow("undone")
    await record(mug, { kind: "site", slug: "all" })
    await record(urn, mug, mug)
    await makeDue()
    await work()
    await work()
    expect([told.map((slugs) => slugs.sort()), await listWaiting()]).toEqual([[["mug", "urn"]], []])
  })

  it("pings once although several back ends run the job", async () => {
    await record(mug)
    await makeDue()
    const others = [openDatabase(database.url), openDatabase(database.url)]
    const job = (db: TestDatabase["db"]): Job => ({
      ...{ name: "search engines", everyMs: 60_000, work: () => work(db) },
    })
    const dbs = [database.db, ...others]
    await Promise.all(dbs.map((db) => takeTurn(db, job(db), signal)))
    expect(told).toEqual([["mug"]])
    await Promise.all(others.map((db) => db.destroy()))
  })

  it("pings again after a killed process, and after a change during the ping", async () => {
    await record(mug)
    await makeDue()
    const killed = { db: database.db, tell: () => Promise.reject(new Error("killed")), log }
    await expect(tellSearchEngines(killed, signal)).rejects.toThrow("killed")
    const changing = async (changes: readonly ChangedRecord[]) => {
      await record(mug)
      return tell(changes)
    }
    await tellSearchEngines({ db: database.db, tell: changing, log }, signal)
    expect([told, await listWaiting()]).toEqual([[["mug"]], ["mug"]])
  })

  it("waits for all pings as long as the response requires, and gives up after hours", async () => {
    outcomes = [{ kind: "later", afterMs: 600_000 }]
    await record(mug)
    await makeDue()
    await work()
    await record(urn)
    await sql`UPDATE search_pings SET changed_at = now() - interval '1 minute'`.execute(database.db)
    await work()
    expect([told, await listWaiting()]).toEqual([[["mug"]], ["mug", "urn"]])
    outcomes = Array.from({ length: 8 }, () => ({ kind: "later", afterMs: 0 }) as const)
    for (let turn = 0; turn < 8; turn += 1) {
      await makeDue()
      await work()
    }
    expect([await listWaiting(), logged]).toEqual([
      [],
      ["search engines could not be told of changes"],
    ])
  })

  it("does not retry a rejected ping", async () => {
    outcomes = [{ kind: "refused" }]
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
  const asked: unknown[] = []
  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const body = await text(request)
      const header = String(request.headers[signatureHeader])
      expect(isSignedChangeEvent(body, header, secret, Date.now() / 1000)).toBe(true)
      asked.push(changeEventSchema.parse(JSON.parse(body)))
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
    const ask = buildSearchEngineTeller(
      ["http://127.0.0.1:9", there, there].map((storefrontUrl) => ({ storefrontUrl, secret, now })),
    )
    expect(await ask([mug], signal)).toEqual({ kind: "told" })
    expect(asked).toMatchObject([{ purpose: "search-engines", changes: [mug] }])
    status = 503
    expect(await ask([mug], signal)).toEqual({ kind: "later", afterMs: 120_000 })
    status = 422
    expect(await ask([mug], signal)).toEqual({ kind: "refused" })
    status = 202
    const storefront = { storefrontUrl: there, secret, now }
    const absent = { ...storefront, storefrontUrl: "http://127.0.0.1:9" }
    await askForAudits([storefront, absent, storefront], signal)
    expect(asked.slice(-2)).toMatchObject([{ purpose: "audit" }, { purpose: "audit" }])
    status = 401
    await expect(askForAudits([storefront], signal)).rejects.toThrow("answered 401")
    const nobody = buildSearchEngineTeller([{ storefrontUrl: "http://127.0.0.1:9", secret, now }])
    expect(await nobody([mug], signal)).toMatchObject({ kind: "later" })
  })
})

it("isNight is true between 1 and 5 a.m. in the shop's time zone", () => {
  const at = (time: string) => isNight(new Date(`2026-11-21T${time}:00+10:00`))
  expect(["00:59", "01:00", "04:59", "05:00", "13:00"].map(at)).toEqual([
    ...[false, true, true, false, false],
  ])
})
