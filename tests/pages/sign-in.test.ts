import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { themeScript } from "#lib/theme/theme-script.ts"
import { hangsUp, UnreliableApi, withReplacedText } from "#tests/fakes/unreliable-api.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { getElementText, parseDocument, requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { SessionBrowser } from "#tests/support/session-browser.ts"

const paths = ["/login", "/signup", "/forgotpassword", "/logout"]
type FormSubmission = {
  values: Record<string, string>
  intent: string
  headers?: Record<string, string>
  /** Returns the value to send for a control, by its name and rendered value. */
  change?: (name: string, value: string) => string
}

/** Fills in a page's form and submits it with one button, as a browser without JavaScript does. */
async function sendForm(origin: string, path: string, submission: FormSubmission) {
  const { values, intent, headers = {}, change = (_name, value) => value } = submission
  const browser = new SessionBrowser(origin)
  const page = parseDocument({ html: (await browser.request(path)).text })
  const data = new FormData()
  for (const control of page.querySelectorAll<HTMLInputElement>("main form[id] input")) {
    data.append(control.name, change(control.name, control.value))
  }
  for (const [name, value] of Object.entries({ ...values, intent })) data.set(name, value)
  const packed = new Response(data)
  const type = packed.headers.get("content-type") ?? ""
  const body = Buffer.from(await packed.arrayBuffer())
  const defaultHeaders = { origin, "sec-fetch-site": "same-origin", "content-type": type }
  const response = await browser.request(path, {
    method: "POST",
    body,
    headers: { ...defaultHeaders, ...headers },
  })
  return { ...response, page: parseDocument({ html: response.text }) }
}

describe("a sign-in or sign-out page", () => {
  it.each(paths)(
    "%s sends no-store, noindex and a CSP that allows only its own scripts",
    async (path) => {
      const response = await requestPage(path)
      expect(response.status).toBe(200)
      expect(response.headers["cache-control"]).toBe("private, no-store")
      const policy = String(response.headers["content-security-policy"])
      expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' 'sha256-[^']+'(?:;|$)/)
      const page = parseDocument(response)
      expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toMatch(/noindex/)
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
      for (const script of page.querySelectorAll("script")) {
        // Allowed by its hash.
        if (script.textContent === themeScript) continue
        expect(script.getAttribute("nonce")).toBe(nonce)
      }
    },
  )

  it("sets autocomplete tokens for password managers", async () => {
    const listAutocomplete = async (path: string) =>
      [
        ...parseDocument(await requestPage(path)).querySelectorAll(
          "main form[id] input[autocomplete]",
        ),
      ].map((input) => input.getAttribute("autocomplete"))
    const link = "?code=ABCD2345&email=kim@example.com"
    expect(await listAutocomplete("/login")).toEqual(["username webauthn", "current-password"])
    expect(await listAutocomplete(`/login${link}`)).toEqual(["username", "one-time-code"])
    expect(await listAutocomplete("/signup")).toEqual(["given-name", "family-name", "email"])
    expect(await listAutocomplete("/forgotpassword")).toEqual(["username"])
    expect(await listAutocomplete(`/forgotpassword${link}`)).toEqual([
      "username",
      "one-time-code",
      "new-password",
    ])
  })

  it("escapes query parameters", async () => {
    const code = encodeURIComponent(`"><script>x()`)
    const { html } = await requestPage(`/login?code=${code}&email=${code}&problem=${code}`)
    expect(html).not.toContain("<script>x()")
  })

  it("rejects a cross-site form post", async () => {
    const { origin } = getRunningShop()
    const values = { email: "kim@example.com", password: "four curlews" }
    const headers = { "sec-fetch-site": "cross-site" }
    const submission = { values, intent: "password", headers }
    const { page, setCookies } = await sendForm(origin, "/login", submission)
    expect(getElementText(page, "h1")).toBe("This form wasn’t sent from our shop")
    expect(page.querySelector("main form")).toBeNull()
    expect(setCookies).toEqual([])
  })

  it("preserves the email address but no password and no code", async () => {
    const { origin } = getRunningShop()
    const values = { email: "kim@example", password: "four-curlews-at-dusk", code: "ABCD2345" }
    for (const [path, intent] of [
      ["/login", "password"],
      ["/login", "code"],
    ] as const) {
      const { status, text, page } = await sendForm(origin, path, { values, intent })
      expect(status).toBe(200)
      expect(getElementText(page, "main [role=alert]")).toContain("full email address")
      expect(text).toContain("kim@example")
      expect(text).not.toContain(values.password)
      expect(text).not.toContain(values.code)
    }
  })
})

describe("a form of an earlier deployment", () => {
  it("is returned with its input but without secrets", async () => {
    const { origin } = getRunningShop()
    const values = { email: "kim@example.com", password: "four-curlews-at-dusk" }
    const { status, text, page } = await sendForm(origin, "/login", {
      values,
      intent: "password",
      change: (name, value) =>
        name.endsWith(":0") ? value.replace(/[0-9a-f]{40,}/, "0".repeat(42)) : value,
    })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(getElementText(page, "h1")).toBe("Your form hasn’t been sent")
    expect(text).toContain(values.email)
    expect(text).not.toContain(values.password)
    expect(page.querySelector("input[name=password]")?.getAttribute("type")).toBe("password")
  })
})

describe("sign-in pages with other site settings", () => {
  let api: UnreliableApi
  let shop: OwnStorefront
  beforeAll(async () => {
    api = await UnreliableApi.open(getRunningShop().apiOrigin)
    api.failureMode = withReplacedText(
      /"(code_only|google|ask_date_of_birth)":\s*false/g,
      '"$1":true',
    )
    shop = await openOwnStorefront(api.origin)
  })
  afterAll(async () => {
    await shop.close()
    await api.close()
  })
  const open = async (path: string) =>
    parseDocument(await requestPage(path, { origin: shop.origin }))

  it("render a login form with only the email address if passwords are off", async () => {
    const page = await open("/login")
    expect(page.querySelector("input[type=password]")).toBeNull()
    expect([...page.querySelectorAll("#login button")].map((button) => button.textContent)).toEqual(
      ["Email me a code"],
    )
    expect(page.querySelector('main a[href="/forgotpassword"]')).toBeNull()
  })

  it("render the Google button only if Google is enabled", async () => {
    const google = (page: Document) => page.querySelector("input[name=provider][value=google]")
    expect(google(await open("/login"))).not.toBeNull()
    expect(google(parseDocument(await requestPage("/login")))).toBeNull()
  })

  it("render an optional date of birth that is validated if it is configured", async () => {
    const field = (await open("/signup")).querySelector("[name=date_of_birth]")
    expect(field?.getAttribute("autocomplete")).toBe("bday")
    expect(field?.hasAttribute("required")).toBe(false)
    const values = { first_name: "Kim", last_name: "Tran", email: "kim@example.com" }
    const sent = { values: { ...values, date_of_birth: "31/05/2084" }, intent: "mail" }
    const { page } = await sendForm(shop.origin, "/signup", sent)
    expect(getElementText(page, "#sign-up-date_of_birth-error")).toBe("This date is in the future.")
    const input = page.querySelector<HTMLInputElement>("[name=date_of_birth]")
    expect(input?.value).toBe("31/05/2084")
  })

  it("preserve a sign-up with an alert during an API outage", async () => {
    const before = api.failureMode
    const values = { first_name: "Kim", last_name: "Tran", email: "kim@example.com" }
    await open("/signup")
    api.failureMode = hangsUp
    const { page } = await sendForm(shop.origin, "/signup", { values, intent: "mail" })
    api.failureMode = before
    expect(getElementText(page, "main [role=alert]")).toContain(
      "can’t create your account right now",
    )
    expect(page.querySelector<HTMLInputElement>("[name=first_name]")?.value).toBe("Kim")
    expect(page.querySelector<HTMLInputElement>("[name=email]")?.value).toBe("kim@example.com")
  })
})
