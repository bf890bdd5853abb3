import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { clientHeader } from "#lib/contract/signatures/client-signature.ts"
import { type FormSender, filled, openFormSender } from "#tests/support/form-sender.ts"

let shop: FormSender
beforeAll(async () => {
  shop = await openFormSender()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

describe("a repeated submission", () => {
  it("stores and mails 20 concurrent submissions with one idempotency key once, with equal responses", async () => {
    const id = await shop.makeForm()
    const tries = Array.from({ length: 20 }, (_, at) =>
      shop.send(id, { data: filled, key: "one-key" }, `198.51.100.${at}`),
    )
    const results = await Promise.all(tries)
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(results[0]?.success).toBe(true)
    expect(await shop.listStored()).toHaveLength(1)
    expect(await shop.listMails()).toHaveLength(1)
  })

  it("deduplicates a client's equal submissions within ten minutes and stores a new one after that", async () => {
    const id = await shop.makeForm()
    await Promise.all([shop.send(id), shop.send(id), shop.send(id)])
    shop.wait(599_000)
    await shop.send(id)
    expect(await shop.listStored()).toHaveLength(1)
    shop.wait(2_000)
    await shop.send(id)
    expect(await shop.listStored()).toHaveLength(2)
  })

  it("stores a new submission for the same idempotency key with other values", async () => {
    const id = await shop.makeForm()
    await shop.send(id, { data: filled, key: "one-key" })
    await shop.send(id, { data: { ...filled, name: "Bea" }, key: "one-key" })
    expect(await shop.listStored()).toHaveLength(2)
  })

  it("stores an equal submission of another client separately", async () => {
    const id = await shop.makeForm()
    await shop.send(id)
    await shop.send(id, { data: filled }, "198.51.100.200")
    expect(await shop.listStored()).toHaveLength(2)
  })
})

describe("the submission limits of one client", () => {
  const sendNumbered = (id: number, number: number, as = shop.visitor()) =>
    shop.send(id, { data: { name: `Ann ${number}` } }, as)

  it("allow five submissions per form in ten minutes, also when sent at once, and more after that", async () => {
    const id = await shop.makeForm()
    const results = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map((at) => sendNumbered(id, at)))
    expect(results.filter(({ success }) => success)).toHaveLength(5)
    expect(results.find(({ success }) => !success)).toMatchObject({
      code: "too_many",
      error: expect.stringMatching(/ten minutes/),
    })
    expect(await shop.listStored()).toHaveLength(5)
    expect(await sendNumbered(await shop.makeForm(), 9)).toMatchObject({ success: true })
    expect(await sendNumbered(id, 9, "198.51.100.201")).toMatchObject({ success: true })
    shop.wait(600_001)
    expect(await sendNumbered(id, 9)).toMatchObject({ success: true })
  })

  it("still return success for a repeated submission at the limit", async () => {
    const id = await shop.makeForm()
    for (const at of [1, 2, 3, 4, 5]) await sendNumbered(id, at)
    expect(await sendNumbered(id, 3)).toMatchObject({ success: true })
    expect(await sendNumbered(id, 6)).toMatchObject({ code: "too_many" })
  })

  it("allow thirty submissions a day over all forms", async () => {
    const ids = await Promise.all(Array.from({ length: 7 }, () => shop.makeForm()))
    const results = await Promise.all(
      Array.from({ length: 31 }, (_, at) => sendNumbered(ids[at % 7] ?? 0, at)),
    )
    expect(results.filter(({ success }) => success)).toHaveLength(30)
    expect(results.find(({ success }) => !success)?.error).toMatch(/tomorrow/)
  })

  it("count an IPv6 network of 64 bits as one client, separate from its neighbour", async () => {
    const id = await shop.makeForm()
    const home = (host: number) => `2001:db8:1:2::${host}`
    for (const at of [1, 2, 3, 4, 5]) await sendNumbered(id, at, home(at))
    expect(await sendNumbered(id, 6, home(6))).toMatchObject({ code: "too_many" })
    expect(await sendNumbered(id, 6, "2001:db8:1:3::1")).toMatchObject({ success: true })
  })

  it("ignore a forged client header", async () => {
    const id = await shop.makeForm()
    const forge = (at: number) =>
      shop.app.inject({
        method: "POST",
        url: `/api/v1/cognito/form/submit/${id}`,
        payload: { data: { name: `Ann ${at}` } },
        headers: {
          [clientHeader]: `198.51.100.${at};${Math.floor(Date.now() / 1000)};${"0".repeat(64)}`,
          "x-forwarded-for": `198.51.100.${at}`,
        },
      })
    const responses = await Promise.all([1, 2, 3, 4, 5, 6].map(forge))
    expect(responses.filter((response) => response.json().success)).toHaveLength(5)
  })
})
