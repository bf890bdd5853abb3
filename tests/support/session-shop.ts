import type { AddressInfo } from "node:net"
import { type OwnStorefront, openOwnStorefront } from "./own-storefront.ts"
import { SessionBrowser } from "./session-browser.ts"
import { openTestBackend, type TestBackend } from "./test-backend.ts"
import { addCustomer, testPassword } from "./test-customer.ts"
import { UnreliableApi, works } from "./unreliable-api.ts"

export const sessionSecret = "the-session-secret-of-the-tests-0001"

/** A back end whose clock a test moves, and storefront processes before it. */
export type SessionShop = {
  backend: TestBackend
  /** Stands between them, and can be told to misbehave. */
  api: UnreliableApi
  storefronts: readonly OwnStorefront[]
  /** Lets time pass at the back end alone. */
  waitAtBackend: (seconds: number) => void
  /** How often tokens were renewed at the back end since the last time. */
  takeRenewals: () => number
  /** A new customer's browser, signed in at the first storefront. */
  signIn: () => Promise<{ browser: SessionBrowser; userId: number; email: string }>
  /** How often the newest session of a customer was renewed. */
  getGeneration: (userId: number) => Promise<number>
  close: () => Promise<void>
}

/** Opens them. Close it when the file is done. */
export async function openSessionShop(
  processes: number,
  variables: Record<string, string> = {},
): Promise<SessionShop> {
  const clock = { aheadMs: 0, renewals: 0, customers: 0 }
  const backend = await openTestBackend({ now: () => new Date(Date.now() + clock.aheadMs) })
  await backend.app.listen({ port: 0, host: "127.0.0.1" })
  const { port } = backend.app.server.address() as AddressInfo
  const api = await UnreliableApi.open(`http://127.0.0.1:${port}`)
  api.mood = (call, answer, forward) => {
    if (call.url?.endsWith("/refreshToken")) clock.renewals += 1
    return works(call, answer, forward)
  }
  const env = {
    ...{ SESSION_SECRET: sessionSecret, REVALIDATE_SECRET: backend.env.REVALIDATE_SECRET },
    ...variables,
  }
  const open = () => openOwnStorefront(api.origin, env)
  const storefronts = await Promise.all(Array.from({ length: processes }, open))
  const [first] = storefronts
  if (first === undefined) throw new Error("a shop has at least one storefront")
  return {
    ...{ backend, api, storefronts },
    waitAtBackend: (seconds) => {
      clock.aheadMs += seconds * 1_000
    },
    takeRenewals: () => {
      const { renewals } = clock
      clock.renewals = 0
      return renewals
    },
    signIn: async () => {
      clock.customers += 1
      const email = `visitor-${clock.customers}@example.com`
      const userId = await addCustomer(backend, { email })
      const browser = new SessionBrowser(first.origin)
      await logIn(browser, email)
      return { browser, userId, email }
    },
    getGeneration: async (userId) => {
      const row = await backend.database.db
        .selectFrom("sessions")
        .select("generation")
        .where("user_id", "=", userId)
        .orderBy("created_at", "desc")
        .executeTakeFirstOrThrow()
      return row.generation
    },
    close: async () => {
      await Promise.all(storefronts.map((storefront) => storefront.close()))
      await api.close()
      await backend.close()
    },
  }
}

/** Signs a browser in by password; a refusal fails the test. */
export async function logIn(browser: SessionBrowser, email: string): Promise<void> {
  const wish = { username: email, password: testPassword }
  const { status, text } = await browser.call("/api/v1/cognito/user/login", wish)
  if (status !== 200) throw new Error(`the login was refused with ${status}: ${text}`)
}

/** Lets the browser's access token end in so many seconds, by what the storefront believes. */
export async function letEndIn(browser: SessionBrowser, seconds: number): Promise<void> {
  const session = await browser.readSession(sessionSecret)
  if (!session?.tokens) throw new Error("nobody is signed in")
  const tokens = { ...session.tokens, expiresAtMs: Date.now() + seconds * 1_000 }
  await browser.writeSession({ ...session, tokens }, sessionSecret)
}
