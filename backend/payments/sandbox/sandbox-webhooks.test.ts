import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { getDecision } from "./sandbox-decision.ts"
import { buildSandboxGateway } from "./sandbox-gateway.ts"
import { getCheckoutSession, saveDecision } from "./sandbox-store.ts"
import { buildSandboxWebhookSender } from "./sandbox-webhooks.ts"

let database: TestDatabase
let clock = Date.parse("2026-11-21T00:00:00Z")
let received: string[] = []
let isDeaf = false
let lines: unknown[] = []
const now = () => new Date(clock)
const key = Buffer.from("the key of the sandbox")
beforeAll(async () => {
  database = await openTestDatabase()
})
beforeEach(async () => {
  await database.db.deleteFrom("sandbox_sessions").execute()
  received = []
  lines = []
  isDeaf = false
})
afterAll(() => database.close())

function build() {
  const { db } = database
  const gateway = buildSandboxGateway({ db, now, key })
  const sender = buildSandboxWebhookSender({
    db,
    now,
    key,
    log: { warn: (line: unknown) => void lines.push(line) },
    async receive(body, headers) {
      if (isDeaf) throw new Error("connection failed")
      received.push(gateway.parseEvent(body, headers, now())?.reference ?? "forged")
      return true
    },
  })
  return { gateway, sender }
}

async function press(word: string): Promise<string> {
  const { gateway } = build()
  const { reference } = await gateway.begin({
    token: `token-${Math.floor(clock)}-${word}`,
    description: "Order 7",
    amountCents: 2495,
    currency: "AUD",
    email: "",
    createdAt: now(),
    returnAddress: "http://localhost:3000/payment-return",
  })
  const [session, decision] = [
    await getCheckoutSession(database.db, { reference }, now()),
    getDecision(word),
  ]
  if (session === null || decision === null) throw new Error("nothing to press")
  await saveDecision(database.db, session, { decision, email: "", now: now() })
  return reference
}

describe("the sandbox's webhooks", () => {
  it("are sent at once, with a valid signature", async () => {
    const reference = await press("pay")
    await build().sender.send(null)
    await build().sender.send(null)
    expect(received).toEqual([reference])
  })

  it('are sent 30 seconds late for "late", and never for "vanish"', async () => {
    const late = await press("late")
    await press("vanish")
    clock += 29_000
    await build().sender.send(null)
    expect(received).toEqual([])
    clock += 1_000
    await build().sender.send(null)
    clock += 3_600_000
    await build().sender.send(null)
    expect(received).toEqual([late])
  })

  it('are sent twice for "twice", and never a third time', async () => {
    const reference = await press("twice")
    await build().sender.send(reference)
    await build().sender.send(reference)
    expect(received).toEqual([reference, reference])
  })

  it("report a pending payment, and again when the bank has paid", async () => {
    const reference = await press("pending")
    await build().sender.send(null)
    clock += 20_000
    await Promise.all([build().sender.send(null), build().sender.send(null)])
    expect(received).toEqual([reference, reference])
  })

  it("are retried after a failure, also by another process", async () => {
    const reference = await press("pay")
    isDeaf = true
    await build().sender.send(null)
    expect([received, lines.length]).toEqual([[], 1])
    isDeaf = false
    await build().sender.send(null)
    expect(received).toEqual([])
    clock += 15_000
    await build().sender.send(null)
    expect(received).toEqual([reference])
  })

  it("are sent once although three processes send at the same time", async () => {
    const references = await Promise.all(["pay", "decline", "cancel"].map(press))
    await Promise.all([1, 2, 3].map(() => build().sender.send(null)))
    expect(received.sort()).toEqual(references.sort())
  })

  it("are no longer sent after stop()", async () => {
    const { sender } = build()
    sender.start()
    await sender.stop()
    await press("pay")
    await sender.send(null)
    expect(received).toEqual([])
  })
})
