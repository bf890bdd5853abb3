import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { type FormSender, openFormSender } from "#tests/support/form-sender.ts"

let shop: FormSender
beforeAll(async () => {
  shop = await openFormSender()
})
beforeEach(async () => {
  await shop.reset()
  await shop.takeChanges()
})
afterAll(() => shop.close())

const submissions = "cognito/form_submission"

describe("a form", () => {
  it("publishes its tag on every change, and none without one", async () => {
    const id = await shop.makeForm()
    expect(await shop.takeChanges()).toEqual([`form:${id}`])
    await shop.call("cognito/form/update", { id, name: "Contact us" })
    expect(await shop.takeChanges()).toEqual([])
    await shop.call("cognito/form/update", { id, name: "Write to us", cost: "12.50" })
    expect(await shop.takeChanges()).toEqual([`form:${id}`])
    await shop.call("cognito/form/disable", { id })
    expect(await shop.takeChanges()).toEqual([`form:${id}`])
    await shop.call("cognito/form/delete", { id })
    expect(await shop.takeChanges()).toEqual([`form:${id}`])
  })

  it("returns what was written, with its cost as an amount", async () => {
    const id = await shop.makeForm({ cost: "12.50", use_captcha: true })
    const { body } = await shop.call("cognito/form/detail", { id })
    expect(body.item).toMatchObject({ cost: "12.50", use_captcha: true, enabled: true })
    const read = await shop.app.inject(`/api/v1/cognito/form?id=${id}`)
    expect(read.json().item).toMatchObject({ id, cost: "12.50", questions: [{ id: 1 }, { id: 2 }] })
  })

  it.each([
    ["a cost below nothing", { cost: "-1.00" }, 400, "cost"],
    ["a cost that is no amount", { cost: 5 }, 400, "cost"],
    ["an address that another form has", { url: "taken" }, 409, "url"],
    [
      "a question without an id",
      { questions: [{ name: "a", field_type: "text" }] },
      400,
      "questions.0.id",
    ],
  ])("is rejected with %s", async (_what, values, status, field) => {
    await shop.makeForm({ url: "taken" })
    const response = await shop.call("cognito/form/create", { name: "A", url: "a", ...values })
    expect(response.status).toBe(status)
    expect(Object.keys(response.body.fields ?? {})).toEqual([field])
    const { body } = await shop.call("cognito/form/list", {})
    await shop.call("cognito/form/delete", { id: body.data?.at(-1)?.id ?? 0 })
  })
})

describe("form submissions", () => {
  it("are listed newest first, with their payment", async () => {
    const free = await shop.makeForm()
    const paid = await shop.makeForm({ name: "Tour", cost: "5.00" })
    await shop.send(free)
    await shop.send(paid)
    const { body } = await shop.call(`${submissions}/list`, {})
    expect(body.data).toMatchObject([
      { form_id: paid, form_name: "Tour", payment: { status: "waiting", amount: "5.00" } },
      { form_id: free, form_name: "Contact us", payment: null, data: [{ value: "Ann" }, {}] },
    ])
    expect(JSON.stringify(body)).not.toMatch(/client|digest|sender_key/)
  })

  it.each(["list", "detail"])("require an administrator to %s", async (call) => {
    expect((await shop.call(`${submissions}/${call}`, { id: 1 }, null)).status).toBe(401)
  })

  it.each([
    ["create", {}],
    ["update", { id: 1 }],
    ["enable", { id: 1 }],
    ["disable", { id: 1 }],
  ])("cannot be written by administrators (%s)", async (call, values) => {
    expect(await shop.call(`${submissions}/${call}`, values)).toMatchObject({
      status: 409,
      body: { code: "CONFLICT" },
    })
  })

  it("are deleted with their emails, without affecting other submissions", async () => {
    const id = await shop.makeForm()
    await shop.send(id)
    await shop.send(id, { data: { name: "Bea" } })
    const { body } = await shop.call(`${submissions}/list`, {})
    const [latest] = body.data ?? []
    expect((await shop.call(`${submissions}/delete`, { id: latest?.id ?? 0 })).status).toBe(200)
    expect(await shop.listStored()).toHaveLength(1)
    const mails = await shop.listMails()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text_body).toContain("Ann")
    expect(await shop.takeChanges()).toEqual([`form:${id}`])
  })

  it("remain after their form is deleted", async () => {
    const id = await shop.makeForm()
    await shop.send(id)
    await shop.call("cognito/form/delete", { id })
    expect(await shop.listStored()).toMatchObject([{ form_id: null, form_name: "Contact us" }])
  })
})
