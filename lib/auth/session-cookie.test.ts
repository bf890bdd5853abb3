import { beforeAll, describe, expect, it } from "@jest/globals"
import { buildSession, createRandomId, type Session } from "./session.ts"
import {
  buildLoginCookie,
  buildSessionCookies,
  type CookieWrite,
  parseSessionCookies,
} from "./session-cookie.ts"

beforeAll(() => {
  process.env.SESSION_SECRET = "the-session-secret-of-the-tests-0001"
})

const held = { access: "the access token", refresh: "the refresh token", expiresAtMs: 1 }
const signedIn = (more: Partial<Session> = {}): Session => ({
  ...buildSession(),
  tokens: held,
  mark: createRandomId(),
  returnPath: "/shop",
  ...more,
})

/** Returns a browser's cookies after these were set. */
function applyWrites(writes: readonly CookieWrite[], before: Record<string, string> = {}) {
  const jar = new Map(Object.entries(before))
  for (const { name, value, options } of writes) {
    if (options.maxAge === 0) jar.delete(name)
    else jar.set(name, value)
  }
  const list = () => [...jar].map(([name, value]) => ({ name, value }))
  return { jar, getAll: list }
}
const none = { getAll: () => [] }

async function write(session: Session) {
  return applyWrites([
    ...(await buildSessionCookies(session, none)),
    buildLoginCookie(session.mark),
  ])
}

describe("the session cookies", () => {
  it("are parsed as they were written", async () => {
    const session = signedIn()
    expect(await parseSessionCookies(await write(session))).toEqual(session)
  })

  it("are encrypted, and only the login id is readable by scripts", async () => {
    const session = signedIn()
    const [sealed] = await buildSessionCookies(session, none)
    expect(sealed?.value).not.toContain(held.access)
    expect(Buffer.from(sealed?.value ?? "", "base64url").toString()).not.toContain("token")
    expect(sealed?.options).toMatchObject({ httpOnly: true, sameSite: "lax", path: "/" })
    expect(buildLoginCookie(session.mark).options).toMatchObject({
      httpOnly: false,
      sameSite: "lax",
    })
  })

  it("split the largest tokens of the contract into chunks that every browser accepts", async () => {
    const tokens = { ...held, access: "a".repeat(20_000), refresh: "r".repeat(20_000) }
    const session = signedIn({ tokens })
    const browser = await write(session)
    expect(
      Math.max(...browser.getAll().map(({ name, value }) => name.length + value.length)),
    ).toBeLessThan(4_000)
    expect(await parseSessionCookies(browser)).toEqual(session)
  })

  it("leave no chunk of a larger session behind", async () => {
    const large = await write(signedIn({ tokens: { ...held, access: "a".repeat(9_000) } }))
    const small = signedIn()
    const writes = await buildSessionCookies(small, large)
    const browser = applyWrites(
      [...writes, buildLoginCookie(small.mark)],
      Object.fromEntries(large.jar),
    )
    expect(browser.jar.size).toBe(2)
    expect(await parseSessionCookies(browser)).toEqual(small)
  })
})

describe("the session is signed out", () => {
  it("without cookies", async () => {
    expect(await parseSessionCookies(none)).toBeNull()
  })

  it.each(["", "x", "Fe26.2*1*a*b*c*d*e*f~2"])("for the cookie value %j", async (value) => {
    expect(
      await parseSessionCookies({ getAll: () => [{ name: "curlew_session", value }] }),
    ).toBeNull()
  })

  it("if one character of the seal was changed", async () => {
    const { jar } = await write(signedIn())
    const seal = jar.get("curlew_session") ?? ""
    for (const at of [10, Math.floor(seal.length / 2), seal.length - 8]) {
      const changed = `${seal.slice(0, at)}${seal[at] === "A" ? "B" : "A"}${seal.slice(at + 1)}`
      expect(
        await parseSessionCookies(
          applyWrites([], { ...Object.fromEntries(jar), curlew_session: changed }),
        ),
      ).toBeNull()
    }
  })

  it("if a chunk of a large session is missing or comes from another session", async () => {
    const large = { ...held, access: "a".repeat(9_000) }
    const [one, other] = [
      await write(signedIn({ tokens: large })),
      await write(signedIn({ tokens: large })),
    ]
    const mixed = {
      ...Object.fromEntries(one.jar),
      "curlew_session.1": other.jar.get("curlew_session.1") ?? "",
    }
    expect(await parseSessionCookies(applyWrites([], mixed))).toBeNull()
    const { "curlew_session.1": _gone, ...torn } = Object.fromEntries(one.jar)
    expect(await parseSessionCookies(applyWrites([], torn))).toBeNull()
  })

  it.each(["", createRandomId()])(
    "with a login cookie of another login (%j), but the browser is still recognised",
    async (mark) => {
      const session = signedIn({
        pending: { ...held, baseUrl: null },
        baseUrl: "http://partner.example",
      })
      const { jar } = await write(session)
      jar.set("curlew_signed_in", mark)
      const read = await parseSessionCookies(applyWrites([], Object.fromEntries(jar)))
      expect(read).toEqual({
        ...buildSession(),
        fingerprint: session.fingerprint,
        returnPath: session.returnPath,
      })
    },
  )
})

it.each(["", createRandomId()])(
  "a guest's session retains a token login that awaits confirmation, whatever the login cookie is: %j",
  async (mark) => {
    const session = { ...buildSession(), pending: { ...held, baseUrl: null }, returnPath: "/shop" }
    const { jar } = applyWrites(await buildSessionCookies(session, none))
    jar.set("curlew_signed_in", mark)
    expect(await parseSessionCookies(applyWrites([], Object.fromEntries(jar)))).toEqual(session)
  },
)

it("creates unique fingerprints of 21 characters", () => {
  const drawn = Array.from({ length: 200 }, () => buildSession().fingerprint)
  expect(new Set(drawn).size).toBe(200)
  for (const fingerprint of drawn) expect(fingerprint).toMatch(/^[\w-]{21}$/)
})
