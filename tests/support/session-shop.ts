import type { AddressInfo } from "node:net"
import { createCustomerWithPassword, testPassword } from "../factories/test-customer.ts"
import { UnreliableApi, works } from "../fakes/unreliable-api.ts"
import { type OwnStorefront, openOwnStorefront } from "./own-storefront.ts"
import { SessionBrowser } from "./session-browser.ts"
import { openTestBackend, type TestBackend } from "./test-backend.ts"

export const sessionSecret = "the-session-secret-of-the-tests-0001"

/** A back end with a clock that the test can advance, and storefront processes in front of it. */
export type SessionShop = {
  backend: TestBackend
  /** Proxy between them that can simulate failures. */
  api: UnreliableApi
  storefronts: readonly OwnStorefront[]
  /** Advances the clock of the back end alone. */
  waitAtBackend: (seconds: number) => void
  /** Returns the number of token refreshes at the back end since the last call. */
  takeRenewals: () => number
  /** Creates a customer and signs their browser in at the first storefront. */
  signIn: () => Promise<{ browser: SessionBrowser; userId: number; email: string }>
  /** Returns how often the newest session of a customer was refreshed. */
  getGeneration: (userId: number) => Promise<number>
  close: () => Promise<void>
}

/** Starts the back end and the storefronts. Close it after the test file. */
export async function openSessionShop(
  processes: number,
  variables: Record<string, string> = {},
): Promise<SessionShop> {
  const clock = { offsetMs: 0, renewals: 0, customers: 0 }
  const backend = await openTestBackend({ now: () => new Date(Date.now() + clock.offsetMs) })
  await backend.app.listen({ port: 0, host: "127.0.0.1" })
  const { port } = backend.app.server.address() as AddressInfo
  const api = await UnreliableApi.open(`http://127.0.0.1:${port}`)
  api.failureMode = (call, response, forward) => {
    if (call.url?.endsWith("/refreshToken")) clock.renewals += 1
    return works(call, response, forward)
  }
  const env = {
    SESSION_SECRET: sessionSecret,
    REVALIDATE_SECRET: backend.env.REVALIDATE_SECRET,
    ...variables,
  }
  const open = () => openOwnStorefront(api.origin, env)
  const storefronts = await Promise.all(Array.from({ length: processes }, open))
  const [first] = storefronts
  if (first === undefined) throw new Error("a shop has at least one storefront")
  return {
    backend,
    api,
    storefronts,
    waitAtBackend: (seconds) => {
      clock.offsetMs += seconds * 1_000
    },
    takeRenewals: () => {
      const { renewals } = clock
      clock.renewals = 0
      return renewals
    },
    signIn: async () => {
      clock.customers += 1
      const email = `visitor-${clock.customers}@example.com`
      const userId = await createCustomerWithPassword(backend, { email })
      const browser = new SessionBrowser(first.origin)
      await signInBrowser(browser, email)
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

/** Signs a browser in by password. A rejection fails the test. */
export async function signInBrowser(browser: SessionBrowser, email: string): Promise<void> {
  const credentials = { username: email, password: testPassword }
  const { status, text } = await browser.call("/api/v1/cognito/user/login", credentials)
  if (status !== 200) throw new Error(`the login was rejected with ${status}: ${text}`)
}

/** Sets the expiry of the access token in the session cookie to `seconds` from now. */
export async function updateTokenExpiry(browser: SessionBrowser, seconds: number): Promise<void> {
  const session = await browser.readSession(sessionSecret)
  if (!session?.tokens) throw new Error("no user is signed in")
  const tokens = { ...session.tokens, expiresAtMs: Date.now() + seconds * 1_000 }
  await browser.writeSession({ ...session, tokens }, sessionSecret)
}
