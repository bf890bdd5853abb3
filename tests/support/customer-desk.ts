import { z } from "zod"
import type { SiteConfig } from "#lib/contract/site.ts"
import { openTestBackend, type TestBackend } from "./test-backend.ts"
import { openCustomer } from "./test-customer.ts"

const bodySchema = z.looseObject({
  code: z.string().optional(),
  message: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
  item: z.looseObject({ id: z.number() }).nullish(),
  data: z.array(z.looseObject({ id: z.number() })).optional(),
})

/** A signed-in customer with a client for the back end. */
export type FixtureCustomer = Awaited<ReturnType<typeof openCustomer>> & {
  get: (path: string) => Promise<FixtureResponse>
  post: (path: string, body: object) => Promise<FixtureResponse>
}
type FixtureResponse = { status: number; body: z.infer<typeof bodySchema> }

/** A back end for tests of customers' records, with a clock that the test can advance. */
export type CustomerFixture = TestBackend & {
  /** Creates a customer and signs them in. */
  welcome: (values?: Parameters<typeof openCustomer>[1]) => Promise<FixtureCustomer>
  /** Sets which profile fields customers may change. */
  allow: (flags: Partial<SiteConfig["profile"]>) => Promise<void>
  wait: (ms: number) => void
}

/** Starts the back end of a configured shop. Close it after the test file. */
export async function createCustomerFixture(): Promise<CustomerFixture> {
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
        const response = await backend.app.inject({
          method,
          url: `/api/v1/${path}`,
          headers: { authorization: `Bearer ${customer.access_token}` },
          ...(payload && { payload }),
        })
        return { status: response.statusCode, body: bodySchema.parse(response.json()) }
      }
      return {
        ...customer,
        get: (path) => send("GET", path),
        post: (path, body) => send("POST", path, body),
      }
    },
  }
}
