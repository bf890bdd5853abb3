import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { locales } from "#lib/contract/languages.ts"
import {
  buildClientHeader,
  createCustomerWithPassword,
  createFingerprint,
  testPassword,
} from "#tests/factories/test-customer.ts"
import {
  authorizeParams,
  buildAuthorizeUrl,
  parseLocation,
  sendSignInForm,
} from "#tests/fixtures/oauth.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

const clock = Date.parse("2026-11-21T00:00:00Z")
const now = () => new Date(clock)
const email = "ann@example.com"
const right = { email, password: testPassword }
const wrong = { email, password: "not the password" }
const lines: string[] = []
let backend: TestBackend
beforeAll(async () => {
  const logStream = { write: (line: string) => void lines.push(line) }
  backend = await openTestBackend({ now, logStream, env: { LOG_LEVEL: "trace" } })
  await createCustomerWithPassword(backend, { email })
})
beforeEach(async () => {
  await backend.database.db.deleteFrom("rate_marks").execute()
  await backend.database.db.deleteFrom("authorization_codes").execute()
})
afterAll(() => backend.close())

const visit = (url: string) => backend.app.inject({ url })
const listCodes = () => backend.database.db.selectFrom("authorization_codes").selectAll().execute()

describe("sign-in page", () => {
  it("contains fields that password managers recognise and explains what is authorised", async () => {
    const page = await visit(buildAuthorizeUrl())
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('autocomplete="username"')
    expect(page.body).toContain('autocomplete="current-password"')
    expect(page.body).toContain("is asking to use your account here")
    expect(page.body).not.toContain("Google")
  })

  it("sends CSP without scripts and frames, no-store and no referrer", async () => {
    const { headers } = await visit(buildAuthorizeUrl())
    expect(headers["cache-control"]).toBe("no-store")
    expect(headers["x-frame-options"]).toBe("DENY")
    expect(headers["referrer-policy"]).toBe("no-referrer")
    const policy = String(headers["content-security-policy"])
    for (const rule of ["default-src 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
      expect(policy).toContain(rule)
    }
    expect(policy).not.toContain("script-src")
  })

  it.each([
    { client_id: "another" },
    { redirect_uri: "https://evil.example/auth" },
    { redirect_uri: "http://localhost:3000/auth/../x" },
    { redirect_uri: undefined },
  ])("responds 400 without a redirect for %j", async (changes) => {
    for (const response of [
      await visit(buildAuthorizeUrl(changes)),
      await sendSignInForm(backend, right, { url: buildAuthorizeUrl(changes) }),
    ]) {
      expect(response.statusCode).toBe(400)
      expect(response.headers.location).toBeUndefined()
      expect(response.body).toContain("This login can’t continue")
      expect(response.body).not.toContain("evil.example")
    }
    expect(await listCodes()).toEqual([])
  })

  it("redirects an invalid request and its form post to the client with the error", async () => {
    const url = buildAuthorizeUrl({ scope: "profile" })
    for (const response of [await visit(url), await sendSignInForm(backend, right, { url })]) {
      expect(response.statusCode).toBe(303)
      expect(parseLocation(response)).toEqual({
        at: authorizeParams.redirect_uri,
        query: { error: "invalid_scope", state: authorizeParams.state },
      })
    }
    expect(await listCodes()).toEqual([])
  })

  it("escapes special characters in the state", async () => {
    const state = `"><script>alert(1)</script>`
    const page = await visit(buildAuthorizeUrl({ state }))
    expect(page.body).not.toContain("<script")
    const action = /action="([^"]*)"/.exec(page.body)?.[1] ?? ""
    const response = await sendSignInForm(backend, right, { url: action.replaceAll("&amp;", "&") })
    expect(parseLocation(response).query.state).toBe(state)
  })

  it("redirects back with an error if the shop has no Google application", async () => {
    const response = await visit(buildAuthorizeUrl({ provider: "google" }))
    expect(parseLocation(response).query).toEqual({
      error: "temporarily_unavailable",
      state: authorizeParams.state,
    })
    const { body, statusCode } = await visit("/oauth/google/callback?code=a&state=b")
    expect([statusCode, body.includes("That took too long")]).toEqual([400, true])
  })
})

describe("sign-in page in other languages", () => {
  const arabic = () => buildAuthorizeUrl({ ui_locales: "sw ar en" })

  it("renders the requested language, also after a failed attempt", async () => {
    const page = await visit(arabic())
    expect(page.body).toContain('<html lang="ar" dir="rtl">')
    expect(page.body).toContain('href="/ar/forgotpassword"')
    expect(page.body).toContain("ui_locales=ar")
    const rejected = await sendSignInForm(backend, wrong, { url: arabic() })
    expect(rejected.statusCode).toBe(401)
    expect(rejected.body).toContain("عنوان البريد الإلكتروني أو كلمة المرور غير صحيحة.")
  })

  it.each(locales)("has every text in %s, in English only for English", async (locale) => {
    const getBody = async (changes: object) =>
      (await visit(buildAuthorizeUrl({ ui_locales: locale, ...changes }))).body
    const faulty = { email: "x", password: "" }
    const { body } = await sendSignInForm(backend, faulty, {
      url: buildAuthorizeUrl({ ui_locales: locale }),
    })
    for (const page of [await getBody({}), await getBody({ client_id: "another" }), body]) {
      expect(page.split("<main")[1]).not.toMatch(/signIn\.|[{}]/)
      const isEnglish = /asking to use|can’t continue|Enter your password/.test(page)
      expect(isEnglish).toBe(locale === "en")
    }
  })

  it.each(["sw", "", "../de", "x".repeat(9_000)])(
    "falls back to English for the language %j",
    async (tag) => {
      expect((await visit(buildAuthorizeUrl({ ui_locales: tag }))).body).toContain(
        '<html lang="en-AU"',
      )
    },
  )
})

describe("signing in", () => {
  it("redirects with code and state and stores only the code's hash", async () => {
    const response = await sendSignInForm(backend, {
      email: ` ${email.toUpperCase()} `,
      password: testPassword,
    })
    expect(response.statusCode).toBe(303)
    expect(response.headers["cache-control"]).toBe("no-store")
    const { at, query } = parseLocation(response)
    expect(at).toBe(authorizeParams.redirect_uri)
    expect(query).toEqual({
      state: authorizeParams.state,
      code: expect.stringMatching(/^[\w-]{43}$/),
    })
    const rows = await listCodes()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(query.code)
  })

  it("refills the email address but not the password after a wrong password", async () => {
    const response = await sendSignInForm(backend, wrong)
    expect(response.statusCode).toBe(401)
    expect(response.body).toContain("Incorrect email or password.")
    expect(response.body).toContain(`value="${email}"`)
    expect(response.body).not.toContain(wrong.password)
    expect(await listCodes()).toEqual([])
  })

  it("renders the same page for an unknown and a disabled account", async () => {
    await createCustomerWithPassword(backend, { email: "off@example.com", enabled: false })
    const pages = await Promise.all(
      [email, "off@example.com", "nobody@example.com"].map(async (typed) => {
        const { body, statusCode } = await sendSignInForm(backend, { ...wrong, email: typed })
        return [statusCode, body.replaceAll(typed, "")]
      }),
    )
    expect(pages[1]).toEqual(pages[0])
    expect(pages[2]).toEqual(pages[0])
  })

  it("renders errors beside the fields and escapes the input", async () => {
    const response = await sendSignInForm(backend, { email: `"><img src=x>`, password: "" })
    expect(response.statusCode).toBe(400)
    expect(response.body).toContain('aria-describedby="email-error"')
    expect(response.body).toContain("Enter a full email address, such as name@example.com.")
    expect(response.body).toContain('id="password-fault">Enter your password.')
    expect(response.body).not.toContain("<img")
  })

  it("shares the attempt limits of the login and sends Retry-After", async () => {
    const login = (password: string) =>
      backend.app.inject({
        method: "POST",
        url: "/api/v1/cognito/user/login",
        payload: { username: email, password, fingerprint: createFingerprint() },
      })
    for (let round = 0; round < 5; round += 1) {
      expect((await sendSignInForm(backend, wrong)).statusCode).toBe(401)
      expect((await login(wrong.password)).statusCode).toBe(401)
    }
    const response = await sendSignInForm(backend, right)
    expect(response.statusCode).toBe(429)
    expect(response.headers["retry-after"]).toBe("900")
    expect(response.body).toContain("Too many attempts.")
    expect((await login(testPassword)).statusCode).toBe(429)
    expect(await listCodes()).toEqual([])
  })

  it("counts attempts by the client IP that the storefront signed and ignores forged headers", async () => {
    const headers = buildClientHeader("203.0.113.7", backend, now())
    const statuses: number[] = []
    for (let round = 0; round < 51; round += 1) {
      const forged = { "x-forwarded-for": `198.51.100.${round}` }
      const typed = { ...wrong, email: `nobody-${round}@example.com` }
      statuses.push(
        (await sendSignInForm(backend, typed, { headers: { ...headers, ...forged } })).statusCode,
      )
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(50)
    expect(statuses.at(-1)).toBe(429)
    const elsewhere = buildClientHeader("203.0.113.8", backend, now())
    expect((await sendSignInForm(backend, right, { headers: elsewhere })).statusCode).toBe(303)
  })

  it("redirects without a code if the sign-in is cancelled, whatever the fields contain", async () => {
    const response = await sendSignInForm(backend, { email: "", password: "", decision: "cancel" })
    expect(parseLocation(response)).toEqual({
      at: authorizeParams.redirect_uri,
      query: { error: "access_denied", state: authorizeParams.state },
    })
  })

  it.each([{ "sec-fetch-site": "cross-site" }, { "sec-fetch-site": "same-site" }])(
    "rejects a form post with %j",
    async (headers) => {
      const response = await sendSignInForm(backend, right, { headers })
      expect([response.statusCode, response.headers.location]).toEqual([403, undefined])
      expect(await listCodes()).toEqual([])
    },
  )

  it("checks the Origin header if Sec-Fetch-Site is missing", async () => {
    const payload = new URLSearchParams({ ...right, decision: "sign_in" }).toString()
    const type = { "content-type": "application/x-www-form-urlencoded" }
    const statusFrom = async (origin: object) => {
      const headers = { ...type, ...origin }
      const url = buildAuthorizeUrl()
      return (await backend.app.inject({ method: "POST", url, headers, payload })).statusCode
    }
    expect(await statusFrom({ origin: "https://evil.example" })).toBe(403)
    expect(await statusFrom({ origin: "http://localhost:3000" })).toBe(303)
    expect(await statusFrom({})).toBe(303)
  })

  it("accepts only small form posts with a known button", async () => {
    const json = { "content-type": "application/json" }
    expect((await sendSignInForm(backend, right, { headers: json })).statusCode).toBe(400)
    expect((await sendSignInForm(backend, { ...right, more: "x".repeat(10_001) })).statusCode).toBe(
      413,
    )
    expect((await sendSignInForm(backend, { ...right, decision: "else" })).statusCode).toBe(400)
    expect(await listCodes()).toEqual([])
  })

  it("logs neither password nor code", async () => {
    const { query } = parseLocation(await sendSignInForm(backend, right))
    await sendSignInForm(backend, wrong)
    const log = lines.join("\n")
    expect(log).toContain("/oauth/authorize")
    for (const text of [
      testPassword,
      wrong.password,
      query.code ?? "?",
      authorizeParams.nonce ?? "?",
    ]) {
      expect(log).not.toContain(text)
    }
  })
})
