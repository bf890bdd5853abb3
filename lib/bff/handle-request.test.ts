import { beforeAll, describe, expect, it } from "@jest/globals"
import { accountCalls, signInCalls } from "#lib/contract/account-calls.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { handleBffRequest } from "./handle-request.ts"

const origin = "http://localhost:3000"
const own = { "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty", origin }
const write = restBasePath + accountCalls.mergeCart.path

beforeAll(() => {
  process.env.SITE_URL = origin
})

/**
 * Returns the response to a POST with these headers. Its body is invalid JSON, so that it never
 * reaches the back end.
 */
const post = (path: string, headers: Record<string, string>) =>
  handleBffRequest(new Request(origin + path, { method: "POST", headers, body: "{" }), path)

describe("a write at the same-origin API", () => {
  it("parses the body of a write from a script of the shop", async () => {
    const response = await post(write, { ...own, "content-type": "application/json" })
    expect([response.status, (await response.json()).code]).toEqual([400, "BAD_REQUEST"])
  })

  it.each([
    ["another site's script", { "sec-fetch-site": "cross-site", origin: "https://evil.example" }],
    ["a subdomain's script", { "sec-fetch-site": "same-site" }],
    ["a form or link, which opens a page", { "sec-fetch-dest": "document" }],
    ["a prefetch", { "sec-purpose": "prefetch;prerender" }],
  ])("rejects a write with 403 where it is sent by %s", async (_sender, headers) => {
    const sent = { ...own, "content-type": "application/json" }
    const response = await post(write, Object.assign(sent, headers))
    expect([response.status, (await response.json()).code]).toEqual([403, "FORBIDDEN"])
  })

  it("rejects a write with 403 where the browser sends no origin", async () => {
    expect((await post(write, { "content-type": "application/json" })).status).toBe(403)
  })
})

it.each([
  "/cognito/page/create",
  "/cognito/user/delete",
  "/sell/sku/update",
  "/sell/product/addPhoto",
  "/sell/order/refund",
])("rejects an administrator's write from any page: %s", async (path) => {
  const response = await post(restBasePath + path, { ...own, "content-type": "application/json" })
  expect([response.status, (await response.json()).code]).toEqual([403, "FORBIDDEN"])
})

it("rejects a cross-site sign-in call, whatever its method", async () => {
  const { method, path } = signInCalls.logout
  const request = new Request(origin + restBasePath + path, {
    method,
    headers: { "sec-fetch-site": "cross-site" },
  })
  expect((await handleBffRequest(request, restBasePath + path)).status).toBe(403)
})

it("sends every response of the same-origin API as private, no-store", async () => {
  const responses = await Promise.all([
    post(write, own),
    post(write, {}),
    post(`${restBasePath}/no/such/call`, own),
    handleBffRequest(new Request(origin + write, { method: "GET" }), write),
  ])
  expect(responses.map(({ status }) => status)).toEqual([415, 403, 404, 405])
  for (const { headers } of responses) {
    expect(headers.get("cache-control")).toBe("private, no-store")
    expect(headers.get("vary")).toBe("Cookie")
  }
})
