import type { Insertable, Selectable } from "kysely"
import type { UsersTable } from "#backend/db/accounts-schema.ts"
import type { MailOutboxTable } from "#backend/db/forms-schema.ts"
import { clientHeader, signClient } from "#lib/contract/client-signature.ts"
import { openTestBackend, type TestBackend } from "./test-backend.ts"

type Answer = Awaited<ReturnType<TestBackend["app"]["inject"]>>
type Mail = Selectable<MailOutboxTable>

export const fingerprint = "fingerprint-of-test-1"

/** A back end whose accounts visitors get into by mail, each test with another address. */
export type MailVisitor = TestBackend & {
  /** Lets time pass. */
  wait: (minutes: number) => void
  /** From now on somebody else asks, with another address and from elsewhere. */
  startAnew: () => Promise<void>
  /** From now on the visitor's pages are in this language; null for none that is told. */
  read: (language: string | null) => void
  /** The visitor's email address. */
  email: () => string
  /** Makes a customer of the visitor, and gives the id. */
  addCustomer: (values?: Partial<Insertable<UsersTable>>) => Promise<number>
  /** Asks for a mail; the visitor's own address and browser unless others are given. */
  ask: (
    call: "sendLoginLink" | "registerLink" | "recoverPassword",
    more?: object,
    ip?: string,
  ) => Promise<Answer>
  /** Signs in by a code. */
  enter: (code: string, more?: object, ip?: string) => Promise<Answer>
  /** Sets a password by a code. */
  choose: (code: string, newpassword: string, more?: object) => Promise<Answer>
  /** The mails that were queued, in order. */
  listMails: () => Promise<Mail[]>
  /** The newest mail. */
  getMail: () => Promise<Mail>
  /** The code of the newest mail. */
  readCode: () => Promise<string>
  countSessions: () => Promise<number>
}

/** What a sign-up tells of a visitor. */
export const visitor = { first_name: "Ann", last_name: "Duck", date_of_birth: "1984-05-31" }

/** Opens a back end for tests of mailed codes. Close it when the file is done. */
export async function openMailVisitor(): Promise<MailVisitor> {
  const clock = { ms: Date.parse("2026-11-21T00:00:00Z"), visits: 0 }
  let language: string | null = null
  const backend = await openTestBackend({ now: () => new Date(clock.ms) })
  const { db } = backend.database
  const email = () => `ann-${clock.visits}@example.com`
  const send = (
    name: string,
    given: Record<string, unknown>,
    method: "GET" | "POST",
    ip?: string,
  ) => {
    const from = ip ?? `203.0.113.${clock.visits}`
    const headers = {
      [clientHeader]: signClient(from, backend.env.REVALIDATE_SECRET, clock.ms / 1000),
      ...(language !== null && { "accept-language": language }),
    }
    const url = `/api/v1/cognito/user/${name}`
    const words = Object.entries(given).map(([key, value]) => [key, String(value)])
    return method === "POST"
      ? backend.app.inject({ method, url, headers, payload: given })
      : backend.app.inject({ method, url, headers, query: Object.fromEntries(words) })
  }
  const listMails = () => db.selectFrom("mail_outbox").selectAll().orderBy("created_at").execute()
  const getMail = async () => {
    const mail = (await listMails()).at(-1)
    if (mail === undefined) throw new Error("no mail was queued")
    return mail
  }
  return {
    ...{ ...backend, email, listMails, getMail },
    wait(minutes) {
      clock.ms += minutes * 60_000
    },
    read(chosen) {
      language = chosen
    },
    async startAnew() {
      clock.visits += 1
      language = null
      await db.deleteFrom("mail_outbox").execute()
    },
    async addCustomer(values = {}) {
      const row = { email: email(), first_name: "Ann", ...values }
      const { id } = await db
        .insertInto("users")
        .values(row)
        .returning("id")
        .executeTakeFirstOrThrow()
      return id
    },
    ask(call, more = {}, ip) {
      if (call === "recoverPassword") return send(call, { email: email(), ...more }, "GET", ip)
      const names = call === "registerLink" ? visitor : {}
      return send(call, { email: email(), fingerprint, ...names, ...more }, "POST", ip)
    },
    enter: (code, more = {}, ip) =>
      send("loginRecoveryCode", { email: email(), code, fingerprint, ...more }, "GET", ip),
    choose: (code, newpassword, more = {}) =>
      send("recoverPasswordCheck", { email: email(), code, newpassword, ...more }, "GET"),
    async readCode() {
      const { text_body } = await getMail()
      const code = /^ {4}([A-Z0-9]{8})$/m.exec(text_body)?.[1]
      if (code === undefined) throw new Error(`no code in: ${text_body}`)
      return code
    },
    async countSessions() {
      const rows = await db.selectFrom("sessions").select("id").execute()
      return rows.length
    },
  }
}
