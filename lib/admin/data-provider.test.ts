import { describe, expect, it } from "@jest/globals"
import { type AdminSender, parseAdminError, resolveSessionProblem } from "./call-admin.ts"
import { createDataProvider } from "./data-provider.ts"

type Sent = [name: string, input: object]

/** Creates a provider whose calls are recorded and get these responses, by the call's name. */
function openProvider(responses: Readonly<Record<string, unknown>>) {
  const sent: Sent[] = []
  const send = (async (name: string, input: object) => {
    sent.push([name, input])
    return responses[name]
  }) as AdminSender
  return { sent, provider: createDataProvider(send) }
}

const list = { data: [{ id: 7 }], count: 41 }
const paging = { pagination: { page: 2, perPage: 25 } }
const product = { id: 7, name: "Mug", title: "A mug", updated_at: "2026-11-27T00:00:00Z" }

async function catchAdminError(attempt: Promise<unknown>) {
  return parseAdminError(
    await attempt.then(
      () => null,
      (error: unknown) => error,
    ),
  )
}

describe("a list of the back office", () => {
  it.each([
    [
      "orders",
      { status: "paid" },
      "listOrders",
      { page: 2, page_size: 25, search: "", has_payment_problem: false, status: "paid" },
    ],
    ["products", {}, "listAdminProducts", { page: 2, page_size: 25 }],
    ["skus", {}, "listSkus", { page: 2, page_size: 25, filter: {} }],
    ["skus", { product_id: 7 }, "listSkus", { page: 2, page_size: 25, filter: { product_id: 7 } }],
    ["reviews", { reported: true }, "listAdminReviews", { page: 2, page_size: 25, reported: true }],
  ])("of %s with the filter %j sends %s", async (resource, filter, name, input) => {
    const { provider, sent } = openProvider({ [name]: list })
    const result = await provider.getList(resource, { ...paging, filter })
    expect([sent, result]).toEqual([[[name, input]], { data: [{ id: 7 }], total: 41 }])
  })

  it("of products that a search finds has whole records, without those that are gone", async () => {
    const { provider, sent } = openProvider({
      searchProducts: { data: [{ id: 7 }, { id: 8 }], count: 2 },
      getAdminProduct: { item: null },
    })
    const { data, total } = await provider.getList("products", { ...paging, filter: { q: "mug" } })
    expect([data, total, sent.map(([name]) => name)]).toEqual([
      [],
      2,
      ["searchProducts", "getAdminProduct", "getAdminProduct"],
    ])
  })

  it("of a model sends its search, filters and order, without blank ones", async () => {
    const { provider, sent } = openProvider({ "cognito/faq/list": list })
    const filter = { q: " tea ", enabled: true, group_id: "" }
    const sort = { field: "name", order: "DESC" } as const
    await provider.getList("cognito/faq", { ...paging, filter, sort })
    const input = { page: 2, page_size: 25, search: "tea", filter: { enabled: true } }
    expect(sent).toEqual([["cognito/faq/list", { ...input, sort: "name", order: "desc" }]])
  })

  it("rejects a kind of records that there is not", async () => {
    const { provider } = openProvider({})
    await expect(provider.getList("moons", paging)).rejects.toThrow("no records of moons")
  })
})

describe("a record of the back office", () => {
  it("is fetched by its id, and fails with 404 where there is none", async () => {
    const { provider } = openProvider({ getOrder: { item: null }, getSku: { item: { id: 7 } } })
    expect(await provider.getOne("skus", { id: "7" })).toEqual({ data: { id: 7 } })
    expect(await catchAdminError(provider.getOne("orders", { id: 7 }))).toMatchObject({
      status: 404,
    })
  })

  it("is updated with its changed fields only", async () => {
    const { provider, sent } = openProvider({
      getAdminProduct: { item: product },
      updateProduct: { item: product },
    })
    const data = { ...product, title: "My mug" }
    await provider.update("products", { id: 7, data, previousData: product })
    expect(sent).toEqual([
      ["getAdminProduct", { id: 7 }],
      ["updateProduct", { id: 7, title: "My mug" }],
    ])
  })

  it("is not sent if nothing is changed", async () => {
    const { provider, sent } = openProvider({})
    await provider.update("products", { id: 7, data: { ...product }, previousData: product })
    expect(sent).toEqual([])
  })

  it("is not overwritten if somebody else has changed the same field", async () => {
    const { provider, sent } = openProvider({
      getAdminProduct: { item: { ...product, title: "Their mug", updated_at: "later" } },
    })
    const data = { ...product, title: "My mug" }
    const update = provider.update("products", { id: 7, data, previousData: product })
    expect(await catchAdminError(update)).toMatchObject({ status: 409, conflicts: ["title"] })
    expect(sent).toEqual([["getAdminProduct", { id: 7 }]])
  })

  it("is updated if somebody else has changed another field", async () => {
    const { provider, sent } = openProvider({
      getAdminProduct: { item: { ...product, name: "Their mug" } },
      updateProduct: { item: product },
    })
    const data = { ...product, title: "My mug" }
    await provider.update("products", { id: 7, data, previousData: product })
    expect(sent.at(-1)).toEqual(["updateProduct", { id: 7, title: "My mug" }])
  })
})

describe("a record of a model", () => {
  const faq = { id: 7, name: "Tea?", enabled: true, version: "v1" }

  it("is updated by one request after the other, also after a rejected one", async () => {
    const sent: string[] = []
    const send = (async (name: string) => {
      sent.push(name)
      await new Promise(setImmediate)
      if (sent.length === 2) throw new Error("No network")
      return { item: product }
    }) as AdminSender
    const { update } = createDataProvider(send)
    const change = (data: object) => update("products", { id: 7, data, previousData: product })
    const [title, name] = await Promise.allSettled([
      change({ title: "My mug" }),
      change({ name: "Cup" }),
    ])
    expect([title.status, name.status]).toEqual(["rejected", "fulfilled"])
    expect(sent).toEqual(["getAdminProduct", "updateProduct", "getAdminProduct", "updateProduct"])
  })

  it("is updated on the version that was just compared", async () => {
    const { provider, sent } = openProvider({
      "cognito/faq/detail": { item: { ...faq, version: "v2" } },
      "cognito/faq/update": { item: faq },
    })
    await provider.update("cognito/faq", {
      id: 7,
      data: { ...faq, name: "Coffee?" },
      previousData: faq,
    })
    expect(sent.at(-1)).toEqual(["cognito/faq/update", { id: 7, name: "Coffee?", version: "v2" }])
  })

  it("is created, and deleted by its id", async () => {
    const { provider, sent } = openProvider({ "cognito/faq/create": { item: faq } })
    expect(await provider.create("cognito/faq", { data: { name: "Tea?" } })).toEqual({ data: faq })
    await provider.delete("cognito/faq", { id: 7 })
    expect(sent.at(-1)).toEqual(["cognito/faq/delete", { id: 7 }])
  })

  it("of several that are changed at once fails alone, with the reason", async () => {
    const { HttpError } = await import("ra-core")
    const send = (async (name: string, input: { id: number }) => {
      if (input.id === 8) throw new HttpError("It has links.", 409, { code: "CONFLICT" })
      return { item: { id: input.id, name } }
    }) as unknown as AdminSender
    const provider = createDataProvider(send)
    const result = { data: [7, 9], failed: [{ id: 8, message: "It has links." }] }
    const ids = [7, 8, 9]
    expect(await provider.deleteMany("cognito/menu", { ids })).toEqual(result)
    const data = { enabled: false }
    expect(await provider.updateMany("cognito/menu", { ids, data })).toEqual(result)
  })
})

it("tells apart a login that is over, a page of another login, and other errors", async () => {
  const { buildAdminSender } = await import("./call-admin.ts")
  const problem = async (status: number, json: unknown) => {
    const send = buildAdminSender({ token: "t", locale: "en" }, async () => ({ status, json }))
    const error = await send("getOrder", { id: 7 }).catch((caught: unknown) => caught)
    return resolveSessionProblem(error)
  }
  expect(await problem(401, { code: "UNAUTHENTICATED" })).toBe("login")
  expect(await problem(422, { code: "TOKEN_EXPIRED" })).toBe("login")
  expect(await problem(403, { code: "FORBIDDEN", detail: { code: "admin_page_outdated" } })).toBe(
    "reload",
  )
  expect(await problem(409, { code: "CONFLICT" })).toBeNull()
  expect(await problem(502, "<html>")).toBeNull()
})

it("sends the call with the page's token and language, and has a message for each field", async () => {
  const { buildAdminSender } = await import("./call-admin.ts")
  const bodies: unknown[] = []
  const send = buildAdminSender({ token: "t", locale: "de" }, async (path, init) => {
    bodies.push([path, JSON.parse(String(init?.body))])
    const json = { code: "BAD_REQUEST", message: "Nein.", fields: { reason: "Fehlt." } }
    return { status: 400, json }
  })
  const error = await send("cancelOrder", { id: 7 }).catch((caught: unknown) => caught)
  expect(bodies).toEqual([
    ["/admin", { token: "t", locale: "de", call: "cancelOrder", input: { id: 7 } }],
  ])
  expect(parseAdminError(error)).toMatchObject({
    status: 400,
    message: "Nein.",
    errors: { reason: "Fehlt." },
    conflicts: null,
  })
})
