import { FakeClock, flushPromises } from "#tests/fakes/clock.ts"
import { wait } from "./clock.ts"
import { NoReply, type RequestSender } from "./http.ts"
import { linkStateKey } from "./link-state-storage.ts"
import { openReadiness } from "./readiness.ts"
import { openSessionClient, type SessionClientDeps } from "./session-client.ts"
import type { TabMessage } from "./tab-channel.ts"

type Sent = { atMs: number; path: string; method: string; body: string }
type Rule = {
  status?: number
  json?: unknown
  away?: true
  hangs?: true
}

const signedIn = {
  signedIn: true,
  expiresInSeconds: 900,
  user: { id: 7, first_name: "Ann", is_admin: false },
}

/** After this time the sender gives a request up. */
const timeoutMs = 50_000

/** Opens a browser with a fake server that responds by path: each rule once, then the last one. */
function openBrowser(rules: Record<string, Rule[]>, mark: string | null = "mark") {
  const clock = new FakeClock()
  const start = clock.now()
  const seen = {
    sent: [] as Sent[],
    published: [] as TabMessage[],
    problems: [] as string[],
    stored: new Map<string, string>(),
    mark,
    isLeaving: false,
    receive: (_message: TabMessage) => {},
  }
  const send: RequestSender = async (path, init = {}) => {
    const atMs = clock.now() - start
    seen.sent.push({ atMs, path, method: init.method ?? "GET", body: String(init.body ?? "") })
    const known = rules[path] ?? []
    const rule = (known.length > 1 ? known.shift() : known[0]) ?? { away: true }
    if (rule.hangs) await wait(clock, timeoutMs)
    if (rule.hangs || rule.away) throw new NoReply(path)
    const { status = 200, json } = rule
    return { status, json }
  }
  const parts: SessionClientDeps = {
    readiness: openReadiness(clock),
    clock,
    send,
    readMark: () => seen.mark,
    isLeaving: () => seen.isLeaving,
    storage: {
      getItem: (key) => seen.stored.get(key) ?? null,
      setItem: (key, value) => void seen.stored.set(key, value),
    },
    reportProblem: (what) => seen.problems.push(what),
    openTabs: (onMessage) => {
      seen.receive = onMessage
      return { publish: (message) => seen.published.push(message), close: () => {} }
    },
  }
  return { clock, seen, client: openSessionClient(parts), parts }
}

const check = "/session/check"

it("ends the session at the server, and reports a failure", async () => {
  const logout = "/session/logout"
  const one = openBrowser({ [logout]: [{ json: { success: true } }] })
  await one.client.logOut()
  expect(one.seen.sent).toMatchObject([{ path: logout, method: "POST" }])
  const other = openBrowser({ [logout]: [{ away: true }] })
  await other.client.logOut()
  expect(other.seen.problems).toEqual(["the session could not be ended"])
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
      [check]: [{ away: true }, { away: true }, { status: 500 }, { json: signedIn }],
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
    const { clock, client } = openBrowser({ [check]: [{ hangs: true }] })
    const result = client.check()
    await clock.pass(49_999)
    expect(client.link.isActive()).toBe(true)
    await clock.pass(1)
    expect([await result, client.link.isActive()]).toEqual([null, false])
  })

  it("stays active if a page was left", async () => {
    const { seen, client } = openBrowser({ [check]: [{ away: true }] })
    seen.isLeaving = true
    expect([await client.check(), client.link.isActive()]).toEqual([null, true])
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
