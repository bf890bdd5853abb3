import { createServer, type RequestListener } from "node:http"
import { afterEach, describe, expect, it } from "@jest/globals"
import { formNameControl } from "#lib/forms/form-controls.ts"
import { openOnLocalhost } from "#tests/support/open-on-localhost.ts"
import { openExchange } from "../response.ts"
import { registerPreservedForm } from "./preserve-failed-form.ts"

const nothing = async () => {}
let close = nothing
afterEach(async () => {
  await close()
  close = nothing
})

/** Serves `listener` until the test ends. Returns the origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = await openOnLocalhost(createServer(listener))
  close = server.close
  return server.origin
}

/** An app that reads the body and sends this response, behind `registerPreservedForm`. */
const app =
  (status: number, text: string): RequestListener =>
  (request, response) => {
    registerPreservedForm(openExchange(request, response))
    request.resume().on("end", () => {
      response.statusCode = status
      response.write(text)
      response.end()
    })
  }

function fill(values: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  return data
}
const post = (url: string, body: FormData, headers: Record<string, string> = {}) =>
  fetch(url, { method: "POST", body, headers })

describe("a form whose page cannot be rendered", () => {
  const filled = fill({
    [formNameControl]: "visitor",
    "field.name": `Kim "K" </textarea><b>`,
    "secret.pass": "s3cret",
    key: "k",
    "field.Your%20text": "\nOne\nTwo",
  })

  it("is sent back with its values, to be submitted again", async () => {
    const origin = await serve(app(500, "the app's own words"))
    const response = await post(`${origin}/contact?a=1`, filled)
    const html = await response.text()
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"])
    expect(html).not.toContain("the app's own words")
    expect(html).toContain('action="/contact?a=1"')
    expect(html).toContain("Kim &quot;K&quot; &lt;/textarea&gt;&lt;b&gt;</textarea>")
    expect(html).toMatch(
      /<label>Your text<textarea name="field.Your%20text" rows="2">\n\r\nOne\r\nTwo</,
    )
    expect(html).toContain('<input type="hidden" name="key" value="k">')
    expect(html).toContain('<label>pass <input type="password" name="secret.pass"')
    expect(html).not.toContain("s3cret")
    expect(html).toContain("<button>Try again</button>")
  })

  it("is sent back without a button if the page has changed since", async () => {
    const origin = await serve(app(409, "not found"))
    const response = await post(origin, filled)
    const html = await response.text()
    expect([response.status, html.includes("<button>")]).toEqual([409, false])
    expect(html).toContain("Open the page again")
  })

  it("is sent back for an account too, with its field labels and without its secrets", async () => {
    const origin = await serve(app(401, ""))
    const typed = {
      [formNameControl]: "recovery",
      email: "kim@example.com",
      intent: "change",
      $ACTION_REF_1: "x",
      newpassword: "new s3cret",
      code: "ABCD2345",
    }
    const response = await post(`${origin}/forgotpassword`, fill(typed))
    const html = await response.text()
    expect(response.status).toBe(401)
    expect(html).toContain("You’ve been logged out.")
    expect(html).toContain('<label>Email address<textarea name="email" rows="2">\nkim@example.com<')
    expect(html).toContain('<input type="hidden" name="intent" value="change">')
    expect(html).toContain('<input type="hidden" name="$ACTION_REF_1" value="x">')
    expect(html).toContain('<label>Code <input type="text" name="code"')
    expect(html).toContain('<input type="password" name="newpassword"')
    for (const secret of ["new s3cret", "ABCD2345"]) expect(html).not.toContain(secret)
  })

  it("labels the fields of an address in the words of its page", async () => {
    const origin = await serve(app(500, ""))
    const typed = { [formNameControl]: "address", displayName: "Home", id: "7" }
    const html = await (await post(`${origin}/my-account/addresses`, fill(typed))).text()
    expect(html).toContain("<label>Name of this address<textarea")
    expect(html).toContain('<input type="hidden" name="id" value="7">')
  })

  it("is sent back without a field that its list does not have", async () => {
    const origin = await serve(app(500, ""))
    const typed = { [formNameControl]: "login", email: "kim@example.com", pin: "1234" }
    const html = await (await post(`${origin}/login`, fill(typed))).text()
    expect(html).toContain("kim@example.com")
    expect(html).not.toContain("1234")
  })

  it.each([{}, { [formNameControl]: "nothing" }, { [formNameControl]: "toString" }])(
    "repeats nothing if it is not listed, and says that it was not sent: %j",
    async (name) => {
      const origin = await serve(app(500, ""))
      const response = await post(`${origin}/profile`, fill({ ...name, email: "kim@example.com" }))
      const html = await response.text()
      expect([response.status, response.headers.get("retry-after")]).toEqual([503, "10"])
      expect(html).toContain("Your form hasn’t been sent")
      expect(html).toContain('<a href="/profile">Open the page again</a>')
      expect(html).not.toContain("kim@example.com")
    },
  )

  it("is not sent back after success, or if a script has sent it", async () => {
    const origin = await serve(app(200, "taken"))
    expect(await (await post(origin, filled)).text()).toBe("taken")
    await close()
    const failing = await serve(app(500, "for the script"))
    const response = await post(failing, filled, { "next-action": "x" })
    expect([response.status, await response.text()]).toEqual([500, "for the script"])
  })
})
