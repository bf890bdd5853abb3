import { mkdtemp, readFile, rm, stat } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { restCalls } from "#lib/contract/rest-calls.ts"
import { createCustomerSession } from "#tests/factories/test-customer.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { saveEmptyShop, usualOwnerEmail } from "./save-empty-shop.ts"

let backend: TestBackend
let dataDir: string
beforeAll(async () => {
  backend = await openTestBackend()
  dataDir = await mkdtemp(join(tmpdir(), "curlew-empty-"))
})
afterAll(async () => {
  await backend.close()
  await rm(dataDir, { recursive: true, force: true })
})

it("creates a shop that its first account can manage, once", async () => {
  const deps = { db: backend.database.db, dataDir }
  expect(await saveEmptyShop(deps, usualOwnerEmail)).toBe("created")
  expect(await saveEmptyShop(deps, "another@shop.example")).toBe("unchanged")

  const path = join(dataDir, "owner-account.txt")
  expect((await stat(path)).mode & 0o777).toBe(0o600)
  const line = (await readFile(path, "utf8")).split("\n").find((each) => each.includes("@"))
  const password = line?.split(/\s+/)[1] ?? ""
  const session = await createCustomerSession(backend, usualOwnerEmail, { password })
  const { status, body } = await backend.call("sell/product/list", {}, session.access_token)
  expect([status, body.count]).toEqual([200, 0])
})

it("has pages, menus and categories for all that the storefront links to by itself", async () => {
  const { initialData, listLinks } = restCalls
  const get = async (call: { path: string }, query = "") =>
    (await backend.app.inject({ url: `/api/v1${call.path}${query}` })).json()
  const site = initialData.response.parse(await get(initialData))
  expect(site.current_domain.name).toBe("My shop")
  expect(site.groups.map(({ slug }) => slug)).toEqual(["shop"])
  const known = new Set(["/shop", ...site.pages.map(({ slug }) => `/${slug}`)])
  for (const menu of ["header-menu", "footer-menu"]) {
    const { data } = listLinks.response.parse(await get(listLinks, `?parent=${menu}`))
    expect(data.length).toBeGreaterThan(0)
    expect(data.filter(({ link }) => !known.has(link))).toEqual([])
  }
})
