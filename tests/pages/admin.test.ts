import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { type Member, openMember } from "#tests/support/member-browser.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { updateUserToAdmin } from "#tests/support/shop-marketer.ts"

const screens = [
  "/admin",
  "/admin/orders",
  "/admin/first-run",
  "/admin/products/1",
  "/de/admin/reviews",
  "/admin/team",
  "/admin/content/faq/1",
]
let customer: Member
let owner: Member

beforeAll(async () => {
  customer = await openMember()
  owner = await openMember()
  await updateUserToAdmin(owner)
})
afterAll(async () => {
  await customer.remove()
  await owner.remove()
})

describe("the back office", () => {
  it.each(screens)(
    "sends guests of %s to the login and responds 404 to customers",
    async (path) => {
      const guest = await requestPage(path)
      expect([guest.status, guest.headers.location]).toEqual([
        307,
        expect.stringMatching(/\/login$/),
      ])
      expect((await customer.open(path)).status).toBe(404)
    },
  )

  it.each(screens)(
    "responds to an administrator's request of %s, which no cache stores",
    async (path) => {
      const { status, headers } = await owner.open(path)
      expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"])
      expect(headers["content-security-policy"]).toMatch(/script-src 'self' 'nonce-/)
      expect(headers["x-robots-tag"]).toBe("noindex")
    },
  )

  it("responds 404 to a record whose id is no number", async () => {
    expect((await owner.open("/admin/orders/abc")).status).toBe(404)
  })
})
