import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { graphqlDocuments } from "#lib/contract/graphql-documents.ts"
import {
  type PreviewOptions,
  previewHeader,
  signPreview,
} from "#lib/contract/signatures/preview-signature.ts"
import {
  signStorefrontCall,
  storefrontHeader,
} from "#lib/contract/signatures/storefront-signature.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

const now = new Date("2026-11-01T00:00:00Z")
const drafts = { atMs: null, showsDrafts: true }
const christmas = { atMs: Date.parse("2026-12-24T00:00:00Z"), showsDrafts: false }
let backend: TestBackend

beforeAll(async () => {
  backend = await openTestBackend({ now: () => now })
  const { create, call, database } = backend
  const widget = (html: string, wrapper: object = {}) => ({
    type: "core/html",
    templatevar: { html },
    wrapper,
  })
  const blocks = [
    { id: 1, widgets: [widget("seen"), widget("unseen", { hidden: true })] },
    { id: 2, deleted: true, widgets: [widget("deleted")] },
  ]
  const page_id = await create("cognito/page", { name: "About", url: "about", rows: [{ blocks }] })
  for (const more of [{}, { hidden: true }, { deleted: true }, { hidden: true, editing: true }]) {
    await create("cognito/page_content", { page_id, template: "core/html", ...more })
  }
  const offPage = await create("cognito/page", { name: "Off", url: "off" })
  await call("cognito/page/disable", { id: offPage })
  const article = { name: "Soon", url: "soon", published_at: "2026-12-01T00:00:00Z" }
  await create("cognito/article", article)
  const shop = await create("cognito/group", { name: "Shop", url: "shop" })
  const group = await create("cognito/group", { name: "Off", url: "off", parent_id: shop })
  const product = await create("sell/product", { name: "Anvil", url: "anvil", group_ids: [group] })
  const sku = { product_id: product, code: "ANVIL", price: "20.00", special_price: "15.00" }
  await create("sell/sku", { ...sku, stock: 1 })
  await call("cognito/group/disable", { id: group })
  await call("sell/product/disable", { id: product })
  await database.db
    .updateTable("skus")
    .set({ special_from: new Date("2026-12-01T00:00:00Z") })
    .execute()
})
afterAll(() => backend.close())

const sign = (preview: PreviewOptions) =>
  signPreview(preview, backend.env.REVALIDATE_SECRET, now.getTime() / 1_000)

async function get(path: string, preview: PreviewOptions | null) {
  const headers = preview === null ? {} : { [previewHeader]: sign(preview) }
  const response = await backend.app.inject({ url: `/api/v1/${path}`, headers })
  return {
    status: response.statusCode,
    text: response.body,
    cacheControl: response.headers["cache-control"],
  }
}
async function postQuery(
  name: "listPageByUrl" | "productByUrl",
  url: string,
  header: string | null,
) {
  const response = await backend.app.inject({
    method: "POST",
    url: "/graphql",
    payload: { query: graphqlDocuments[name].text, variables: { url } },
    headers: header === null ? {} : { [previewHeader]: header },
  })
  return {
    status: response.statusCode,
    text: response.body,
    cacheControl: response.headers["cache-control"],
  }
}
const count = (text: string, word: string) => text.split(word).length - 1

describe("an unpublished record", () => {
  it.each([
    ["a page", "cognito/page?url=off&pb=1", '"name":"Off"'],
    ["a page among all", "cognito/page?pb=1", '"name":"Off"'],
    ["a hidden widget", "cognito/page?url=about&pb=1", '"unseen"'],
    ["a deleted block", "cognito/page?url=about&pb=1", '"deleted"}'],
    ["a hidden widget among all pages", "cognito/page?pb=1", '"unseen"'],
    ["an article that comes later", "cognito/article?url=soon", '"name":"Soon"'],
    ["an article in the list", "cognito/article", '"name":"Soon"'],
    ["a group", "cognito/group", '"name":"Off"'],
    ["a product", "sell/product?url=anvil", '"name":"Anvil"'],
    ["a product in a list", "sell/product", '"name":"Anvil"'],
    ["a product of a group", "sell/product?group=off", '"name":"Anvil"'],
    ["a product in the search", "sell/product/search?query=anvil", '"name":"Anvil"'],
    ["when it changed", "cognito/freshness?kind=product&url=anvil", "2026"],
  ])("is returned only to a preview with drafts: %s", async (_case, path, part) => {
    expect((await get(path, null)).text).not.toContain(part)
    expect((await get(path, { atMs: null, showsDrafts: false })).text).not.toContain(part)
    const previewed = await get(path, drafts)
    expect(previewed.text).toContain(part)
    expect([previewed.status, previewed.cacheControl]).toEqual([200, "no-store"])
  })

  it("is returned over GraphQL by the same rule", async () => {
    const blocksOf = async (header: string | null) =>
      count((await postQuery("listPageByUrl", "about", header)).text, '"template"')
    expect(await blocksOf(null)).toBe(2)
    expect(await blocksOf(sign(drafts))).toBe(4)
    expect((await postQuery("productByUrl", "anvil", null)).text).not.toContain("Anvil")
    const product = await postQuery("productByUrl", "anvil", sign(drafts))
    expect(product.text).toContain("Anvil")
    expect(product.cacheControl).toBe("no-store")
  })
})

describe("blocks outside their scheduled time span", () => {
  const before = "2026-10-31T23:00:00Z"
  const later = "2026-11-01T01:00:00Z"
  let listNamesFor: (headers: Record<string, string>) => Promise<string[]>

  beforeAll(async () => {
    const widget = (html: string, wrapper: object) => ({
      type: "core/html",
      templatevar: { html },
      wrapper,
    })
    const widgets = [
      widget("row now", { hidden_before: before, hidden_after: later }),
      widget("row future", { hidden_before: later }),
      widget("row past", { hidden_after: before }),
      widget("row hidden", { hidden: true }),
    ]
    const values = { name: "Timed", url: "timed", rows: [{ blocks: [{ id: 1, widgets }] }] }
    const page_id = await backend.create("cognito/page", values)
    const content = (name: string, times: object) =>
      backend.create("cognito/page_content", { page_id, template: "core/html", name, ...times })
    await content("block now", { start_time: before, end_time: later })
    await content("block future", { start_time: later })
    await content("block past", { end_time: before })
    await content("block edited", { start_time: later, editing: true })
    listNamesFor = async (headers) => {
      const reads = ["cognito/page?url=timed&pb=1", "cognito/page?pb=1&page_size=100"]
      const rest = reads.map((url) => backend.app.inject({ url: `/api/v1/${url}`, headers }))
      const graphql = backend.app.inject({
        method: "POST",
        url: "/graphql",
        headers,
        payload: { query: graphqlDocuments.listPageByUrl.text, variables: { url: "timed" } },
      })
      const [one, all, list] = await Promise.all([...rest, graphql])
      expect(readNames(all?.body)).toEqual(readNames(one?.body))
      return [...readNames(one?.body), ...readNames(list?.body)]
    }
  })
  const readNames = (text = "") =>
    [...text.matchAll(/(?<=")(?:row|block) \w+(?=")/g)].map(([name]) => name)
  const sign = (secret: string, seconds = now.getTime() / 1_000) => ({
    [storefrontHeader]: signStorefrontCall(secret, seconds),
  })
  const seen = ["row now", "block now", "block edited"]
  const scheduled = [
    "row now",
    "row future",
    "row past",
    "block now",
    "block future",
    "block past",
    "block edited",
  ]

  it("are returned only to the storefront, which shows and hides them", async () => {
    expect(await listNamesFor({})).toEqual(seen)
    expect(await listNamesFor(sign(backend.env.REVALIDATE_SECRET))).toEqual(scheduled)
  })

  it("are returned to previews", async () => {
    const signature = signPreview(christmas, backend.env.REVALIDATE_SECRET, now.getTime() / 1_000)
    expect(await listNamesFor({ [previewHeader]: signature })).toEqual(scheduled)
  })

  it("are omitted for an invalid or expired signature, like for an unsigned request", async () => {
    const old = now.getTime() / 1_000 - 301
    expect(await listNamesFor(sign("x".repeat(40)))).toEqual(seen)
    expect(await listNamesFor(sign(backend.env.REVALIDATE_SECRET, old))).toEqual(seen)
    expect(await listNamesFor({ [storefrontHeader]: "x" })).toEqual(seen)
  })

  it("are sent with no-store", async () => {
    const url = "/api/v1/cognito/page?url=timed&pb=1"
    const signed = await backend.app.inject({
      url,
      headers: sign(backend.env.REVALIDATE_SECRET),
    })
    expect(signed.headers["cache-control"]).toBe("no-store")
    expect((await backend.app.inject({ url })).headers["cache-control"]).toBe("no-cache")
  })
})

describe("a preview time", () => {
  it("selects the articles and prices of that time", async () => {
    expect((await get("cognito/article?url=soon", christmas)).text).toContain('"name":"Soon"')
    expect((await get("sell/product?url=anvil", drafts)).text).toContain('"price":"20.00"')
    const then = { ...christmas, showsDrafts: true }
    expect((await get("sell/product?url=anvil", then)).text).toContain('"price":"15.00"')
  })

  it("does not affect calls without page content", async () => {
    const captcha = await get("cognito/captcha", { ...christmas, showsDrafts: true })
    expect(captcha.status).toBe(200)
    expect(captcha.cacheControl).toBe("no-store")
  })
})

describe("a preview without a valid, recent signature", () => {
  const invalidSignatures: [string, () => string][] = [
    ["rubbish", () => "x"],
    ["other options", () => sign(christmas).replace(";0;", ";1;")],
    [
      "an old signature",
      () => signPreview(drafts, backend.env.REVALIDATE_SECRET, now.getTime() / 1_000 - 61),
    ],
    ["another secret", () => signPreview(drafts, "x".repeat(40), now.getTime() / 1_000)],
  ]
  it.each(invalidSignatures)(
    "is rejected with status 403 over REST and GraphQL: %s",
    async (_case, build) => {
      const headers = { [previewHeader]: build() }
      const rest = await backend.app.inject({ url: "/api/v1/cognito/page", headers })
      expect([rest.statusCode, rest.json().code]).toEqual([403, "FORBIDDEN"])
      expect(rest.json().message).toContain("open the preview's link again")
      expect(rest.headers["cache-control"]).toBe("no-store")
      expect((await postQuery("productByUrl", "anvil", build())).status).toBe(403)
    },
  )
})
