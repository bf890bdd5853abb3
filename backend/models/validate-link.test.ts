import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
  await backend.create("cognito/page", { name: "About", url: "about-us" })
  const page = await backend.create("cognito/page", { name: "Soon", url: "soon" })
  await backend.call("cognito/page/disable", { id: page })
  const shop = await backend.create("cognito/group", { name: "Shop", url: "shop" })
  await backend.create("cognito/group", { name: "Resin", url: "resin", parent_id: shop })
  await backend.create("sell/product", { name: "Grey resin", url: "grey-resin" })
  const published_at = "2020-01-01T00:00:00Z"
  await backend.create("cognito/article", { name: "Curing", url: "curing", published_at })
  await backend.create("cognito/redirect", { from: "Old", to: "about-us" })
})
afterAll(() => backend.close())

const create = (link: string) =>
  backend.call("cognito/link/create", { parent: "header-menu", name: "Link", link })

it.each(["About us", "/About%20us", "/nowhere", "nowhere", "/product/never", "/shop/never"])(
  "rejects a link to an address without a page: %s",
  async (link) => {
    const { status, body } = await create(link)
    expect([status, body.fields]).toEqual([400, { link: "There’s no page at this address." }])
  },
)

it.each([
  "/",
  "/about-us",
  "/about-us/?a=b+c#top",
  "/about-us/people",
  "/soon",
  "/shop",
  "/shop/resin",
  "/product/grey-resin",
  "/blog/curing",
  "/de/about-us",
  "/de",
  "/search/mug",
  "/old",
  "https://example.com/a",
  "mailto:hello@example.com",
  "tel:+61 7 4970 0000",
  "#top",
])("accepts a link as it is: %s", async (link) => {
  const { status, body } = await create(link)
  expect([status, body.item?.link]).toEqual([201, link])
})

it.each([
  ["about-us", "/about-us"],
  [" /about-us ", "/about-us"],
  ["shop/resin?page=2", "/shop/resin?page=2"],
])("stores the path %j as %s", async (link, stored) => {
  expect((await create(link)).body.item?.link).toBe(stored)
})

it("leaves a link as it is whose page was deleted, until it is changed", async () => {
  const page = await backend.create("cognito/page", { name: "Gone", url: "gone" })
  const id = (await create("/gone")).body.item?.id
  await backend.call("cognito/page/delete", { id: page })
  const update = async (values: object) =>
    (await backend.call("cognito/link/update", { id, ...values })).status
  expect(await update({ sort_order: 7 })).toBe(200)
  expect(await update({ link: "/gone-too" })).toBe(400)
})
