import type { Insertable, Selectable } from "kysely"
import type { UsersTable } from "#backend/db/accounts-schema.ts"
import type { MailOutboxTable } from "#backend/db/forms-schema.ts"
import { clientHeader, signClient } from "#lib/contract/signatures/client-signature.ts"
import { openTestBackend, type TestBackend } from "./test-backend.ts"

type InjectResponse = Awaited<ReturnType<TestBackend["app"]["inject"]>>
type Mail = Selectable<MailOutboxTable>

export const fingerprint = "fingerprint-of-test-1"

/** A back end for tests of emailed codes, each test with another email address. */
export type MailVisitor = TestBackend & {
  /** Advances the clock. */
  wait: (minutes: number) => void
  /** Switches to another email and IP address and deletes all emails. */
  reset: () => Promise<void>
  /** Sets the Accept-Language header of later requests; null sends none. */
  read: (language: string | null) => void
  /** Returns the current email address. */
  email: () => string
  /** Inserts a customer with the current email address. Returns the id. */
  addCustomer: (values?: Partial<Insertable<UsersTable>>) => Promise<number>
  /** Requests an email; by default to the current address and for the same browser. */
  requestEmail: (
    call: "sendLoginLink" | "registerLink" | "recoverPassword" | "sendSignInCode",
    more?: object,
    ip?: string,
  ) => Promise<InjectResponse>
  /** Signs in with a code. */
  enter: (code: string, more?: object, ip?: string) => Promise<InjectResponse>
  /** Signs in with six digits. */
  enterDigits: (code: string, more?: object, ip?: string) => Promise<InjectResponse>
  /** Sets a password with a code. */
  choose: (code: string, newpassword: string, more?: object) => Promise<InjectResponse>
  /** Returns the queued emails, oldest first. */
  listMails: () => Promise<Mail[]>
  /** Returns the newest email. */
  getMail: () => Promise<Mail>
  /** Returns the code in the newest email. */
  readCode: () => Promise<string>
  countSessions: () => Promise<number>
}

/** Personal details of a sign-up. */
export const visitor = { first_name: "Ann", last_name: "Duck", date_of_birth: "1984-05-31" }

/** Starts the back end. Close it after the test file. */
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
    ...backend,
    email,
    listMails,
    getMail,
    wait(minutes) {
      clock.ms += minutes * 60_000
    },
    read(chosen) {
      language = chosen
    },
    async reset() {
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
    requestEmail(call, more = {}, ip) {
      if (call === "recoverPassword") return send(call, { email: email(), ...more }, "GET", ip)
      const names = call === "registerLink" ? visitor : {}
      return send(call, { email: email(), fingerprint, ...names, ...more }, "POST", ip)
    },
    enter: (code, more = {}, ip) =>
      send("loginRecoveryCode", { email: email(), code, fingerprint, ...more }, "GET", ip),
    enterDigits: (code, more = {}, ip) =>
      send("signInByCode", { email: email(), code, fingerprint, ...more }, "POST", ip),
    choose: (code, newpassword, more = {}) =>
      send("recoverPasswordCheck", { email: email(), code, newpassword, ...more }, "GET"),
    async readCode() {
      const { text_body } = await getMail()
      const code = /^ {4}([A-Z0-9]{8}|[0-9]{6})$/m.exec(text_body)?.[1]
      if (code === undefined) throw new Error(`no code in: ${text_body}`)
      return code
    },
    async countSessions() {
      const rows = await db.selectFrom("sessions").select("id").execute()
      return rows.length
    },
  }
}
