import { afterAll, afterEach, beforeAll } from "@jest/globals"
import { sql } from "kysely"
import { pino } from "pino"
import { openDatabase } from "#backend/db/pool.ts"
import type { OutboxWorker } from "#backend/outbox/outbox-worker.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { buildFakeMailer } from "./fake-mailer.ts"
import { buildMailDeliverer } from "./mail-deliverer.ts"
import { claimMail, enqueueOwnerMail } from "./mail-outbox.ts"
import { type Mailer, smtpLimitMs } from "./mailer.ts"

const lines: { level: number; msg: string }[] = []
const log = pino({ level: "info" }, { write: (line) => void lines.push(JSON.parse(line)) })
const owner = "hello@curlewprint.example"

let database: TestDatabase
let deliverer: OutboxWorker | null = null
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db
    .insertInto("domains")
    .values({
      name: "Curlew",
      theme_colour: "#0b5351",
      dark_theme_colour: "#071f1f",
      organisation_name: "Curlew Print Co.",
      organisation_email: owner,
    })
    .execute()
})
afterEach(async () => {
  await deliverer?.stop()
  deliverer = null
  lines.length = 0
  await database.db.deleteFrom("mail_outbox").execute()
})
afterAll(() => database.close())

const ownerMail = {
  about: "form_submission:1",
  replyTo: null,
  subject: "News",
  text: "t",
  html: "<p>",
}

function start(mailer: Mailer, from: string | null = null) {
  deliverer = buildMailDeliverer({ db: database.db, mailer, from, log })
  deliverer.start()
  return deliverer
}

const readMail = () => database.db.selectFrom("mail_outbox").selectAll().executeTakeFirst()

const countUnsent = async () =>
  (await database.db.selectFrom("mail_outbox").select("id").where("sent_at", "is", null).execute())
    .length

/** Makes waiting emails due, as elapsed time would. */
const makeDue = () => sql`UPDATE mail_outbox SET next_attempt_at = now()`.execute(database.db)

describe("a queued email", () => {
  it("is sent once its transaction has committed, and never after a rollback", async () => {
    const undone = database.db.transaction().execute(async (trx) => {
      await enqueueOwnerMail(trx, { ...ownerMail, subject: "Undone" })
      throw new Error("undone")
    })
    await expect(undone).rejects.toThrow("undone")
    await database.db.transaction().execute((trx) => enqueueOwnerMail(trx, ownerMail))
    const mailer = buildFakeMailer()
    start(mailer)
    await eventually(20_000, async () => expect((await readMail())?.sent_at).toBeInstanceOf(Date))
    expect(mailer.mails).toMatchObject([
      { to: owner, from: { name: "Curlew Print Co.", address: owner }, subject: "News" },
    ])
    expect(await readMail()).toMatchObject({ to_address: owner, from_address: owner })
  })

  it("has the configured sender", async () => {
    await enqueueOwnerMail(database.db, ownerMail)
    const mailer = buildFakeMailer()
    start(mailer, "shop@curlewprint.example")
    await eventually(20_000, () => expect(mailer.mails).toHaveLength(1))
    expect(mailer.mails[0]?.from.address).toBe("shop@curlewprint.example")
  })

  it("is sent at once when the deliverer is woken", async () => {
    const mailer = buildFakeMailer()
    const { wake } = start(mailer)
    await enqueueOwnerMail(database.db, ownerMail)
    const before = Date.now()
    wake()
    await eventually(20_000, () => expect(mailer.mails).toHaveLength(1))
    expect(Date.now() - before).toBeLessThan(2_000)
  })

  it("is sent by the next process after a crash, and by one process at a time", async () => {
    await enqueueOwnerMail(database.db, ownerMail)
    expect(await claimMail(database.db, 200)).toMatchObject({ subject: "News", attempts: 1 })
    expect(await claimMail(database.db, 200)).toBeNull()
    const mailer = buildFakeMailer()
    start(mailer)
    await eventually(20_000, async () => expect((await readMail())?.sent_at).toBeInstanceOf(Date))
    expect(mailer.mails).toHaveLength(1)
  })

  it("is retried after a failure until it is sent", async () => {
    await enqueueOwnerMail(database.db, ownerMail)
    const mailer = buildFakeMailer()
    mailer.failNext(2)
    const { wake } = start(mailer)
    await eventually(20_000, async () =>
      expect((await readMail())?.last_error).toBe("configured to fail"),
    )
    expect(lines.map(({ msg }) => msg)).toContain("mail: send failed, will retry")
    await eventually(20_000, async () => {
      await makeDue()
      wake()
      expect(mailer.mails).toHaveLength(1)
    })
    expect(await readMail()).toMatchObject({ last_error: null, attempts: 3 })
  })

  it("waits while the shop has no email address, with the reason stored, and is sent once it has one", async () => {
    await sql`UPDATE domains SET organisation_email = ''`.execute(database.db)
    await enqueueOwnerMail(database.db, ownerMail)
    const mailer = buildFakeMailer()
    const { wake } = start(mailer)
    await eventually(20_000, async () =>
      expect((await readMail())?.last_error).toMatch(/no email address of the organisation/),
    )
    await sql`UPDATE domains SET organisation_email = ${owner}`.execute(database.db)
    await makeDue()
    wake()
    await eventually(20_000, () => expect(mailer.mails).toHaveLength(1))
  })

  it("is given up after five days with an error in the log, and stays stored", async () => {
    await enqueueOwnerMail(database.db, ownerMail)
    await sql`UPDATE mail_outbox SET created_at = now() - interval '5 days 1 hour'`.execute(
      database.db,
    )
    const mailer = buildFakeMailer()
    mailer.failNext(1)
    start(mailer)
    await eventually(20_000, async () =>
      expect((await readMail())?.given_up_at).toBeInstanceOf(Date),
    )
    expect(lines).toContainEqual(expect.objectContaining({ level: 50, msg: "mail: gave up" }))
    await makeDue()
    expect(await claimMail(database.db, 0)).toBeNull()
  })
})

describe("two back ends", () => {
  const startBeside = (mailer: Mailer) => {
    const db = openDatabase(database.url)
    const beside = buildMailDeliverer({ db, mailer, from: null, log })
    beside.start()
    return async () => {
      await beside.stop()
      await db.destroy()
    }
  }

  it("send each of many emails exactly once", async () => {
    for (let at = 0; at < 60; at += 1) {
      await enqueueOwnerMail(database.db, { ...ownerMail, subject: `News ${at}` })
    }
    const mailer = buildFakeMailer()
    const slow: Mailer = {
      close() {},
      send: async (mail) => {
        await new Promise((settle) => setImmediate(settle))
        await mailer.send(mail)
      },
    }
    const end = startBeside(slow)
    start(slow)
    await eventually(10_000, async () => expect(await countUnsent()).toBe(0))
    await end()
    const subjects = mailer.mails.map(({ subject }) => subject)
    expect([subjects.length, new Set(subjects).size]).toEqual([60, 60])
  })

  it("lose no email when one of them is killed, and wait for its lease to expire", async () => {
    await enqueueOwnerMail(database.db, ownerMail)
    let hasSendStarted = false
    const end = startBeside({
      close() {},
      send: () => {
        hasSendStarted = true
        return new Promise(() => {})
      },
    })
    await eventually(20_000, () => expect(hasSendStarted).toBe(true))
    await end()
    const mailer = buildFakeMailer()
    const { wake } = start(mailer)
    wake()
    const { rows } = await sql<{ seconds: number }>`
      SELECT extract(epoch FROM next_attempt_at - now())::float AS seconds
      FROM mail_outbox`.execute(database.db)
    expect(rows[0]?.seconds).toBeGreaterThan(smtpLimitMs / 1_000)
    expect(mailer.mails).toEqual([])
    await makeDue()
    wake()
    await eventually(20_000, async () => expect(await countUnsent()).toBe(0))
    expect(mailer.mails).toHaveLength(1)
  })
})

it("a stopped deliverer does not wait for an unresponsive mail server", async () => {
  await enqueueOwnerMail(database.db, ownerMail)
  let hasSendStarted = false
  start({
    close() {},
    send: () => {
      hasSendStarted = true
      return new Promise(() => {})
    },
  })
  await eventually(20_000, () => expect(hasSendStarted).toBe(true))
  const before = Date.now()
  await deliverer?.stop()
  expect(Date.now() - before).toBeLessThan(1_800)
})
