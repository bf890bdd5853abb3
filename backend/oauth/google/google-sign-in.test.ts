import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { buildClientHeader, createCustomerWithPassword } from "#tests/factories/test-customer.ts"
import { FakeOpenidProvider, testApplication } from "#tests/fakes/openid-provider.ts"
import {
  authorizeParams,
  buildAuthorizeUrl,
  parseLocation,
  requestTokenExchange,
} from "#tests/fixtures/oauth.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

const start = Date.parse("2026-11-21T00:00:00Z")
let clock = start
const now = () => new Date(clock)
/** Not a number, so that it cannot appear in a log by chance. */
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
  // Expires the cached discovery document of the previous test.
  clock += 3_600_001
  google.conduct = {}
  google.requestedPaths = []
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
  String((await visit(buildAuthorizeUrl({ provider: "google" }))).headers.location)
const finish = async (person = ann) => visit(google.signIn(await begin(), person))
const findUsers = () => backend.database.db.selectFrom("users").selectAll().orderBy("id").execute()

async function setGoogle(isOn: boolean) {
  const config = JSON.stringify({ login: { google: isOn } })
  await backend.database.db.updateTable("domains").set({ config }).execute()
}

/** Returns the email address of the session that a code of ours opens. */
async function whoHas(code = ""): Promise<string> {
  const { access_token } = (await requestTokenExchange(backend, { code })).json()
  const headers = { authorization: `Bearer ${access_token}` }
  return (await visit("/api/v1/cognito/user/authUser", headers)).json().user.email
}

describe("signing in with Google", () => {
  it("redirects to Google with a new state, nonce and PKCE challenge for each sign-in", async () => {
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
    expect(one.searchParams.get("nonce")).not.toBe(authorizeParams.nonce)
  })

  it("is offered on the sign-in page only if the setting is on", async () => {
    const path = /href="(\/oauth\/authorize[^"]*provider=google)"/
    const offered = path.exec((await visit(buildAuthorizeUrl())).body)?.[1] ?? ""
    const sent = await visit(offered.replaceAll("&amp;", "&"))
    expect(new URL(String(sent.headers.location)).origin).toBe(google.origin)
    await setGoogle(false)
    expect((await visit(buildAuthorizeUrl())).body).not.toContain("Google")
    expect(parseLocation(await visit(buildAuthorizeUrl({ provider: "google" }))).query).toEqual({
      error: "temporarily_unavailable",
      state: authorizeParams.state,
    })
    await setGoogle(true)
  })

  it("creates a new customer with the names of the Google profile", async () => {
    const response = await finish()
    expect(response.statusCode).toBe(303)
    expect(response.headers["cache-control"]).toBe("no-store")
    const { at, query } = parseLocation(response)
    expect([at, query.state]).toEqual([authorizeParams.redirect_uri, authorizeParams.state])
    const [user, ...others] = await findUsers()
    expect(others).toEqual([])
    expect(user).toMatchObject({
      email: "ann@example.com",
      first_name: "Ann",
      last_name: "Example",
      google_subject: annsSubject,
      password_hash: null,
      is_admin: false,
    })
    expect(await whoHas(query.code)).toBe("ann@example.com")
  })

  it("omits names that our own forms would reject", async () => {
    await finish({ ...ann, given_name: "x".repeat(101), family_name: "" })
    expect(await findUsers()).toMatchObject([{ first_name: "", last_name: "" }])
  })

  it("links the customer with that email address and finds them by the Google account later", async () => {
    const id = await createCustomerWithPassword(backend, {
      email: "ann@example.com",
      first_name: "Annie",
    })
    expect(parseLocation(await finish()).query).toHaveProperty("code")
    expect(await findUsers()).toMatchObject([
      { id, first_name: "Annie", google_subject: annsSubject },
    ])
    const moved = await finish({ ...ann, email: "ann@elsewhere.example" })
    expect(await whoHas(parseLocation(moved).query.code)).toBe("ann@example.com")
    expect(await findUsers()).toHaveLength(1)
  })

  it("creates one customer under concurrent callbacks", async () => {
    const paths = await Promise.all(
      Array.from({ length: 10 }, async () => google.signIn(await begin(), ann)),
    )
    const responses = await Promise.all(paths.map((path) => visit(path)))
    expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(303))
    expect(await findUsers()).toHaveLength(1)
  })

  it("returns states with special characters unchanged", async () => {
    const state = `"><script>&a=1#+% ';--`
    const sent = await visit(buildAuthorizeUrl({ state, provider: "google" }))
    const response = await visit(google.signIn(String(sent.headers.location), ann))
    expect(parseLocation(response).query.state).toBe(state)
  })

  it("fits the maximum URL length with the longest state and nonce", async () => {
    const long = { state: `"\\`.repeat(100), nonce: `"\\`.repeat(100), provider: "google" }
    const sent = await visit(buildAuthorizeUrl(long))
    const back = google.signIn(String(sent.headers.location), ann)
    expect(back.length).toBeLessThan(2_048 - 500)
    expect(parseLocation(await visit(back)).query.state).toBe(long.state)
  })
})

describe("failed sign-in with Google", () => {
  it.each([
    ["another sign-in", { nonce: "another" }],
    ["no sign-in", { nonce: undefined }],
    ["another application", { aud: "another.apps.example" }],
    ["another application, as one of two", { aud: [testApplication.clientId, "b"], azp: "b" }],
    ["another issuer", { iss: "https://accounts.evil.example" }],
    ["long ago", { exp: start / 1000 - 3600 }],
    ["no known age", { exp: undefined }],
    ["no subject", { sub: undefined }],
    ["an empty name", { sub: "" }],
  ])("rejects an ID token of %s", async (_what, claims) => {
    google.conduct = { claims }
    expect(parseLocation(await finish()).query).toEqual({
      error: "temporarily_unavailable",
      state: authorizeParams.state,
    })
    expect(await findUsers()).toEqual([])
  })

  it("rejects an ID token that Google did not sign", async () => {
    google.conduct = { signsFalsely: true }
    expect(parseLocation(await finish()).query.error).toBe("temporarily_unavailable")
    expect(await findUsers()).toEqual([])
  })

  it.each([
    { email_verified: false },
    { email_verified: undefined },
    { email_verified: "true" },
    { email: undefined },
    { email: "ann" },
  ])("rejects an unverified email address (%j), also of a known customer", async (claims) => {
    await createCustomerWithPassword(backend, {
      email: "ann@example.com",
      google_subject: annsSubject,
    })
    google.conduct = { claims }
    const response = await finish()
    expect([response.statusCode, response.headers.location]).toEqual([403, undefined])
    expect(response.body).toContain("Google hasn’t confirmed your email address")
    expect(await backend.database.db.selectFrom("authorization_codes").execute()).toEqual([])
  })

  it("rejects an address that is linked to another Google account and leaves it unchanged", async () => {
    await createCustomerWithPassword(backend, { email: "ann@example.com", google_subject: "2002" })
    const response = await finish()
    expect([response.statusCode, response.headers.location]).toEqual([403, undefined])
    expect(await findUsers()).toMatchObject([{ google_subject: "2002" }])
  })

  it.each([{ google_subject: annsSubject }, { google_subject: null }])(
    "explains that the customer is disabled (%j)",
    async (tie) => {
      await createCustomerWithPassword(backend, {
        email: "ann@example.com",
        enabled: false,
        ...tie,
      })
      const response = await finish()
      expect([response.statusCode, response.headers.location]).toEqual([403, undefined])
      expect(await findUsers()).toMatchObject([tie])
    },
  )

  it("redirects to the shop if discovery fails and works again afterwards", async () => {
    google.conduct = { broken: ["/.well-known/openid-configuration"] }
    const at = parseLocation(await visit(buildAuthorizeUrl({ provider: "google" })))
    expect(at.query).toEqual({ error: "temporarily_unavailable", state: authorizeParams.state })
    google.conduct = {}
    expect(new URL(await begin()).origin).toBe(google.origin)
  })

  it.each([
    { issuer: "https://accounts.evil.example" },
    { authorization_endpoint: "https://accounts.evil.example/authorize" },
    { authorization_endpoint: "javascript:alert(1)" },
    { token_endpoint: "https://accounts.example/token" },
    { jwks_uri: undefined },
  ])("redirects to the shop if Google's discovery is invalid (%j)", async (description) => {
    google.conduct = { description }
    const { at, query } = parseLocation(await visit(buildAuthorizeUrl({ provider: "google" })))
    expect([at, query.error]).toEqual([authorizeParams.redirect_uri, "temporarily_unavailable"])
  })

  it.each(["/token", "/keys"])("redirects to the shop if Google's %s fails", async (path) => {
    const back = google.signIn(await begin(), ann)
    google.conduct = { broken: [path] }
    expect(parseLocation(await visit(back)).query.error).toBe("temporarily_unavailable")
    expect(google.requestedPaths).toContain(path)
    expect(await findUsers()).toEqual([])
  })

  it("redirects with access_denied if the customer cancels at Google", async () => {
    const state = new URL(await begin()).searchParams.get("state") ?? ""
    const query = new URLSearchParams({ error: "access_denied", state })
    expect(parseLocation(await visit(`/oauth/google/callback?${query}`)).query).toEqual({
      error: "access_denied",
      state: authorizeParams.state,
    })
    const other = new URLSearchParams({ error: "<script>", state })
    expect(parseLocation(await visit(`/oauth/google/callback?${other}`)).query.error).toBe(
      "server_error",
    )
    expect(google.requestedPaths).not.toContain("/token")
  })

  it("rejects a forged or expired ticket and sends no request to Google", async () => {
    const back = new URL(google.signIn(await begin(), ann), "http://localhost:3000")
    const ticket = back.searchParams.get("state") ?? ""
    const [head, body, signature] = ticket.split(".")
    const tampered = [`${head}.${body}.${"A".repeat(signature?.length ?? 0)}`, "", "a.b.c", "{}"]
    for (const state of tampered) {
      back.searchParams.set("state", state)
      const response = await visit(back.pathname + back.search)
      expect([response.statusCode, response.headers.location]).toEqual([400, undefined])
    }
    clock += 600_000
    back.searchParams.set("state", ticket)
    expect((await visit(back.pathname + back.search)).statusCode).toBe(400)
    expect(google.requestedPaths).not.toContain("/token")
  })

  it("rejects the code of another sign-in, because the PKCE verifier does not match", async () => {
    const [mine, stolen] = await Promise.all(
      [ann, { ...ann, sub: "3003", email: "eve@example.com" }].map(
        async (person) => new URL(google.signIn(await begin(), person), "http://localhost:3000"),
      ),
    )
    mine?.searchParams.set("code", stolen?.searchParams.get("code") ?? "")
    const response = await visit(`${mine?.pathname}${mine?.search}`)
    expect(parseLocation(response).query.error).toBe("temporarily_unavailable")
    expect(await findUsers()).toEqual([])
  })

  it("rejects a code that was already used", async () => {
    const back = google.signIn(await begin(), ann)
    expect(parseLocation(await visit(back)).query).toHaveProperty("code")
    expect(parseLocation(await visit(back)).query.error).toBe("temporarily_unavailable")
  })

  it("does not use up the code by a HEAD request", async () => {
    const back = google.signIn(await begin(), ann)
    const head = await backend.app.inject({ method: "HEAD", url: back })
    expect(head.statusCode).toBe(405)
    expect(parseLocation(await visit(back)).query).toHaveProperty("code")
  })

  it("sends at most a hundred token requests per client to Google in 15 minutes", async () => {
    const headers = buildClientHeader("203.0.113.9", backend, now())
    const state = new URL(await begin()).searchParams.get("state") ?? ""
    const path = `/oauth/google/callback?${new URLSearchParams({ code: "a", state })}`
    for (let round = 0; round < 100; round += 1) {
      expect((await visit(path, headers)).statusCode).toBe(303)
    }
    const last = await visit(path, headers)
    expect([last.statusCode, last.headers.location]).toEqual([429, undefined])
    expect(google.requestedPaths.filter((requested) => requested === "/token")).toHaveLength(100)
  })
})

it("logs neither personal data nor secrets", async () => {
  const back = google.signIn(await begin(), ann)
  await visit(back)
  google.conduct = { claims: { aud: "another" } }
  await finish()
  const log = lines.join("\n")
  expect(log).toContain("oauth: google sign-in failed")
  const code = new URL(back, google.origin).searchParams.get("code") ?? "?"
  for (const text of [testApplication.clientSecret, code, "xample.com", '"sub"', annsSubject]) {
    expect(log).not.toContain(text)
  }
})
