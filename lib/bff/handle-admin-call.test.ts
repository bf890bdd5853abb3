import { beforeAll, describe, expect, it } from "@jest/globals"
import { backOfficeCalls, findAdminCall } from "./admin-calls.ts"
import { handleAdminCall } from "./handle-admin-call.ts"

const origin = "http://localhost:3000"
const own = {
  "sec-fetch-site": "same-origin",
  "sec-fetch-dest": "empty",
  "content-type": "application/json",
  origin,
}

beforeAll(() => {
  process.env.SITE_URL = origin
})

const post = (body: unknown, headers: Record<string, string> = own) =>
  handleAdminCall(
    new Request(`${origin}/api/bff/admin`, {
      method: "POST",
      headers,
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  )

describe("a call of the back office", () => {
  it.each([
    ["another site's script", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["a subdomain's script", { "sec-fetch-site": "same-site" }],
    ["a form or link, which opens a page", { "sec-fetch-dest": "document" }],
  ])("is rejected with 403 where it is sent by %s", async (_sender, headers) => {
    const response = await post({ call: "listOrders", token: "" }, Object.assign({}, own, headers))
    expect([response.status, (await response.json()).code]).toEqual([403, "FORBIDDEN"])
  })

  it.each([
    "deleteEverything",
    "constructor",
    "__proto__",
    "authUser",
    "sell/sku/drop",
    "sell/order/delete",
  ])("is rejected with 404 unless it is in the allow-list: %s", async (call) => {
    const response = await post({ call, token: "" })
    expect([response.status, response.headers.get("cache-control")]).toEqual([
      404,
      "private, no-store",
    ])
  })

  it.each(["{", "[]", { call: 7 }, { call: "listOrders" }])(
    "is rejected with 400 where its body is %j",
    async (body) => expect((await post(body)).status).toBe(400),
  )
})

it("finds each call of the allow-list, and nothing that objects inherit", () => {
  expect(Object.keys(backOfficeCalls).every((name) => findAdminCall(name) !== null)).toBe(true)
  expect([findAdminCall("toString"), findAdminCall("")]).toEqual([null, null])
})
