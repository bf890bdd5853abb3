import { readdir } from "node:fs/promises"
import { dirname, join } from "node:path"
import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

/** Pages that no visitor opens, and lists that need a category. */
const fallbackPaths = new Set(["page-not-found", "unavailable", "shop", "shop-christmas"])

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
  await backend.create("cognito/page", { name: "About", url: "about" })
  await backend.create("cognito/redirect", { from: "/Old/", to: "about" })
  const shop = await backend.create("cognito/group", { name: "Shop", url: "shop" })
  await backend.create("cognito/group", { name: "Resin", url: "resin", parent_id: shop })
  await backend.create("sell/product", { name: "Grey resin", url: "grey-resin" })
  const published_at = "2020-01-01T00:00:00Z"
  await backend.create("cognito/article", { name: "Curing", url: "curing", published_at })
})
afterAll(() => backend.close())

it.each([
  ["to another site", { from: "away", to: "https://elsewhere.example/" }, "to"],
  ["to another site by two slashes", { from: "away", to: "//elsewhere.example" }, "to"],
  ["by a script", { from: "away", to: "javascript:alert(1)" }, "to"],
  ["away from a page that is shown", { from: "About", to: "contact" }, "from"],
  ["to the source of another redirect", { from: "older", to: "/old?x=1" }, "to"],
  ["from the target of another redirect", { from: "/about/", to: "contact" }, "from"],
  ["to a path without a page", { from: "away", to: "nowhere" }, "to"],
  ["to a product that there is not", { from: "away", to: "/product/never" }, "to"],
  ["to itself", { from: "loop", to: "/Loop/" }, "to"],
])("rejects a redirect %s", async (_how, values, field) => {
  const { status, body } = await backend.call("cognito/redirect/create", values)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
})

it.each(["shop", "/Shop/Resin/", "product/grey-resin", "blog/curing", "/"])(
  "rejects a redirect away from a category, product or article that is shown: %s",
  async (from) => {
    const { status, body } = await backend.call("cognito/redirect/create", { from, to: "contact" })
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ["from"]])
  },
)

it("rejects a redirect away from every page of the storefront that needs no record", async () => {
  const folder = join(import.meta.dirname, "../../app/[locale]")
  const paths = (await readdir(folder, { recursive: true }))
    .filter((file) => /(?:^|\/)page\.tsx$/.test(file) && !file.includes("["))
    .map((file) => dirname(file).replaceAll(/\([a-z]+\)\/?/g, ""))
    .filter((path) => !fallbackPaths.has(path))
  expect(paths.length).toBeGreaterThan(20)
  for (const from of paths) {
    const { status } = await backend.call("cognito/redirect/create", { from, to: "elsewhere" })
    expect([from, status]).toEqual([from, 400])
  }
})

it("accepts a redirect away from a category and a product that are not shown", async () => {
  const group = await backend.create("cognito/group", { name: "Old", url: "shop-christmas" })
  await backend.call("cognito/group/disable", { id: group })
  const product = await backend.create("sell/product", { name: "Old resin", url: "old-resin" })
  await backend.call("sell/product/disable", { id: product })
  for (const from of ["shop-christmas", "product/old-resin", "product/never"]) {
    await backend.create("cognito/redirect", { from, to: "contact" })
  }
})

it("accepts a target path with a query, and a source path below a page", async () => {
  await backend.create("cognito/redirect", { from: "sale", to: "/search/resin?page=2#top" })
  await backend.create("cognito/redirect", { from: "about/old", to: "contact" })
})

it("leaves the saved redirect unchanged when an update is rejected", async () => {
  const id = await backend.create("cognito/redirect", { from: "saved", to: "contact" })
  const { status } = await backend.call("cognito/redirect/update", { id, to: "https://a.example" })
  expect(status).toBe(400)
  expect((await backend.call("cognito/redirect/detail", { id })).body.item?.to).toBe("contact")
})
