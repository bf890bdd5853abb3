import { createServer, type IncomingMessage, type Server } from "node:http"
import { afterAll, afterEach, beforeAll } from "@jest/globals"
import { sql } from "kysely"
import { pino } from "pino"
import { isSignedChangeEvent } from "#lib/contract/signatures/change-signature.ts"
import { type ChangedRecord, changeEventSchema, signatureHeader } from "#lib/contract/webhook.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { buildChangeDeliverer } from "./change-deliverer.ts"
import { claimBatch, deleteOldChanges, enqueueChanges, saveDelivered } from "./change-outbox.ts"
import { buildFakeChangeReceiver } from "./fake-change-receiver.ts"
import type { OutboxWorker } from "./outbox-worker.ts"
import { buildChangeListener } from "./pg-listen.ts"
import { buildStorefrontReceiver, type ChangeReceiver } from "./storefront-webhook.ts"

const log = pino({ level: "silent" })
const home: ChangedRecord = { kind: "page", slug: "home" }
const mug: ChangedRecord = { kind: "product", slug: "mug" }

let database: TestDatabase
let deliverer: OutboxWorker | null = null
beforeAll(async () => {
  database = await openTestDatabase()
})
afterEach(async () => {
  await deliverer?.stop()
  deliverer = null
  await database.db.deleteFrom("change_outbox").execute()
})
afterAll(() => database.close())

function record(...changes: ChangedRecord[]) {
  return database.db.transaction().execute((trx) => enqueueChanges(trx, changes))
}

function startDeliverer(...receivers: ChangeReceiver[]) {
  deliverer = buildChangeDeliverer({ db: database.db, receivers, log })
  deliverer.start()
  return deliverer
}

async function until(isTrue: () => boolean | Promise<boolean>) {
  const deadline = Date.now() + 10_000
  while (Date.now() < deadline) {
    if (await isTrue()) return
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  throw new Error("it did not come true within 10 s")
}

const countWaiting = async () => {
  const waiting = database.db.selectFrom("change_outbox").where("delivered_at", "is", null)
  return (await waiting.select("id").execute()).length
}

describe("delivering changes", () => {
  it("delivers the distinct changes of a committed transaction and none of a rolled-back one", async () => {
    const undone = database.db.transaction().execute(async (trx) => {
      await enqueueChanges(trx, [mug])
      throw new Error("undone")
    })
    await expect(undone).rejects.toThrow("undone")
    await record(home, home)
    const receiver = buildFakeChangeReceiver()
    startDeliverer(receiver)
    await until(async () => (await countWaiting()) === 0)
    expect(receiver.events.map((event) => event.changes)).toEqual([[home]])
  })

  it("retries a failed event, merged with everything that changed since, until the receiver accepts it", async () => {
    const receiver = buildFakeChangeReceiver()
    receiver.failNext(1)
    await record(home)
    startDeliverer(receiver)
    await until(async () => {
      const rows = await database.db.selectFrom("change_outbox").select("last_error").execute()
      return rows[0]?.last_error === "configured to fail"
    })
    await record(mug)
    deliverer?.wake()
    await until(() => receiver.events.length > 0)
    expect(receiver.events.map((event) => event.changes)).toEqual([[home, mug]])
  })

  it("notifies every storefront, and none twice because another one is down", async () => {
    const [up, down] = [buildFakeChangeReceiver(), buildFakeChangeReceiver()]
    down.failNext(1)
    await record(home)
    startDeliverer(up, down)
    await until(() => up.events.length === 1)
    await record(mug)
    await until(async () => (await countWaiting()) === 0)
    expect(up.events.map((event) => event.changes)).toEqual([[home], [mug]])
    expect(down.events.flatMap((event) => event.changes)).toEqual([home, mug])
  })

  it("delivers a batch again after the process that claimed it was killed", async () => {
    await record(home)
    expect(await claimBatch(database.db, 100)).toMatchObject({ rows: [{ changes: [home] }] })
    expect(await claimBatch(database.db, 100)).toBeNull()
    const receiver = buildFakeChangeReceiver()
    startDeliverer(receiver)
    await until(() => receiver.events.length === 1)
  })

  it("delivers a commit of any process at once through LISTEN/NOTIFY", async () => {
    const receiver = buildFakeChangeReceiver()
    const { wake } = startDeliverer(receiver)
    const listener = buildChangeListener({ databaseUrl: database.url, onChange: wake, log })
    listener.start()
    await until(async () => {
      const listening = await sql`SELECT FROM pg_stat_activity
        WHERE datname = current_database() AND query LIKE 'LISTEN%'`.execute(database.db)
      return listening.rows.length === 1
    })
    const before = Date.now()
    await record(home)
    await until(() => receiver.events.length === 1)
    expect(Date.now() - before).toBeLessThan(1_000)
    await listener.stop()
  })

  it("gives up changes after a day and deletes delivered ones after an hour", async () => {
    await record(home)
    const batch = await claimBatch(database.db, 0)
    if (batch) await saveDelivered(database.db, batch)
    await record(mug)
    expect(await deleteOldChanges(database.db)).toBe(0)
    await sql`UPDATE change_outbox SET created_at = created_at - interval '25 hours',
      delivered_at = delivered_at - interval '2 hours'`.execute(database.db)
    expect(await deleteOldChanges(database.db)).toBe(1)
    expect(await database.db.selectFrom("change_outbox").select("id").execute()).toEqual([])
  })
})

describe("the storefront's revalidation webhook", () => {
  const secret = "the-webhook-secret-of-the-tests-0001"
  const calm = new AbortController().signal
  const event = { id: "0f8a9631-98eb-44b6-bfa3-23a3fd14c8f7", changes: [home] }
  let storefront: Server
  let status = 204
  let receivedRequests: { request: IncomingMessage; body: string }[] = []
  let receiver: ChangeReceiver

  beforeAll(async () => {
    storefront = createServer(async (request, response) => {
      let body = ""
      for await (const chunk of request) body += chunk
      receivedRequests.push({ request, body })
      response.writeHead(status, { location: "http://127.0.0.1:9/" }).end()
    })
    await new Promise<void>((resolve) => storefront.listen(0, "127.0.0.1", resolve))
    const address = storefront.address()
    const port = typeof address === "object" ? address?.port : null
    const storefrontUrl = `http://127.0.0.1:${port}`
    receiver = buildStorefrontReceiver({ storefrontUrl, secret, now: () => new Date() })
  })
  afterEach(() => {
    receivedRequests = []
  })
  afterAll(() => {
    storefront.close()
    storefront.closeAllConnections()
  })

  it("sends a signed event that matches the contract", async () => {
    status = 204
    await receiver.send(event, calm)
    const [{ request, body } = { request: null, body: "" }] = receivedRequests
    expect(request?.url).toBe("/api/revalidate")
    expect(changeEventSchema.parse(JSON.parse(body))).toEqual(event)
    const signature = String(request?.headers[signatureHeader])
    expect(isSignedChangeEvent(body, signature, secret, Date.now() / 1000)).toBe(true)
  })

  it.each([500, 401, 302])(
    "treats response %i as a failed delivery and follows no redirect",
    async (code) => {
      status = code
      await expect(receiver.send(event, calm)).rejects.toThrow(String(code))
      expect(receivedRequests).toHaveLength(1)
    },
  )
})
