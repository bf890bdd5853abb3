import { z } from "zod"
import { captchaSchema, formResultSchema, type WireFormResult } from "#lib/contract/forms/form.ts"
import { clientHeader, signClient } from "#lib/contract/signatures/client-signature.ts"
import { openTestBackend, type TestBackend } from "./test-backend.ts"

const storedSchema = z.array(
  z.object({ name: z.string(), value: z.union([z.string(), z.number()]) }),
)
type SubmissionValues = z.infer<typeof storedSchema>

export const filled = { name: "Ann", email: "ann@example.com" }

/** Builds a form question; `more` overrides the properties of a plain text question. */
export function buildQuestion(id: number, name: string, field_type = "text", more: object = {}) {
  return { id, name, field_type, label: `The ${name}`, ...more }
}

/** A back end for tests of form submissions, each test from another IP address. */
export type FormSender = TestBackend & {
  /** Advances the clock. */
  wait: (ms: number) => void
  /** Switches to another IP address and deletes all submissions and emails. */
  reset: () => Promise<void>
  /** Returns the IP address of the current client. */
  visitor: () => string
  /** Creates a form; by default with a name and an email question. Returns its id. */
  makeForm: (values?: object) => Promise<number>
  post: (
    id: number,
    body: object,
    as?: string,
  ) => Promise<Awaited<ReturnType<TestBackend["app"]["inject"]>>>
  /** Submits the form and returns the response body. Throws if it breaks the contract. */
  send: (id: number, body?: object, as?: string) => Promise<WireFormResult>
  listStored: () => Promise<
    { form_id: number | null; form_name: string; url: string; values: SubmissionValues }[]
  >
  listMails: () => Promise<{ subject: string; reply_to: string | null; text_body: string }[]>
  getCaptcha: () => Promise<z.infer<typeof captchaSchema>["challenge"]>
}

/** Starts the back end. Close it after the test file. */
export async function openFormSender(): Promise<FormSender> {
  let clock = Date.now()
  let visitors = 0
  let forms = 0
  const backend = await openTestBackend({ now: () => new Date(clock) })
  const { app, env, database } = backend
  const visitor = () => `203.0.113.${visitors}`
  const post: FormSender["post"] = (id, body, as = visitor()) =>
    app.inject({
      method: "POST",
      url: `/api/v1/cognito/form/submit/${id}`,
      payload: body,
      headers: { [clientHeader]: signClient(as, env.REVALIDATE_SECRET, clock / 1000) },
    })
  return {
    ...backend,
    visitor,
    post,
    wait(ms) {
      clock += ms
    },
    async reset() {
      visitors += 1
      await database.db.deleteFrom("form_submissions").execute()
      await database.db.deleteFrom("mail_outbox").execute()
    },
    makeForm(values = {}) {
      forms += 1
      const questions = [
        buildQuestion(1, "name", "text", { required: true }),
        buildQuestion(2, "email", "email"),
      ]
      const plain = { name: "Contact us", url: `form-${forms}`, questions }
      return backend.create("cognito/form", { ...plain, ...values })
    },
    async send(id, body = { data: filled }, as) {
      const response = await post(id, body, as)
      if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${response.body}`)
      return formResultSchema.parse(response.json())
    },
    async listStored() {
      const rows = await database.db
        .selectFrom("form_submissions")
        .selectAll()
        .orderBy("id")
        .execute()
      return rows.map((row) => ({ ...row, values: storedSchema.parse(row.data) }))
    },
    listMails: () => database.db.selectFrom("mail_outbox").selectAll().execute(),
    async getCaptcha() {
      const response = await app.inject("/api/v1/cognito/captcha")
      return captchaSchema.parse(response.json()).challenge
    },
  }
}
