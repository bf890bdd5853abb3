import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { FakeClock, flushPromises } from "./fake-clock.ts"
import { linkStateKey } from "./link-state-storage.ts"
import { openReadiness } from "./readiness.ts"
import { openRequestThrottle } from "./request-throttle.ts"
import { openSessionClient, type SessionClientDeps } from "./session-client.ts"
import type { TabMessage } from "./tab-channel.ts"

type Sent = { atMs: number; path: string; method: string; body: string }
type Rule = {
  status?: number
  json?: unknown
  text?: string
  headers?: Record<string, string>
  away?: true
  hangs?: true
}

const signedIn = {
  signedIn: true,
  expiresInSeconds: 900,
  user: { id: 7, first_name: "Ann", is_admin: false },
}
const signedOut = { signedIn: false, expiresInSeconds: null, user: null }
const expired = { status: 401, json: { code: "TOKEN_EXPIRED", message: "The token has expired." } }
const invalid = { status: 401, json: { code: "TOKEN_INVALID", message: "The session is over." } }

/** Opens a browser with a fake server that responds by path: each rule once, then the last one. */
function openBrowser(rules: Record<string, Rule[]>, mark: string | null = "mark") {
  const clock = new FakeClock()
  const start = clock.now()
  const seen = {
    sent: [] as Sent[],
    published: [] as TabMessage[],
    left: [] as string[],
    problems: [] as string[],
    stored: new Map<string, string>(),
    mark,
    isLeaving: false,
    receive: (_message: TabMessage) => {},
  }
  const respond = async (path: string, init: RequestInit): Promise<Response> => {
    const atMs = clock.now() - start
    seen.sent.push({ atMs, path, method: init.method ?? "GET", body: String(init.body ?? "") })
    const known = rules[path] ?? []
    const rule = (known.length > 1 ? known.shift() : known[0]) ?? { away: true }
    if (rule.hangs) return hang(init.signal ?? null)
    if (rule.away) throw new TypeError("Failed to fetch")
    const { status = 200, headers = {} } = rule
    return new Response(rule.text ?? JSON.stringify(rule.json), { status, headers })
  }
  const parts: SessionClientDeps = {
    line: openRequestThrottle(clock),
    readiness: openReadiness(clock),
    clock,
    fetch: respond,
    readMark: () => seen.mark,
    isLeaving: () => seen.isLeaving,
    storage: {
      getItem: (key) => seen.stored.get(key) ?? null,
      setItem: (key, value) => void seen.stored.set(key, value),
    },
    reportProblem: (what) => seen.problems.push(what),
    leave: (path) => seen.left.push(path),
    openTabs: (onMessage) => {
      seen.receive = onMessage
      return { publish: (message) => seen.published.push(message), close: () => {} }
    },
  }
  return { clock, seen, client: openSessionClient(parts), parts }
}

function hang(signal: AbortSignal | null): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("timed out", "AbortError")))
  })
}

const check = "/api/session/check"
const credit = { method: "GET", path: accountCalls.creditBalance.path } as const
const creditPath = `${restBasePath}${credit.path}`
const readBalance = (json: unknown) => JSON.stringify(json)
const paths = (sent: readonly Sent[]) => sent.map(({ path }) => path)

describe("a call of a signed-in user", () => {
  it("waits for the first token check", async () => {
    const { clock, seen, client } = openBrowser({
      [check]: [{ json: signedIn }],
      [creditPath]: [{ json: { balance: "5.00" } }],
    })
    const call = client.call(credit, readBalance)
    await clock.pass(500)
    expect(seen.sent).toEqual([])
    client.startTokenRefresh()
    await clock.pass(200)
    expect(await call).toEqual({ body: '{"balance":"5.00"}' })
    expect(paths(seen.sent)).toEqual([check, creditPath])
  })

  it("waits at most two seconds for a check that hangs", async () => {
    const { clock, seen, client } = openBrowser({
      [check]: [{ hangs: true }],
      [creditPath]: [{ json: {} }],
    })
    client.startTokenRefresh()
    const call = client.call(credit, readBalance)
    await clock.pass(2_000)
    await call
    expect(seen.sent.map(({ atMs }) => atMs)).toEqual([0, 2_000])
  })

  it("is sent at once if it signs in, or if no user is signed in", async () => {
    const { path } = signInCalls.login
    const login = { method: "POST", path, isSignIn: true } as const
    const one = openBrowser({ [`${restBasePath}${path}`]: [{ json: { success: true } }] })
    await one.client.call({ ...login, body: { username: "a@example.com" } }, readBalance)
    expect(one.seen.sent).toMatchObject([{ atMs: 0, body: '{"username":"a@example.com"}' }])
    const other = openBrowser({ [creditPath]: [{ json: {} }] }, null)
    await other.client.call(credit, readBalance)
    expect(other.seen.sent).toMatchObject([{ atMs: 0, method: "GET", body: "" }])
  })

  it("resolves to an API error response with its messages", async () => {
    const json = { code: "BAD_REQUEST", message: "Look again.", fields: { supplier: "No number." } }
    const url = `${creditPath}?supplier=x+%26`
    const { client } = openBrowser({ [url]: [{ status: 400, json }] }, null)
    const call = { ...credit, query: { supplier: "x &" } }
    expect(await client.call(call, readBalance)).toEqual({
      error: { status: 400, retryAfterSeconds: null, ...json },
    })
  })

  it.each([
    ["seconds", "90"],
    ["an HTTP date", "Tue, 03 Nov 2026 00:01:30 GMT"],
  ])("resolves to an error response with the seconds of Retry-After: %s", async (_what, value) => {
    const json = { code: "TOO_MANY_REQUESTS", message: "Later." }
    const rule = { status: 429, json, headers: { "Retry-After": value } }
    const { client } = openBrowser({ [creditPath]: [rule] }, null)
    expect(await client.call(credit, readBalance)).toMatchObject({
      error: { status: 429, retryAfterSeconds: 90 },
    })
  })

  it.each([
    ["an HTML error page of a proxy", { status: 502, text: "<html>" }],
    ["JSON that is not of our API", { status: 404, json: { error: "no" } }],
  ])("throws if the response is %s", async (_name, rule) => {
    const { client } = openBrowser({ [creditPath]: [rule] }, null)
    await expect(client.call(credit, readBalance)).rejects.toThrow(`status ${rule.status}`)
  })
})

describe("a session that the API reports as over", () => {
  it.each([
    ["expired", expired],
    ["expired, with status 422", { ...expired, status: 422 }],
    ["invalid", invalid],
    ["forged", { status: 401, json: { code: "X", message: "Signature verification failed" } }],
  ])("(%s) repeats the call once if the check finds it valid", async (_name, sessionError) => {
    const { clock, seen, client } = openBrowser({
      [check]: [{ json: signedIn }],
      [creditPath]: [sessionError, { json: { balance: "5.00" } }],
    })
    const call = client.call(credit, readBalance)
    await clock.pass(3_000)
    expect(await call).toEqual({ body: '{"balance":"5.00"}' })
    expect([paths(seen.sent), seen.left]).toEqual([[creditPath, check, creditPath], []])
  })

  it("redirects to the home page if the check confirms it", async () => {
    const { clock, seen, client } = openBrowser({
      [check]: [{ json: signedOut }],
      [creditPath]: [invalid],
    })
    const call = client.call(credit, readBalance)
    await clock.pass(3_000)
    expect(await call).toMatchObject({ error: { code: "TOKEN_INVALID" } })
    expect([paths(seen.sent), seen.left]).toEqual([[creditPath, check], ["/"]])
  })

  it("is signed out and redirects to the home page if the repeated call is rejected as well", async () => {
    const { clock, seen, client } = openBrowser({
      [check]: [{ json: signedIn }],
      [creditPath]: [invalid],
      "/api/session/logout": [{ json: { success: true } }],
    })
    const call = client.call(credit, readBalance)
    await clock.pass(3_000)
    await call
    const requestedPaths = [creditPath, check, creditPath, "/api/session/logout"]
    expect([paths(seen.sent), seen.left]).toEqual([requestedPaths, ["/"]])
  })

  it("is left unchanged if the check fails", async () => {
    const { clock, seen, client } = openBrowser({
      [check]: [{ status: 503, json: { code: "UNAVAILABLE", message: "Later." } }],
      [creditPath]: [expired],
    })
    const call = client.call(credit, readBalance)
    await clock.pass(3_000)
    expect(await call).toMatchObject({ error: { code: "TOKEN_EXPIRED" } })
    expect([seen.left, seen.problems]).toEqual([[], ["the session cannot be checked"]])
  })

  it("is checked once for fifty calls", async () => {
    const expiredRules = Array.from({ length: 50 }, () => expired)
    const { clock, seen, client } = openBrowser({
      [check]: [{ json: signedIn }],
      [creditPath]: [...expiredRules, { json: {} }],
    })
    const calls = Array.from({ length: 50 }, () => client.call(credit, readBalance))
    await clock.pass(60_000)
    expect(await Promise.all(calls)).toEqual(calls.map(() => ({ body: "{}" })))
    const starts = seen.sent.map(({ atMs }) => atMs)
    const gaps = starts.slice(1).map((atMs, index) => atMs - (starts[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(50)
  })
})

describe("the access token", () => {
  it("is checked at once, and refreshed when thirty seconds are left", async () => {
    const { clock, seen, client } = openBrowser({
      [check]: [{ json: { ...signedIn, expiresInSeconds: 65 } }, { json: signedIn }],
    })
    client.startTokenRefresh()
    await clock.pass(300_000)
    expect(seen.sent.map(({ atMs }) => atMs)).toEqual([0, 40_000])
  })

  it("is left alone if another tab has refreshed it", async () => {
    const { clock, seen, client } = openBrowser({
      [check]: [{ json: { ...signedIn, expiresInSeconds: 65 } }],
    })
    client.startTokenRefresh()
    await clock.pass(35_000)
    seen.receive({ kind: "checked", endsAtMs: clock.now() + 900_000 })
    await clock.pass(300_000)
    expect(seen.sent).toHaveLength(1)
  })

  it("is published to other tabs by its expiry only", async () => {
    const { clock, seen, client } = openBrowser({ [check]: [{ json: signedIn }] })
    client.startTokenRefresh()
    await clock.pass(0)
    expect(seen.published).toEqual([{ kind: "checked", endsAtMs: clock.now() + 900_000 }])
  })

  it("is not requested for a guest", async () => {
    const { clock, seen, client } = openBrowser({}, null)
    client.startTokenRefresh()
    await clock.pass(60_000)
    expect(seen.sent).toEqual([])
  })

  it("is checked with one request for any number of concurrent checks", async () => {
    const { clock, seen, client } = openBrowser({ [check]: [{ json: signedIn }] })
    const checks = Array.from({ length: 50 }, () => client.check())
    await clock.pass(60_000)
    expect((await Promise.all(checks)).map((result) => result?.user?.id)).toEqual(
      checks.map(() => 7),
    )
    expect(seen.sent).toHaveLength(1)
  })

  it("of the previous login is ignored if the check responds after a new login", async () => {
    const { clock, seen, client } = openBrowser({ [check]: [{ json: signedIn }] })
    const first = client.check()
    seen.mark = "another"
    await clock.pass(1_000)
    expect([(await first)?.user?.id, client.getUserId(), seen.published]).toEqual([7, null, []])
  })

  it("of the previous login does not decide the check of the next one", async () => {
    const { clock, seen, client } = openBrowser({
      [check]: [{ hangs: true }, { json: { ...signedIn, user: { ...signedIn.user, id: 8 } } }],
    })
    const first = client.check()
    await flushPromises()
    seen.mark = "another"
    const second = client.check()
    await clock.pass(60_000)
    expect([await first, (await second)?.user?.id, client.getUserId()]).toEqual([null, 8, 8])
  })
})

describe("the link to the server", () => {
  it("becomes inactive without a response, and active with any response", async () => {
    const { clock, seen, client } = openBrowser({
      [check]: [{ away: true }, { away: true }, { status: 500, text: "" }, { json: signedIn }],
    })
    client.startTokenRefresh()
    await clock.pass(19_999)
    expect([client.link.isActive(), seen.published]).toEqual([
      false,
      [{ kind: "link", isActive: false }],
    ])
    expect(seen.stored.get(linkStateKey)).toBe('{"isLinkActive":false}')
    await clock.pass(1)
    expect(client.link.isActive()).toBe(true)
    expect(seen.stored.get(linkStateKey)).toBe('{"isLinkActive":true}')
  })

  it("becomes inactive after fifty seconds without a response", async () => {
    const { clock, client } = openBrowser({ [creditPath]: [{ hangs: true }] }, null)
    const call = client.call(credit, readBalance)
    const outcome = expect(call).rejects.toThrow(`no response from ${creditPath}`)
    await clock.pass(49_999)
    expect(client.link.isActive()).toBe(true)
    await clock.pass(1)
    await outcome
    expect(client.link.isActive()).toBe(false)
  })

  it("stays active if a page was left", async () => {
    const { seen, client } = openBrowser({ [creditPath]: [{ away: true }] }, null)
    seen.isLeaving = true
    await expect(client.call(credit, readBalance)).rejects.toThrow("no response")
    expect(client.link.isActive()).toBe(true)
  })

  it("follows other tabs without echoing their messages", () => {
    const { seen, client } = openBrowser({}, null)
    seen.receive({ kind: "link", isActive: false })
    expect([client.link.isActive(), seen.published]).toEqual([false, []])
  })

  it("starts with the stored state", () => {
    const { seen, parts } = openBrowser({}, null)
    seen.stored.set(linkStateKey, '{"isLinkActive":false}')
    expect(openSessionClient(parts).link.isActive()).toBe(false)
  })
})
