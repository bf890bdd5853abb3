import { describe, expect, it } from "@jest/globals"
import { themeScript } from "#lib/theme/theme-script.ts"
import { getElementText, parseDocument, requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { sendForm } from "#tests/support/sign-in-form.ts"

const paths = ["/login", "/signup", "/forgotpassword", "/logout"]

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

  it("starts a login through Google by a page, because the CSP's form-action allows no other site", async () => {
    const { origin } = getRunningShop()
    const type = "application/x-www-form-urlencoded"
    const { status, html } = await requestPage("/api/session/oauth", {
      method: "POST",
      headers: { origin, "sec-fetch-site": "same-origin", "content-type": type },
      body: "provider=google",
    })
    const refresh = parseDocument({ html }).querySelector("meta[http-equiv=refresh]")
    const [path = "", query] = refresh?.getAttribute("content")?.split("?") ?? []
    expect([status, path]).toEqual([200, "0;url=/oauth/authorize"])
    const sent = new URLSearchParams(query)
    expect([sent.get("provider"), sent.get("response_type")]).toEqual(["google", "code"])
    expect(sent.get("state")).toMatch(/^[\w-]{10,}$/)
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
