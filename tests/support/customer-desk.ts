import { z } from "zod"
import type { SiteConfig } from "#lib/contract/site.ts"
import { openTestBackend, type TestBackend } from "./test-backend.ts"
import { openCustomer } from "./test-customer.ts"

const answerSchema = z.looseObject({
  code: z.string().optional(),
  message: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  item: z.looseObject({ id: z.number() }).nullish(),
  data: z.array(z.looseObject({ id: z.number() })).optional(),
})

/** A signed-in customer with a client for the back end. */
export type DeskCustomer = Awaited<ReturnType<typeof openCustomer>> & {
  get: (path: string) => Promise<DeskAnswer>
  post: (path: string, body: object) => Promise<DeskAnswer>
}
type DeskAnswer = { status: number; body: z.infer<typeof answerSchema> }

/** A back end for tests of customers' records, with a clock that the test can advance. */
export type CustomerDesk = TestBackend & {
  /** Creates a customer and signs them in. */
  welcome: (values?: Parameters<typeof openCustomer>[1]) => Promise<DeskCustomer>
  /** Sets which profile fields customers may change. */
  allow: (flags: Partial<SiteConfig["profile"]>) => Promise<void>
  wait: (ms: number) => void
}

/** Starts the back end of a configured shop. Close it after the test file. */
export async function openCustomerDesk(): Promise<CustomerDesk> {
  let clock = Date.now()
  const backend = await openTestBackend({ now: () => new Date(clock) })
  const { db } = backend.database
  await db
    .insertInto("domains")
    .values({
      name: "Curlew Print Co.",
      theme_colour: "#0b5351",
      dark_theme_colour: "#071f1f",
      organisation_name: "Curlew Print Co.",
      organisation_email: "hello@curlewprint.example",
    })
    .execute()
  return {
    ...backend,
    wait(ms) {
      clock += ms
    },
    async allow(profile) {
      await db
        .updateTable("domains")
        .set({ config: JSON.stringify({ profile }) })
        .execute()
    },
    async welcome(values) {
      const customer = await openCustomer(backend, values)
      const send = async (method: "GET" | "POST", path: string, payload?: object) => {
        const answer = await backend.app.inject({
          method,
          url: `/api/v1/${path}`,
          headers: { authorization: `Bearer ${customer.access_token}` },
          ...(payload && { payload }),
        })
        return { status: answer.statusCode, body: answerSchema.parse(answer.json()) }
      }
      return {
        ...customer,
        get: (path) => send("GET", path),
        post: (path, body) => send("POST", path, body),
      }
    },
  }
}
