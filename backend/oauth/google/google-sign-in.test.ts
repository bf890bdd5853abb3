import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { askedSignIn, authorizeUrl, exchange, readLocation } from "#tests/support/oauth-desk.ts"
import { FakeOpenidProvider, testApplication } from "#tests/support/openid-provider.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { addCustomer, vouchFor } from "#tests/support/test-customer.ts"

const start = Date.parse("2026-11-21T00:00:00Z")
let clock = start
const now = () => new Date(clock)
/** In no number that a log may hold by chance. */
const annsSubject = "subject-of-ann-1001"
const ann = {
  sub: annsSubject,
  email: "Ann@Example.com",
  given_name: "Ann",
  family_name: "Example",
}
const lines: string[] = []
let backend: TestBackend
let google: FakeOpenidProvider
beforeAll(async () => {
  google = await FakeOpenidProvider.open(now)
  const env = {
    GOOGLE_ISSUER: google.origin,
    GOOGLE_CLIENT_ID: testApplication.clientId,
    GOOGLE_CLIENT_SECRET: testApplication.clientSecret,
    LOG_LEVEL: "trace",
  } as const
  const logStream = { write: (line: string) => void lines.push(line) }
  backend = await openTestBackend({ now, env, logStream })
  await backend.database.db
    .insertInto("domains")
    .values({ name: "Curlew", theme_colour: "#0b5351", dark_theme_colour: "#071f1f" })
    .execute()
  await setGoogle(true)
})
beforeEach(async () => {
  // Past what was learnt of the provider before.
  clock += 3_600_001
  google.conduct = {}
  google.asked = []
  const { db } = backend.database
  for (const table of ["rate_marks", "authorization_codes", "users"] as const) {
    await db.deleteFrom(table).execute()
  }
})
afterAll(async () => {
  await backend.close()
  await google.close()
})

const visit = (url: string, headers: Record<string, string> = {}) =>
  backend.app.inject({ url, headers })
const begin = async () =>
  String((await visit(authorizeUrl({ provider: "google" }))).headers.location)
const finish = async (person = ann) => visit(google.signIn(await begin(), person))
const findUsers = () => backend.database.db.selectFrom("users").selectAll().orderBy("id").execute()

async function setGoogle(isOn: boolean) {
  const config = JSON.stringify({ login: { google: isOn } })
  await backend.database.db.updateTable("domains").set({ config }).execute()
}

/** Whose session a code of ours opens. */
async function whoHas(code = ""): Promise<string> {
  const { access_token } = (await exchange(backend, { code })).json()
  const headers = { authorization: `Bearer ${access_token}` }
  return (await visit("/api/v1/cognito/user/authUser", headers)).json().user.email
}

describe("signing in with Google", () => {
  it("begins at Google's page with a state, a nonce and a challenge of this sign-in's own", async () => {
    const [one, other] = [new URL(await begin()), new URL(await begin())]
    expect(one.origin).toBe(google.origin)
    expect(Object.fromEntries(one.searchParams)).toMatchObject({
      response_type: "code",
      client_id: testApplication.clientId,
      redirect_uri: "http://localhost:3000/oauth/google/callback",
      scope: "openid email profile",
      code_challenge_method: "S256",
    })
    for (const name of ["state", "nonce", "code_challenge"]) {
      expect(one.searchParams.get(name)).not.toBe(other.searchParams.get(name))
    }
    expect(one.href).not.toContain(testApplication.clientSecret)
    expect(one.searchParams.get("nonce")).not.toBe(askedSignIn.nonce)
  })

  it("is offered on the sign-in page, unless the shop does not want it", async () => {
    const path = /href="(\/oauth\/authorize[^"]*provider=google)"/
    const offered = path.exec((await visit(authorizeUrl())).body)?.[1] ?? ""
    const sent = await visit(offered.replaceAll("&amp;", "&"))
    expect(new URL(String(sent.headers.location)).origin).toBe(google.origin)
    await setGoogle(false)
    expect((await visit(authorizeUrl())).body).not.toContain("Google")
    expect(readLocation(await visit(authorizeUrl({ provider: "google" }))).query).toEqual({
      error: "temporarily_unavailable",
      state: askedSignIn.state,
    })
    await setGoogle(true)
  })

  it("makes a customer of who is none, with the names that Google tells", async () => {
    const answer = await finish()
    expect(answer.statusCode).toBe(303)
    expect(answer.headers["cache-control"]).toBe("no-store")
    const { at, query } = readLocation(answer)
    expect([at, query.state]).toEqual([askedSignIn.redirect_uri, askedSignIn.state])
    const [user, ...others] = await findUsers()
    expect(others).toEqual([])
    expect(user).toMatchObject({
      ...{ email: "ann@example.com", first_name: "Ann", last_name: "Example" },
      ...{ google_subject: annsSubject, password_hash: null, is_admin: false },
    })
    expect(await whoHas(query.code)).toBe("ann@example.com")
  })

  it("leaves out names that no form of ours would take", async () => {
    await finish({ ...ann, given_name: "x".repeat(101), family_name: "" })
    expect(await findUsers()).toMatchObject([{ first_name: "", last_name: "" }])
  })

  it("ties the customer with that address, whose name stays, and knows them by the account then", async () => {
    const id = await addCustomer(backend, { email: "ann@example.com", first_name: "Annie" })
    expect(readLocation(await finish()).query).toHaveProperty("code")
    expect(await findUsers()).toMatchObject([
      { id, first_name: "Annie", google_subject: annsSubject },
    ])
    const moved = await finish({ ...ann, email: "ann@elsewhere.example" })
    expect(await whoHas(readLocation(moved).query.code)).toBe("ann@example.com")
    expect(await findUsers()).toHaveLength(1)
  })

  it("makes one customer however many browsers come back at once", async () => {
    const paths = await Promise.all(
      Array.from({ length: 10 }, async () => google.signIn(await begin(), ann)),
    )
    const answers = await Promise.all(paths.map((path) => visit(path)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(303))
    expect(await findUsers()).toHaveLength(1)
  })

  it("brings states of strange signs back as they were", async () => {
    const state = `"><script>&a=1#+% ';--`
    const sent = await visit(authorizeUrl({ state, provider: "google" }))
    const answer = await visit(google.signIn(String(sent.headers.location), ann))
    expect(readLocation(answer).query.state).toBe(state)
  })

  it("fits the longest address the shop takes, whatever the state is made of", async () => {
    const long = { state: `"\\`.repeat(100), nonce: `"\\`.repeat(100), provider: "google" }
    const sent = await visit(authorizeUrl(long))
    const back = google.signIn(String(sent.headers.location), ann)
    expect(back.length).toBeLessThan(2_048 - 500)
    expect(readLocation(await visit(back)).query.state).toBe(long.state)
  })
})

describe("a sign-in with Google that goes wrong", () => {
  it.each([
    ["another sign-in", { nonce: "another" }],
    ["no sign-in", { nonce: undefined }],
    ["another application", { aud: "another.apps.example" }],
    ["another application, as one of two", { aud: [testApplication.clientId, "b"], azp: "b" }],
    ["another issuer", { iss: "https://accounts.evil.example" }],
    ["long ago", { exp: start / 1000 - 3600 }],
    ["no known age", { exp: undefined }],
    ["nobody", { sub: undefined }],
    ["an empty name", { sub: "" }],
  ])("by an ID token of %s ends without a code", async (_what, claims) => {
    google.conduct = { claims }
    expect(readLocation(await finish()).query).toEqual({
      error: "temporarily_unavailable",
      state: askedSignIn.state,
    })
    expect(await findUsers()).toEqual([])
  })

  it("by an ID token that Google did not sign ends without a code", async () => {
    google.conduct = { signsFalsely: true }
    expect(readLocation(await finish()).query.error).toBe("temporarily_unavailable")
    expect(await findUsers()).toEqual([])
  })

  it.each([
    { email_verified: false },
    { email_verified: undefined },
    { email_verified: "true" },
    { email: undefined },
    { email: "ann" },
  ])(
    "since Google vouches for no address (%j) says so, also to a known customer",
    async (claims) => {
      await addCustomer(backend, { email: "ann@example.com", google_subject: annsSubject })
      google.conduct = { claims }
      const answer = await finish()
      expect([answer.statusCode, answer.headers.location]).toEqual([403, undefined])
      expect(answer.body).toContain("Google hasn’t confirmed your email address")
      expect(await backend.database.db.selectFrom("authorization_codes").execute()).toEqual([])
    },
  )

  it("since the address belongs to another account at Google leaves that customer alone", async () => {
    await addCustomer(backend, { email: "ann@example.com", google_subject: "2002" })
    const answer = await finish()
    expect([answer.statusCode, answer.headers.location]).toEqual([403, undefined])
    expect(await findUsers()).toMatchObject([{ google_subject: "2002" }])
  })

  it.each([{ google_subject: annsSubject }, { google_subject: null }])(
    "since the customer is switched off says so (%j)",
    async (tie) => {
      await addCustomer(backend, { email: "ann@example.com", enabled: false, ...tie })
      const answer = await finish()
      expect([answer.statusCode, answer.headers.location]).toEqual([403, undefined])
      expect(await findUsers()).toMatchObject([tie])
    },
  )

  it("at its beginning goes back to the shop, and begins again once Google answers", async () => {
    google.conduct = { broken: ["/.well-known/openid-configuration"] }
    const at = readLocation(await visit(authorizeUrl({ provider: "google" })))
    expect(at.query).toEqual({ error: "temporarily_unavailable", state: askedSignIn.state })
    google.conduct = {}
    expect(new URL(await begin()).origin).toBe(google.origin)
  })

  it.each([
    { issuer: "https://accounts.evil.example" },
    { authorization_endpoint: "https://accounts.evil.example/authorize" },
    { authorization_endpoint: "javascript:alert(1)" },
    { token_endpoint: "https://accounts.example/token" },
    { jwks_uri: undefined },
  ])("since Google's description is odd (%j) goes back to the shop", async (description) => {
    google.conduct = { description }
    const { at, query } = readLocation(await visit(authorizeUrl({ provider: "google" })))
    expect([at, query.error]).toEqual([askedSignIn.redirect_uri, "temporarily_unavailable"])
  })

  it.each(["/token", "/keys"])("at Google's %s goes back to the shop", async (path) => {
    const back = google.signIn(await begin(), ann)
    google.conduct = { broken: [path] }
    expect(readLocation(await visit(back)).query.error).toBe("temporarily_unavailable")
    expect(google.asked).toContain(path)
    expect(await findUsers()).toEqual([])
  })

  it("since it was cancelled there goes back with that reason", async () => {
    const state = new URL(await begin()).searchParams.get("state") ?? ""
    const query = new URLSearchParams({ error: "access_denied", state })
    expect(readLocation(await visit(`/oauth/google/callback?${query}`)).query).toEqual({
      error: "access_denied",
      state: askedSignIn.state,
    })
    const other = new URLSearchParams({ error: "<script>", state })
    expect(readLocation(await visit(`/oauth/google/callback?${other}`)).query.error).toBe(
      "server_error",
    )
    expect(google.asked).not.toContain("/token")
  })

  it("with a ticket that is not ours, or too old, goes nowhere and asks Google nothing", async () => {
    const back = new URL(google.signIn(await begin(), ann), "http://localhost:3000")
    const ticket = back.searchParams.get("state") ?? ""
    const [head, body, signature] = ticket.split(".")
    const tampered = [`${head}.${body}.${"A".repeat(signature?.length ?? 0)}`, "", "a.b.c", "{}"]
    for (const state of tampered) {
      back.searchParams.set("state", state)
      const answer = await visit(back.pathname + back.search)
      expect([answer.statusCode, answer.headers.location]).toEqual([400, undefined])
    }
    clock += 600_000
    back.searchParams.set("state", ticket)
    expect((await visit(back.pathname + back.search)).statusCode).toBe(400)
    expect(google.asked).not.toContain("/token")
  })

  it("with the code of another sign-in ends without a code: the proof is missing", async () => {
    const [mine, stolen] = await Promise.all(
      [ann, { ...ann, sub: "3003", email: "eve@example.com" }].map(
        async (person) => new URL(google.signIn(await begin(), person), "http://localhost:3000"),
      ),
    )
    mine?.searchParams.set("code", stolen?.searchParams.get("code") ?? "")
    const answer = await visit(`${mine?.pathname}${mine?.search}`)
    expect(readLocation(answer).query.error).toBe("temporarily_unavailable")
    expect(await findUsers()).toEqual([])
  })

  it("a second time with the same code ends without a code", async () => {
    const back = google.signIn(await begin(), ann)
    expect(readLocation(await visit(back)).query).toHaveProperty("code")
    expect(readLocation(await visit(back)).query.error).toBe("temporarily_unavailable")
  })

  it("does not use the code up for who only looks ahead", async () => {
    const back = google.signIn(await begin(), ann)
    const head = await backend.app.inject({ method: "HEAD", url: back })
    expect(head.statusCode).toBe(405)
    expect(readLocation(await visit(back)).query).toHaveProperty("code")
  })

  it("over and over asks Google no more than a hundred times a quarter of an hour", async () => {
    const headers = vouchFor("203.0.113.9", backend, now())
    const state = new URL(await begin()).searchParams.get("state") ?? ""
    const path = `/oauth/google/callback?${new URLSearchParams({ code: "a", state })}`
    for (let round = 0; round < 100; round += 1) {
      expect((await visit(path, headers)).statusCode).toBe(303)
    }
    const last = await visit(path, headers)
    expect([last.statusCode, last.headers.location]).toEqual([429, undefined])
    expect(google.asked.filter((asked) => asked === "/token")).toHaveLength(100)
  })
})

it("the log of it names neither people nor secrets", async () => {
  const back = google.signIn(await begin(), ann)
  await visit(back)
  google.conduct = { claims: { aud: "another" } }
  await finish()
  const log = lines.join("\n")
  expect(log).toContain("nobody can be signed in with Google")
  const code = new URL(back, google.origin).searchParams.get("code") ?? "?"
  for (const text of [testApplication.clientSecret, code, "xample.com", '"sub"', annsSubject]) {
    expect(log).not.toContain(text)
  }
})
