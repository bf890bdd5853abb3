import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { openDatabase } from "#backend/db/pool.ts"
import { createCustomerWithPassword } from "#tests/factories/test-customer.ts"
import type { OwnStorefront } from "#tests/support/own-storefront.ts"
import { listPageLinks } from "#tests/support/request-reachable-pages.ts"
import { type BrowserResponse, SessionBrowser } from "#tests/support/session-browser.ts"
import { sessionSecret, signInBrowser, updateTokenExpiry } from "#tests/support/session-shop.ts"
import { resolveForTier } from "#tests/tiers.ts"

const concurrency = 4
const email = `no-tokens-${Date.now()}@example.com`

const accountPages = [
  "/profile",
  "/my-account",
  "/my-account/addresses",
  "/checkout",
  "/logout",
  "/enter/confirm",
  "/login",
  "/signup",
  "/forgotpassword",
  "/login?problem=state",
]
const calls = [
  "/cognito/user/authUser",
  "/cognito/user/myAccount",
  "/cognito/user/creditBalance",
  "/sell/address",
  "/cognito/domain/currentDomain",
  "/cognito/user/refreshToken",
]

let browser: SessionBrowser
/** Returns the browser's current tokens, split into the parts that are as sensitive as a whole. */
async function listSecrets(): Promise<string[]> {
  const tokens = (await browser.readSession(sessionSecret))?.tokens
  const [, claims = "", signature = ""] = tokens?.access.split(".") ?? []
  return [claims, signature, ...(tokens?.refresh.split(".") ?? [])].filter(
    ({ length }) => length > 20,
  )
}

/** Returns these paths in tier full, and the first with each first segment in tier core. */
function selectForTier(paths: readonly string[]): readonly string[] {
  const byKind = new Map(paths.toReversed().map((path) => [path.split("/")[1], path]))
  return resolveForTier({ core: [...byKind.values()], full: paths })
}

/** Returns headers and body of a response, without the sealed cookie itself. */
function getResponseText({ headers, text }: BrowserResponse): string {
  const { "set-cookie": _sealed, ...rest } = headers
  return JSON.stringify(rest) + text
}

async function findLeaks(paths: readonly string[], secrets: readonly string[]): Promise<string[]> {
  const leaks: string[] = []
  const headerVariants = [{}, { rsc: "1" }]
  for (let at = 0; at < paths.length; at += concurrency) {
    const requests = paths.slice(at, at + concurrency).flatMap((path) =>
      headerVariants.map(async (headers) => {
        const text = getResponseText(await browser.copy().request(path, { headers }))
        if (secrets.some((secret) => text.includes(secret))) leaks.push(path)
      }),
    )
    await Promise.all(requests)
  }
  return leaks
}

/** Tests a storefront of the running API that has `sessionSecret` and logs all it can. */
export function testNoTokens(getStorefront: () => OwnStorefront): void {
  let db: ReturnType<typeof openDatabase>
  beforeAll(async () => {
    db = openDatabase(process.env.TEST_DATABASE_URL ?? "")
    browser = new SessionBrowser(getStorefront().origin)
    await createCustomerWithPassword(
      { database: { db, url: "", close: async () => {} } },
      { email },
    )
    await signInBrowser(browser, email)
  })
  afterAll(async () => {
    await db.deleteFrom("users").where("email", "=", email).execute()
    await db.destroy()
  })

  it("exposes no token in pages, RSC payloads, API responses, logs and scripts", async () => {
    const home = await browser.request("/")
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
    const paths = [
      ...selectForTier(linked),
      ...accountPages,
      ...calls.map((path) => `/api/v1${path}`),
    ]
    expect(linked.length).toBeGreaterThan(15)
    expect(await findLeaks(paths, secrets)).toEqual([])
    const profile = await browser.request("/profile")
    expect(profile.text).toContain(email)
    const scripts = [...profile.text.matchAll(/src="(\/_next\/[^"]+\.js)"/g)].map(
      ([, src = ""]) => src,
    )
    expect(scripts.length).toBeGreaterThan(3)
    expect(await findLeaks(scripts, secrets)).toEqual([])
    const sessionCheck = await browser.call("/api/bff/session/check", {})
    expect(secrets.filter((secret) => getResponseText(sessionCheck).includes(secret))).toEqual([])
    expect(
      getStorefront().log.filter((line) => secrets.some((secret) => line.includes(secret))),
    ).toEqual([])
  })

  it("exposes no token while tokens are refreshed", async () => {
    const before = await listSecrets()
    await updateTokenExpiry(browser, 10)
    const page = await browser.request("/profile")
    const secrets = [...before, ...(await listSecrets())]
    expect(new Set(secrets).size).toBeGreaterThan(new Set(before).size)
    expect(secrets.filter((secret) => getResponseText(page).includes(secret))).toEqual([])
    expect(
      getStorefront().log.filter((line) => secrets.some((secret) => line.includes(secret))),
    ).toEqual([])
  })

  it("serves identical public pages to all users, without cookies and customer data", async () => {
    for (const path of ["/", "/shop", "/contact"]) {
      const [signedIn, anonymous] = await Promise.all([
        browser.copy().request(path),
        new SessionBrowser(getStorefront().origin).request(path),
      ])
      expect([signedIn.setCookies, anonymous.setCookies]).toEqual([[], []])
      expect(signedIn.text === anonymous.text).toBe(true)
      expect(signedIn.text).not.toContain(email)
    }
  })
}
