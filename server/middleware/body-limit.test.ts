import { createServer, type RequestListener } from "node:http"
import { afterEach, describe, expect, it } from "@jest/globals"
import { maxPhotoBodyBytes, photoFormPath } from "#lib/auth/body-limits.ts"
import { maxFormBodyBytes } from "#lib/forms/form-limits.ts"
import { openExchange } from "../response.ts"
import { handleLargeBody } from "./body-limit.ts"
import { registerPreservedForm } from "./preserve-failed-form.ts"

let close = async () => {}
afterEach(() => close())

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  close = () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  const address = server.address()
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
}

/** An app that reads the body and sends this response, behind `registerPreservedForm`. */
const app =
  (status: number, text: string): RequestListener =>
  (request, response) => {
    if (handleLargeBody(request, response)) return
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

describe("a request body", () => {
  it("gets 413 with a page that states the limit if it is larger than any form", async () => {
    const origin = await serve(app(200, "taken"))
    const response = await post(origin, fill({ x: "x".repeat(maxFormBodyBytes) }))
    expect(response.status).toBe(413)
    expect(await response.text()).toContain("The limit is 3 megabytes")
  })

  it("redirects to the profile, with an error there, if it contains an image that is too large", async () => {
    const origin = await serve(app(200, "taken"))
    const address = `${origin}${photoFormPath}`
    const body = fill({ x: "x".repeat(maxPhotoBodyBytes) })
    const response = await fetch(address, { method: "POST", body, redirect: "manual" })
    expect([response.status, response.headers.get("location")]).toEqual([
      303,
      "/profile?photo=size#photo",
    ])
    const smaller = fill({ x: "x".repeat(maxFormBodyBytes) })
    expect(await (await post(address, smaller)).text()).toBe("taken")
  })

  it("is accepted with a megabyte", async () => {
    const origin = await serve(app(200, "taken"))
    const response = await post(origin, fill({ x: "x".repeat(1_000_000) }))
    expect(await response.text()).toBe("taken")
  })
})

describe("a form whose page cannot be rendered", () => {
  const filled = fill({
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
    expect(html).toContain('<input type="hidden" name="secret.pass" value="s3cret">')
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
      first_name: "Kim",
      displayName: "Home",
      id: "7",
      $ACTION_REF_1: "x",
      currentPassword: "old s3cret",
      newpassword: "new s3cret",
      code: "ABCD2345",
    }
    const response = await post(`${origin}/profile`, fill(typed))
    const html = await response.text()
    expect(response.status).toBe(401)
    expect(html).toContain("You’ve been logged out.")
    expect(html).toContain('<label>First name<textarea name="first_name" rows="2">\nKim<')
    expect(html).toContain("<label>Name of this address<textarea")
    expect(html).toContain('<input type="hidden" name="id" value="7">')
    expect(html).toContain('<input type="hidden" name="$ACTION_REF_1" value="x">')
    for (const secret of ["old s3cret", "new s3cret", "ABCD2345"]) {
      expect(html).not.toContain(secret)
    }
  })

  it("is not sent back after success, or if a script has sent it", async () => {
    const origin = await serve(app(200, "taken"))
    expect(await (await post(origin, filled)).text()).toBe("taken")
    await close()
    const failing = await serve(app(500, "for the script"))
    const response = await post(failing, filled, { "next-action": "x" })
    expect([response.status, await response.text()]).toEqual([500, "for the script"])
  })
})
