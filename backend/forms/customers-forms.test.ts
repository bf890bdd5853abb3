import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import { openCustomer } from "#tests/factories/test-customer.ts"
import { type FormSender, filled, openFormSender } from "#tests/support/form-sender.ts"

let shop: FormSender
let id: number
beforeAll(async () => {
  shop = await openFormSender()
  id = await shop.makeForm({ must_be_logged_on: true })
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

const send = async (token: string) => {
  const response = await shop.app.inject({
    method: "POST",
    url: `/api/v1/cognito/form/submit/${id}`,
    payload: { data: filled },
    headers: { authorization: `Bearer ${token}` },
  })
  return { status: response.statusCode, ...response.json() }
}

describe("a form for customers only", () => {
  it("accepts a submission from a signed-in customer", async () => {
    const { access_token } = await openCustomer(shop)
    expect(await send(access_token)).toMatchObject({ status: 200, success: true })
    expect(await shop.listStored()).toHaveLength(1)
  })

  it("requires a login without a session, also with the admin token", async () => {
    expect(await shop.send(id)).toMatchObject({ success: false, code: "login" })
    expect(await send(shop.adminToken)).toMatchObject({ success: false, code: "login" })
    expect(await shop.listStored()).toEqual([])
  })

  it("reports an expired or invalid token as such, so that it can be renewed, and stores nothing", async () => {
    const { access_token } = await openCustomer(shop)
    shop.wait(901_000)
    expect(await send(access_token)).toMatchObject({ status: 401, code: "TOKEN_EXPIRED" })
    expect(await send("a.b.c")).toMatchObject({ status: 401, code: "TOKEN_INVALID" })
    expect(await shop.listStored()).toEqual([])
  })
})
