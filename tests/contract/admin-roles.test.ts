import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { z } from "zod"
import { adminCallAccess } from "#lib/contract/admin-access.ts"
import { type AdminRole, adminRoles } from "#lib/contract/admin-role.ts"
import { errorBodySchema } from "#lib/contract/error.ts"
import { buildCall } from "#lib/contract/rest-call.ts"
import { teamCalls } from "#lib/contract/team-calls.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import {
  openShopCustomer,
  requestShopApi,
  type ShopCustomer,
} from "#tests/support/shop-customer.ts"

const { adminToken } = getRunningShop()
const staff = new Map<AdminRole, ShopCustomer>()
let customer: ShopCustomer

const setRole = (id: number, role: AdminRole | null, token = adminToken) =>
  requestShopApi(teamCalls.setAdminRole, { body: { id, role }, token })

beforeAll(async () => {
  customer = await openShopCustomer()
  for (const role of adminRoles) {
    const account = await openShopCustomer()
    staff.set(role, account)
    expect((await setRole(account.id, role)).status).toBe(200)
  }
})
afterAll(async () => {
  for (const { id, remove } of staff.values()) {
    await setRole(id, null)
    await remove()
  }
  await customer.remove()
})

/** Sends a call whose body no record fits. Returns the status and what the error is about. */
async function request(path: string, token: string | null) {
  const call = buildCall("POST", `/${path}`, { response: z.unknown() })
  const response = await requestShopApi(call, { body: { id: "none" }, token })
  const body = errorBodySchema.partial().parse(await response.json())
  return { status: response.status, detail: body.detail?.code }
}

/** Customers use these too, for their own records: a role only adds those of others. */
const ownCalls = [
  "cognito/user/detail",
  "cognito/user/update",
  "sell/invoice/list",
  "sell/invoice/detail",
]
const guarded = [...adminCallAccess].filter(
  ([path, { roles, isWrite }]) =>
    !ownCalls.includes(path) && (isWrite || roles.length < adminRoles.length),
)

describe("calls of administrators", () => {
  it.each(guarded)("%s is for its roles only", async (path, { roles }) => {
    expect((await request(path, null)).status).toBe(401)
    expect(await request(path, customer.access_token)).toEqual({
      status: 403,
      detail: "admin_only",
    })
    for (const [role, { access_token: token }] of staff) {
      const { status, detail } = await request(path, token)
      const isRejected = status === 403 && detail === "admin_role_insufficient"
      expect([path, role, isRejected]).toEqual([path, role, !roles.includes(role)])
      expect(detail).not.toBe("route_not_found")
    }
  })

  it("lists those who manage the shop for owners", async () => {
    const token = staff.get("owner")?.access_token ?? null
    const response = await requestShopApi(teamCalls.listAdmins, { token })
    const { data } = teamCalls.listAdmins.response.parse(await response.json())
    const roles = data.filter(({ id }) => [...staff.values()].some((each) => each.id === id))
    expect(roles.map(({ role }) => role).sort()).toEqual([...adminRoles].sort())
  })

  it("shows nobody else's record to an administrator whose role does not include it", async () => {
    const { id, access_token: token } = staff.get("content") ?? customer
    const call = buildCall("POST", "/cognito/user/detail", { response: z.unknown() })
    const detail = (of: number) => requestShopApi(call, { body: { id: of }, token })
    expect([(await detail(customer.id)).status, (await detail(id)).status]).toEqual([404, 200])
  })
})
