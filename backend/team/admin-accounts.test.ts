import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { signInCalls, tokensSchema } from "#lib/contract/account-calls.ts"
import { adminCallAccess } from "#lib/contract/admin-access.ts"
import { type AdminRole, adminRoles } from "#lib/contract/admin-role.ts"
import { openCustomer, testPassword } from "#tests/factories/test-customer.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let clock = Date.parse("2026-11-27T04:00:00Z")
let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend({ now: () => new Date(clock) })
})
afterAll(() => backend.close())

const welcome = (role: AdminRole) => openCustomer(backend, { is_admin: true, admin_role: role })
const setRole = (id: number, role: AdminRole | null, as?: string) =>
  backend.call("cognito/admin/setRole", { id, role }, as)

/** Sends a call whose body no record fits; returns the status. */
async function request(path: string, token: string): Promise<number> {
  const response = await backend.app.inject({
    method: "POST",
    url: `/api/v1/${path}`,
    payload: { id: "none" },
    headers: { authorization: `Bearer ${token}` },
  })
  return response.statusCode
}

describe("roles of administrators", () => {
  it("decide about every call, and a customer may use none", async () => {
    const customer = await openCustomer(backend)
    const own = ["cognito/user/", "sell/invoice/"]
    const paths = [...adminCallAccess].filter(
      ([path, { roles, isWrite }]) =>
        !own.some((prefix) => path.startsWith(prefix)) &&
        (isWrite || roles.length < adminRoles.length),
    )
    const found: string[] = []
    for (const role of adminRoles) {
      const { access_token } = await welcome(role)
      for (const [path, { roles }] of paths) {
        const status = await request(path, access_token)
        if ((status === 403) === roles.includes(role)) found.push(`${role}: ${path} is ${status}`)
      }
    }
    for (const [path] of paths) {
      const status = await request(path, customer.access_token)
      if (status !== 403) found.push(`customer: ${path} is ${status}`)
    }
    expect(found).toEqual([])
  })

  it("let an account change itself only, and never its own role", async () => {
    const [staff, customer] = [await welcome("orders"), await openCustomer(backend)]
    const update = (values: object) =>
      backend.call("cognito/user/update", values, staff.access_token)
    expect((await update({ id: customer.id, first_name: "Eve" })).status).toBe(404)
    const own = await update({ id: staff.id, is_admin: false, admin_role: "owner" })
    expect(own.body.item).toMatchObject({ is_admin: true, admin_role: "orders" })
  })

  it("apply from the next request on", async () => {
    const staff = await welcome("content")
    const list = () => backend.call("sell/order/list", {}, staff.access_token)
    expect((await list()).status).toBe(403)
    expect((await setRole(staff.id, "orders")).status).toBe(200)
    expect((await list()).status).toBe(200)
    expect((await setRole(staff.id, null)).body.item).toMatchObject({ role: null })
    expect((await list()).status).toBe(403)
  })
})

describe("the last owner", () => {
  it("cannot be removed by any call, even together with another one", async () => {
    await backend.database.db
      .updateTable("users")
      .set({ admin_role: "read_only" })
      .where("admin_role", "=", "owner")
      .where("is_admin", "=", true)
      .execute()
      .catch(() => null)
    const [ann, bob] = [await welcome("owner"), await welcome("owner")]
    const owners = await backend.database.db
      .selectFrom("users")
      .select("id")
      .where("is_admin", "=", true)
      .where("admin_role", "=", "owner")
      .execute()
    for (const { id } of owners) if (id !== ann.id && id !== bob.id) await setRole(id, null)
    const both = await Promise.all([setRole(ann.id, "orders"), setRole(bob.id, null)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    const last = both[0].status === 409 ? ann.id : bob.id
    for (const call of ["disable", "delete"]) {
      expect((await backend.call(`cognito/user/${call}`, { id: last })).status).toBe(409)
    }
    const plain = await backend.call("cognito/user/update", { id: last, is_admin: false })
    expect([plain.status, plain.body.code]).toEqual([409, "CONFLICT"])
  })
})

type Session = Awaited<ReturnType<typeof welcome>>

/** Returns a new access token of the same session. */
async function refresh({ refresh_token, fingerprint }: Session): Promise<string> {
  const response = await backend.app.inject({
    method: signInCalls.refreshToken.method,
    url: `/api/v1${signInCalls.refreshToken.path}`,
    payload: { refresh_token, fingerprint },
  })
  return tokensSchema.parse(response.json()).access_token
}

describe("a sign-in of more than 15 minutes ago", () => {
  it("is not enough for refunds and roles until the identity is proved again", async () => {
    const owner = await welcome("owner")
    const staff = await welcome("read_only")
    let token = owner.access_token
    const refund = () => backend.call("sell/order/refund", { id: 1 }, token)
    clock += 10 * 60_000
    expect((await refund()).status).toBe(404)
    clock += 6 * 60_000
    token = await refresh(owner)
    expect((await setRole(staff.id, "orders", token)).status).toBe(403)
    expect((await refund()).status).toBe(403)
    const prove = (current_password: string) =>
      backend.call("cognito/user/confirmIdentity", { current_password }, token)
    expect((await prove("a wrong password")).body.fields).toHaveProperty("current_password")
    expect((await refund()).status).toBe(403)
    expect((await prove(testPassword)).status).toBe(200)
    expect((await setRole(staff.id, "orders", token)).status).toBe(200)
    const promote = { id: staff.id, is_admin: true }
    clock += 14 * 60_000
    expect((await refund()).status).toBe(404)
    await backend.database.db.updateTable("sessions").set({ confirmed_at: null }).execute()
    expect((await backend.call("cognito/user/update", promote, token)).status).toBe(403)
  })
})
