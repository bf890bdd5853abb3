import { afterAll, beforeAll, expect, it } from "@jest/globals"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let backend: TestBackend
beforeAll(async () => {
  backend = await openTestBackend()
  await backend.create("cognito/page", { name: "About", url: "about" })
  await backend.create("cognito/redirect", { from: "/Old/", to: "about" })
})
afterAll(() => backend.close())

it.each([
  ["to another site", { from: "away", to: "https://elsewhere.example/" }, "to"],
  ["to another site by two slashes", { from: "away", to: "//elsewhere.example" }, "to"],
  ["by a script", { from: "away", to: "javascript:alert(1)" }, "to"],
  ["away from a page that is shown", { from: "About", to: "contact" }, "from"],
  ["to the source of another redirect", { from: "older", to: "/old?x=1" }, "to"],
  ["from the target of another redirect", { from: "/about/", to: "contact" }, "from"],
  ["to itself", { from: "loop", to: "/Loop/" }, "to"],
])("rejects a redirect %s", async (_how, values, field) => {
  const { status, body } = await backend.call("cognito/redirect/create", values)
  expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]])
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
