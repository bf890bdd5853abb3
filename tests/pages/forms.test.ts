import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/support/eventually.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { ask, putForm, type TrialForm } from "#tests/support/trial-form.ts"
import { readPage, readText, visit } from "#tests/support/visit.ts"

const made: TrialForm[] = []
async function put(values: object): Promise<TrialForm> {
  const form = await putForm(values)
  made.push(form)
  return form
}
afterAll(async () => {
  for (const form of made) await form.clear()
})

/** Posts a page's form as a browser without JavaScript does. */
async function send(
  form: TrialForm,
  answers: Record<string, string>,
  headers: Record<string, string> = {},
) {
  const page = readPage(await visit(form.path))
  const data = new FormData()
  for (const control of page.querySelectorAll<HTMLInputElement>("main form input[type=hidden]")) {
    data.append(control.name, control.value)
  }
  for (const [name, value] of Object.entries(answers)) data.set(name, value)
  const packed = new Response(data)
  const type = packed.headers.get("content-type") ?? ""
  const { origin } = getRunningShop()
  return visit(form.path, {
    method: "POST",
    headers: { "content-type": type, origin, referer: origin + form.path, ...headers },
    body: await packed.text(),
  })
}
const sayAlert = (answer: { html: string }) => readText(readPage(answer), "main form [role=alert]")
const sayThanks = (answer: { html: string }) =>
  readText(readPage(answer), "main form [role=status]")
const questions = [ask("text", "Your name", { name: "name", required: true })]

describe("a form on a page", () => {
  it("is rendered with its fields on a cached page", async () => {
    const form = await put({ questions })
    const answer = await eventually(10_000, async () => {
      const found = await visit(form.path)
      expect(found.headers["x-nextjs-cache"]).toBe("HIT")
      return found
    })
    const page = readPage(answer)
    expect(readText(page, "main form label[for]")).toBe("Your name*")
    expect(page.querySelector("main form [name='answer.name']")?.hasAttribute("required")).toBe(
      true,
    )
    expect(page.querySelector("main form abbr[title=Required]")?.textContent).toBe("*")
  }, 20_000)

  it("renders its name and a message if it has no questions", async () => {
    const form = await put({ name: "Nothing to ask" })
    const page = readPage(await visit(form.path))
    expect(readText(page, "main h2")).toBe("Nothing to ask")
    expect(page.body.textContent).toContain("This form has no questions yet.")
    expect(page.querySelector("main form")).toBeNull()
  }, 20_000)

  it("that is disabled disappears from the page within five seconds", async () => {
    const form = await put({ questions })
    await admin.disable("cognito/form", form.formId)
    await eventually(20_000, async () => {
      const answer = await visit(form.path)
      expect(answer.status).toBe(200)
      expect(readPage(answer).querySelector("main form")).toBeNull()
    })
  }, 20_000)
})

describe("a form post without JavaScript", () => {
  it("is stored once for repeated posts, and the response is no-store", async () => {
    const form = await put({ questions })
    const tries = [await send(form, { "answer.name": "Kim" })]
    tries.push(await send(form, { "answer.name": "Kim" }))
    for (const answer of tries) {
      expect(sayThanks(answer)).toBe("Thank you. We’ve received your message.")
      expect(answer.headers["cache-control"]).toContain("no-store")
    }
    expect(await form.listSent()).toEqual([{ name: "Kim" }])
    const next = await visit(form.path)
    expect(sayThanks(next)).toBeNull()
  }, 20_000)

  it("returns an error for invalid values and stores nothing", async () => {
    const form = await put({ questions })
    const answer = await send(form, { "answer.name": "" })
    expect(sayAlert(answer)).toContain("Please fill in “Your name”.")
    expect(await form.listSent()).toEqual([])
  }, 20_000)

  it("with a filled honeypot field displays success and stores nothing", async () => {
    const form = await put({ questions })
    const answer = await send(form, { "answer.name": "Buy now", homepage: "http://spam.example" })
    expect(sayThanks(answer)).not.toBeNull()
    expect(await form.listSent()).toEqual([])
  }, 20_000)

  it("is rate-limited after five posts, whatever client IP headers claim", async () => {
    const form = await put({ questions })
    const answers = []
    for (let count = 1; count <= 6; count++) {
      const headers = {
        "x-forwarded-for": `198.51.100.${count}`,
        "x-curlew-visitor": `198.51.100.${count}`,
        "x-curlew-client": `198.51.100.${count};1;${"0".repeat(64)}`,
      }
      answers.push(await send(form, { "answer.name": `Kim ${count}` }, headers))
    }
    expect(answers.slice(0, 5).map(sayAlert)).toEqual([null, null, null, null, null])
    expect(sayAlert(answers[5] ?? { html: "" })).toContain("already sent this form several times")
    const last = readPage(answers[5] ?? { html: "" })
    expect(last.querySelector("[name='answer.name']")?.getAttribute("value")).toBe("Kim 6")
    expect(await form.listSent()).toHaveLength(5)
  })

  it("is rejected with 403 from another site, without echoing the values", async () => {
    const form = await put({ questions })
    const answer = await send(form, { "answer.name": "Kim" }, { origin: "https://evil.example" })
    expect(answer.status).toBe(403)
    expect(answer.html).not.toContain("Kim")
    expect(await form.listSent()).toEqual([])
  }, 20_000)

  it("with the id of another form or an invalid id returns an error", async () => {
    const form = await put({ questions })
    for (const number of ["0", "x", "2147483647", "1e99"]) {
      const answer = await send(form, { "answer.name": "Kim", form: number })
      expect({ number, said: sayAlert(answer) }).toEqual({
        number,
        said: expect.stringContaining("We couldn’t send this form."),
      })
    }
    expect(await form.listSent()).toEqual([])
  }, 20_000)
})

describe("an unexpected form body", () => {
  let form: TrialForm
  beforeAll(async () => {
    form = await put({ questions })
  }, 20_000)

  it("that is too large is rejected with 413 and an error page", async () => {
    const answer = await send(form, { "answer.name": "x".repeat(3_200_000) })
    expect(answer.status).toBe(413)
    expect(readText(readPage(answer), "h1")).toBe("That’s too large to send")
  }, 20_000)

  it.each([
    ["multipart/form-data; boundary=x", "nonsense", [400]],
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="$ACTION_ID_x"\r\n\r\n\r\n--x--',
      [200, 400, 404, 405, 409, 503],
    ],
    ["multipart/form-data", "no boundary", [400]],
    ["application/x-www-form-urlencoded", "answer.name=Kim", [200, 400, 404, 405, 409, 503]],
    ["text/plain", "[]", [200, 400, 404, 405, 409, 503]],
  ])(
    "of the type %s is handled without storing anything",
    async (type, body, statuses) => {
      const { origin } = getRunningShop()
      const headers = { "content-type": type, origin }
      const answer = await visit(form.path, { method: "POST", headers, body })
      expect(statuses).toContain(answer.status)
      expect(await form.listSent()).toEqual([])
    },
    20_000,
  )
})

describe("the API calls of a form's scripts", () => {
  it("return a new captcha challenge each time", async () => {
    const [first, second] = [await visit("/api/captcha"), await visit("/api/captcha")]
    expect(first.status).toBe(200)
    expect(first.headers["cache-control"]).toBe("no-store")
    expect(JSON.parse(first.html)).toMatchObject({
      pow: { parameters: {} },
      question: { text: expect.stringContaining("plus") },
    })
    expect(first.html).not.toBe(second.html)
  })

  it("return that an unknown payment is not paid, and reject invalid tokens", async () => {
    const answer = await visit(`/api/payment?token=${"x".repeat(40)}`)
    expect([answer.status, JSON.parse(answer.html)]).toEqual([
      200,
      { paid: false, outcome: "unknown" },
    ])
    expect((await visit("/api/payment")).status).toBe(400)
    expect((await visit(`/api/payment?token=${"x".repeat(300)}`)).status).toBe(400)
  })
})
