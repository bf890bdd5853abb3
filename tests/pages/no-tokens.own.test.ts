import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { openDatabase } from "#backend/db/pool.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { type BrowserAnswer, SessionBrowser } from "#tests/support/session-browser.ts"
import { letEndIn, logIn, sessionSecret } from "#tests/support/session-shop.ts"
import { addCustomer } from "#tests/support/test-customer.ts"
import { listPageLinks } from "#tests/support/walk-shop.ts"

const atOnce = 4
const db = openDatabase(process.env.TEST_DATABASE_URL ?? "")
const email = `no-tokens-${Date.now()}@example.com`

const accountPages = [
  ...["/profile", "/my-account", "/my-account/addresses", "/checkout", "/logout", "/enter/confirm"],
  ...["/login", "/signup", "/forgotpassword", "/login?problem=state"],
]
const calls = [
  ...["/cognito/user/authUser", "/cognito/user/myAccount", "/cognito/user/creditBalance"],
  ...["/sell/address", "/cognito/domain/currentDomain", "/cognito/user/refreshToken"],
]

let storefront: OwnStorefront
let browser: SessionBrowser
beforeAll(async () => {
  const { apiOrigin } = getRunningShop()
  const env = { SESSION_SECRET: sessionSecret, LOG_LEVEL: "debug" }
  storefront = await openOwnStorefront(apiOrigin, env)
  browser = new SessionBrowser(storefront.origin)
  await addCustomer({ database: { db, url: "", close: async () => {} } }, { email })
  await logIn(browser, email)
})
afterAll(async () => {
  await db.deleteFrom("users").where("email", "=", email).execute()
  await db.destroy()
  await storefront.close()
})

/** Returns the browser's current tokens, split into the parts that are as sensitive as a whole. */
async function listSecrets(): Promise<string[]> {
  const tokens = (await browser.readSession(sessionSecret))?.tokens
  const [, claims = "", signature = ""] = tokens?.access.split(".") ?? []
  return [claims, signature, ...(tokens?.refresh.split(".") ?? [])].filter(
    ({ length }) => length > 20,
  )
}

/** Returns headers and body of a response, without the sealed cookie itself. */
function listWords({ headers, text }: BrowserAnswer): string {
  const { "set-cookie": _sealed, ...rest } = headers
  return JSON.stringify(rest) + text
}

async function findLeaks(paths: readonly string[], secrets: readonly string[]): Promise<string[]> {
  const leaks: string[] = []
  const forms = [{}, { rsc: "1" }]
  for (let at = 0; at < paths.length; at += atOnce) {
    const asked = paths.slice(at, at + atOnce).flatMap((path) =>
      forms.map(async (headers) => {
        const words = listWords(await browser.copy().ask(path, { headers }))
        if (secrets.some((secret) => words.includes(secret))) leaks.push(path)
      }),
    )
    await Promise.all(asked)
  }
  return leaks
}

it("exposes no token in pages, RSC payloads, API responses, logs and scripts", async () => {
  const home = await browser.ask("/")
  const linked = listPageLinks({
    path: "/",
    html: home.text,
    status: 200,
    headers: {},
    bytes: 0,
    tookMs: 0,
  })
  const secrets = await listSecrets()
  expect(secrets.length).toBeGreaterThanOrEqual(3)
  const paths = [...linked, ...accountPages, ...calls.map((path) => `/api/v1${path}`)]
  expect(paths.length).toBeGreaterThan(30)
  expect(await findLeaks(paths, secrets)).toEqual([])
  const profile = await browser.ask("/profile")
  expect(profile.text).toContain(email)
  const scripts = [...profile.text.matchAll(/src="(\/_next\/[^"]+\.js)"/g)].map(
    ([, src = ""]) => src,
  )
  expect(scripts.length).toBeGreaterThan(3)
  expect(await findLeaks(scripts, secrets)).toEqual([])
  const checked = await browser.call("/api/session/check", {})
  expect(secrets.filter((secret) => listWords(checked).includes(secret))).toEqual([])
  expect(storefront.log.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual(
    [],
  )
})

it("exposes no token while tokens are refreshed", async () => {
  const before = await listSecrets()
  await letEndIn(browser, 10)
  const page = await browser.ask("/profile")
  const secrets = [...before, ...(await listSecrets())]
  expect(new Set(secrets).size).toBeGreaterThan(new Set(before).size)
  expect(secrets.filter((secret) => listWords(page).includes(secret))).toEqual([])
  expect(storefront.log.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual(
    [],
  )
})

it("serves identical public pages to all users, without cookies and customer data", async () => {
  for (const path of ["/", "/shop", "/contact"]) {
    const [own, strange] = await Promise.all([
      browser.copy().ask(path),
      new SessionBrowser(storefront.origin).ask(path),
    ])
    expect([own.setCookies, strange.setCookies]).toEqual([[], []])
    expect(own.text === strange.text).toBe(true)
    expect(own.text).not.toContain(email)
  }
})
