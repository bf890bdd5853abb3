import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import { buildFormQuestion, createTrialForm, type TrialForm } from "#tests/factories/trial-form.ts"
import { getElementText, parseDocument, requestPage } from "#tests/support/request-page.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"

const createdForms: TrialForm[] = []
async function createForm(values: object): Promise<TrialForm> {
  const form = await createTrialForm(values)
  createdForms.push(form)
  return form
}
afterAll(async () => {
  for (const form of createdForms) await form.clear()
})

/** Posts a page's form as a browser without JavaScript does. */
async function sendForm(
  form: TrialForm,
  values: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const page = parseDocument(await requestPage(form.path))
  const data = new FormData()
  for (const control of page.querySelectorAll<HTMLInputElement>("main form input[type=hidden]")) {
    data.append(control.name, control.value)
  }
  for (const [name, value] of Object.entries(values)) data.set(name, value)
  const packed = new Response(data)
  const type = packed.headers.get("content-type") ?? ""
  const { origin } = getRunningShop()
  return requestPage(form.path, {
    method: "POST",
    headers: { "content-type": type, origin, referer: origin + form.path, ...headers },
    body: await packed.text(),
  })
}
const getAlert = (response: { html: string }) =>
  getElementText(parseDocument(response), "main form [role=alert]")
const getStatus = (response: { html: string }) =>
  getElementText(parseDocument(response), "main form [role=status]")
const questions = [buildFormQuestion("text", "Your name", { name: "name", required: true })]

describe("a form on a page", () => {
  it("is rendered with its fields on a cached page", async () => {
    const form = await createForm({ questions })
    const response = await eventually(10_000, async () => {
      const cached = await requestPage(form.path)
      expect(cached.headers["x-nextjs-cache"]).toBe("HIT")
      return cached
    })
    const page = parseDocument(response)
    expect(getElementText(page, "main form label[for]")).toBe("Your name*")
    expect(page.querySelector("main form [name='field.name']")?.hasAttribute("required")).toBe(true)
    expect(page.querySelector("main form abbr[title=Required]")?.textContent).toBe("*")
  }, 20_000)

  it("renders its name and a message if it has no questions", async () => {
    const form = await createForm({ name: "No questions" })
    const page = parseDocument(await requestPage(form.path))
    expect(getElementText(page, "main h2")).toBe("No questions")
    expect(page.body.textContent).toContain("This form has no questions yet.")
    expect(page.querySelector("main form")).toBeNull()
  }, 20_000)

  it("that is disabled disappears from the page within five seconds", async () => {
    const form = await createForm({ questions })
    await admin.disable("cognito/form", form.formId)
    await eventually(20_000, async () => {
      const response = await requestPage(form.path)
      expect(response.status).toBe(200)
      expect(parseDocument(response).querySelector("main form")).toBeNull()
    })
  }, 20_000)
})

describe("a form post without JavaScript", () => {
  it("is stored once for repeated posts, and the response is no-store", async () => {
    const form = await createForm({ questions })
    const responses = [await sendForm(form, { "field.name": "Kim" })]
    responses.push(await sendForm(form, { "field.name": "Kim" }))
    for (const response of responses) {
      expect(getStatus(response)).toBe("Thank you. We’ve received your message.")
      expect(response.headers["cache-control"]).toContain("no-store")
    }
    expect(await form.listSent()).toEqual([{ name: "Kim" }])
    const next = await requestPage(form.path)
    expect(getStatus(next)).toBeNull()
  }, 20_000)

  it("returns an error for invalid values and stores nothing", async () => {
    const form = await createForm({ questions })
    const response = await sendForm(form, { "field.name": "" })
    expect(getAlert(response)).toContain("Please fill in “Your name”.")
    expect(await form.listSent()).toEqual([])
  }, 20_000)

  it("with a filled honeypot field displays success and stores nothing", async () => {
    const form = await createForm({ questions })
    const response = await sendForm(form, {
      "field.name": "Buy now",
      homepage: "http://spam.example",
    })
    expect(getStatus(response)).not.toBeNull()
    expect(await form.listSent()).toEqual([])
  }, 20_000)

  it("is rate-limited after five posts, whatever client IP headers claim", async () => {
    const form = await createForm({ questions })
    const responses = []
    for (let number = 1; number <= 6; number++) {
      const headers = {
        "x-forwarded-for": `198.51.100.${number}`,
        "x-curlew-visitor": `198.51.100.${number}`,
        "x-curlew-client": `198.51.100.${number};1;${"0".repeat(64)}`,
      }
      responses.push(await sendForm(form, { "field.name": `Kim ${number}` }, headers))
    }
    expect(responses.slice(0, 5).map(getAlert)).toEqual([null, null, null, null, null])
    expect(getAlert(responses[5] ?? { html: "" })).toContain("already sent this form several times")
    const last = parseDocument(responses[5] ?? { html: "" })
    expect(last.querySelector("[name='field.name']")?.getAttribute("value")).toBe("Kim 6")
    expect(await form.listSent()).toHaveLength(5)
  })

  it("is rejected with 403 from another site, without echoing the values", async () => {
    const form = await createForm({ questions })
    const response = await sendForm(
      form,
      { "field.name": "Kim" },
      { origin: "https://evil.example" },
    )
    expect(response.status).toBe(403)
    expect(response.html).not.toContain("Kim")
    expect(await form.listSent()).toEqual([])
  }, 20_000)

  it("with the id of another form or an invalid id returns an error", async () => {
    const form = await createForm({ questions })
    for (const formId of ["0", "x", "2147483647", "1e99"]) {
      const response = await sendForm(form, { "field.name": "Kim", form: formId })
      expect({ number: formId, alert: getAlert(response) }).toEqual({
        number: formId,
        alert: expect.stringContaining("We couldn’t send this form."),
      })
    }
    expect(await form.listSent()).toEqual([])
  }, 20_000)
})

describe("an unexpected form body", () => {
  let form: TrialForm
  beforeAll(async () => {
    form = await createForm({ questions })
  }, 20_000)

  it("that is too large is rejected with 413 and an error page", async () => {
    const response = await sendForm(form, { "field.name": "x".repeat(3_200_000) })
    expect(response.status).toBe(413)
    expect(getElementText(parseDocument(response), "h1")).toBe("That’s too large to send")
  }, 20_000)

  it.each([
    ["multipart/form-data; boundary=x", "nonsense", [400]],
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_x"\r\n\r\n\r\n--x--',
      [200, 400, 404, 405, 409, 503],
    ],
    ["multipart/form-data", "no boundary", [400]],
    ["application/x-www-form-urlencoded", "field.name=Kim", [200, 400, 404, 405, 409, 503]],
    ["text/plain", "[]", [200, 400, 404, 405, 409, 503]],
  ])(
    "of the type %s is handled without storing anything",
    async (type, body, statuses) => {
      const { origin } = getRunningShop()
      const headers = { "content-type": type, origin }
      const response = await requestPage(form.path, { method: "POST", headers, body })
      expect(statuses).toContain(response.status)
      expect(await form.listSent()).toEqual([])
    },
    20_000,
  )
})

describe("the API calls of a form's scripts", () => {
  it("return a new captcha challenge each time", async () => {
    const [first, second] = [
      await requestPage("/api/bff/captcha"),
      await requestPage("/api/bff/captcha"),
    ]
    expect(first.status).toBe(200)
    expect(first.headers["cache-control"]).toBe("no-store")
    expect(JSON.parse(first.html)).toMatchObject({
      pow: { parameters: {} },
      question: { text: expect.stringContaining("plus") },
    })
    expect(first.html).not.toBe(second.html)
  })

  it("return that an unknown payment is not paid, and reject invalid tokens", async () => {
    const response = await requestPage(`/api/bff/payment?token=${"x".repeat(40)}`)
    expect([response.status, JSON.parse(response.html)]).toEqual([
      200,
      { paid: false, outcome: "unknown" },
    ])
    expect((await requestPage("/api/bff/payment")).status).toBe(400)
    expect((await requestPage(`/api/bff/payment?token=${"x".repeat(300)}`)).status).toBe(400)
  })
})
