import { afterAll, afterEach, beforeAll, beforeEach } from "@jest/globals"
import { errorBodySchema } from "#lib/contract/error.ts"
import {
  buildQuestion,
  type FormSender,
  filled,
  openFormSender,
} from "#tests/support/form-sender.ts"

let shop: FormSender
beforeAll(async () => {
  shop = await openFormSender()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

describe("a submitted form", () => {
  it("stores the submission with its values and enqueues the owner's email with it", async () => {
    const id = await shop.makeForm()
    const url = Buffer.from("http://localhost:3000/contact?a=1").toString("base64")
    expect(await shop.send(id, { data: filled, url })).toEqual({
      success: true,
      code: null,
      error: "",
      fields: {},
      payment: null,
    })
    const [stored] = await shop.listStored()
    expect(stored).toMatchObject({ form_id: id, form_name: "Contact us", url: "/contact?a=1" })
    expect(stored?.values).toMatchObject([
      { name: "name", value: "Ann" },
      { name: "email", value: "ann@example.com" },
    ])
    const [mail] = await shop.listMails()
    expect(mail).toMatchObject({ reply_to: "ann@example.com", subject: "Contact us" })
    expect(mail?.text_body).toContain("The name\n    Ann")
    expect(mail?.text_body).toContain("Sent from: http://localhost:3000/contact?a=1")
  })

  it("stores no password and no IP address", async () => {
    const id = await shop.makeForm({ questions: [buildQuestion(1, "secret", "password")] })
    await shop.send(id, { data: { secret: "hunter2-hunter2" } })
    const everything = JSON.stringify([await shop.listStored(), await shop.listMails()])
    expect(everything).toContain("(hidden)")
    expect(everything).not.toContain("hunter2")
    expect(everything).not.toContain(shop.visitor())
  })

  it("accepts a form without questions", async () => {
    const id = await shop.makeForm({ questions: [] })
    expect(await shop.send(id, { data: { price: "0", constructor: "x" } })).toMatchObject({
      success: true,
    })
    expect((await shop.listStored())[0]?.values).toEqual([])
  })

  it("stores both values of two fields with one name", async () => {
    const id = await shop.makeForm({
      questions: [buildQuestion(1, "pet"), buildQuestion(2, "pet")],
    })
    await shop.send(id, { data: { pet: "Dog", "pet-2": "Cat" } })
    expect((await shop.listStored())[0]?.values).toMatchObject([
      { name: "pet", value: "Dog" },
      { name: "pet-2", value: "Cat" },
    ])
  })

  it("accepts a form of the legacy shape", async () => {
    const data = [{ name: "when", type: "date", label: "When", required: true }]
    const id = await shop.makeForm({ questions: [], data })
    expect(await shop.send(id, { data: { when: "2026-02-01" } })).toMatchObject({ success: true })
    expect((await shop.listStored())[0]?.values).toMatchObject([
      { name: "when", value: "01/02/2026" },
    ])
  })

  it.each([
    ["another origin", "https://elsewhere.example/x", ""],
    ["a path of two slashes", "http://localhost:3000//elsewhere.example", "/elsewhere.example"],
    ["a path", "/contact", "/contact"],
    ["a script", "javascript:alert(1)", ""],
  ])("stores only a path on the shop's own origin for %s", async (_what, address, path) => {
    const id = await shop.makeForm()
    await shop.send(id, { data: filled, url: Buffer.from(address).toString("base64") })
    expect((await shop.listStored())[0]?.url).toBe(path)
  })

  it("stores texts with unusual characters", async () => {
    const id = await shop.makeForm()
    const name = "a\u0000b\ud800 🦆 '); DROP TABLE forms; --"
    expect(await shop.send(id, { data: { name } })).toMatchObject({ success: true })
    expect((await shop.listStored())[0]?.values[0]?.value).toBe(
      "ab\ufffd 🦆 '); DROP TABLE forms; --",
    )
  })
})

describe("a form that cannot be submitted", () => {
  afterEach(async () => {
    expect(await shop.listStored()).toEqual([])
    expect(await shop.listMails()).toEqual([])
  })

  it.each([["2147483647"], ["0"]])(
    "responds with a well-formed error for an unknown form (%s)",
    async (id) => {
      const response = await shop.post(Number(id), { data: {} })
      expect([400, 404]).toContain(response.statusCode)
      expect(errorBodySchema.parse(response.json()).message).not.toBe("")
    },
  )

  it("does not find a disabled form", async () => {
    const id = await shop.makeForm()
    await shop.call("cognito/form/disable", { id })
    expect((await shop.post(id, { data: filled })).statusCode).toBe(404)
    const response = await shop.app.inject(`/api/v1/cognito/form?id=${id}`)
    expect(response.json()).toEqual({ item: null })
  })

  it("responds with success to a bot that filled the honeypot and stores nothing", async () => {
    const id = await shop.makeForm({ use_captcha: true })
    expect(await shop.send(id, { data: {}, trap: "http://spam.example" })).toMatchObject({
      success: true,
    })
  })

  it("names the field whose value of 1 MB is too large", async () => {
    const id = await shop.makeForm()
    const result = await shop.send(id, { data: { ...filled, name: "x".repeat(1_000_000) } })
    expect(result).toMatchObject({ success: false, code: "too_large" })
    expect(result.error).toMatch(/“The name” is too long/)
    expect(result.fields.name).toBe(result.error)
  })

  it("rejects an oversized body with 413", async () => {
    const response = await shop.post(await shop.makeForm(), {
      data: { name: "x".repeat(4_000_001) },
    })
    expect([response.statusCode, response.json().code]).toEqual([413, "TOO_LARGE"])
  })

  it("returns a message per invalid field and stores nothing", async () => {
    const otherQuestions = [
      buildQuestion(1, "name", "text", { required: true }),
      buildQuestion(2, "email", "email"),
    ]
    const born = buildQuestion(3, "born", "date", { validation_message: "When were you born?" })
    const id = await shop.makeForm({ questions: [...otherQuestions, born] })
    const data = { name: " ", email: "ann", born: "31/02/2026" }
    expect(await shop.send(id, { data })).toMatchObject({
      success: false,
      code: "invalid",
      fields: {
        name: "Please fill in “The name”.",
        email: expect.stringMatching(/an email address/),
        born: "When were you born?",
      },
    })
  })

  it("requires a login where the form does", async () => {
    const id = await shop.makeForm({ must_be_logged_on: true })
    expect(await shop.send(id)).toMatchObject({
      success: false,
      code: "login",
      error: "Please log in to send this form.",
    })
  })

  it.each([
    ["no JSON object", "[]"],
    ["data that is none", '{"data":"x"}'],
    ["nested data", '{"data":{"name":{"a":1}}}'],
    ["too many values", JSON.stringify({ data: Array.from({ length: 1_001 }, () => "x") })],
    ["a poisoned prototype", '{"data":{"__proto__":{"name":"x"}}}'],
  ])("rejects %s as a bad request", async (_what, payload) => {
    const response = await shop.app.inject({
      method: "POST",
      url: `/api/v1/cognito/form/submit/${await shop.makeForm()}`,
      headers: { "content-type": "application/json" },
      payload,
    })
    expect([response.statusCode, response.json().code]).toEqual([400, "BAD_REQUEST"])
  })
})
