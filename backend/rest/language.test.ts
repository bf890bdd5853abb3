import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let backend: TestBackend

beforeAll(async () => {
  backend = await openTestBackend()
  const { create, database } = backend
  const shop = await create("cognito/group", { name: "Shop", url: "shop" })
  const link = await create("cognito/link", { parent: "menu", name: "Shop", link: "/shop" })
  const product = await create("sell/product", { name: "Anvil", url: "anvil", group_ids: [shop] })
  await create("sell/sku", { product_id: product, code: "ANVIL", price: "20.00", stock: 1 })
  const texts = [
    ["group", shop, "Laden"],
    ["link", link, "Zum Laden"],
    ["product", product, "Amboss"],
  ] as const
  await database.db
    .insertInto("translations")
    .values(
      texts.map(([record_kind, record_id, text]) => ({
        record_kind,
        record_id,
        language: "de",
        field: "name",
        text,
        source_hash: "0".repeat(16),
      })),
    )
    .execute()
})
afterAll(() => backend.close())

async function get(path: string) {
  const response = await backend.app.inject({ url: `/api/v1/${path}` })
  expect(response.statusCode).toBe(200)
  return response.json()
}

async function query(document: string, search = "") {
  const payload = { query: document }
  const url = `/graphql${search}`
  return (await backend.app.inject({ method: "POST", url, payload })).json().data
}

describe("the language in the URL of a request", () => {
  it.each([
    ["cognito/link?parent=menu", "Zum Laden"],
    ["cognito/group", "Laden"],
    ["sell/product?group=shop", "Amboss"],
  ])("selects the texts of a REST call: %s", async (path, name) => {
    const separator = path.includes("?") ? "&" : "?"
    const german = await get(`${path}${separator}language=de`)
    expect(german.data).toMatchObject([{ name, translated_fields: ["name"] }])
    for (const language of ["en", "fr", "xx", ""]) {
      const other = await get(`${path}${separator}language=${language}`)
      expect(other.data[0].name).not.toBe(name)
      expect(other.data[0].translated_fields ?? []).toEqual([])
    }
  })

  it("selects the texts of GraphQL, which has the breadcrumbs in the same language", async () => {
    const document = `{ sellProduct(url: "anvil") {
      name translated_fields groups { name breadcrumbs { name translated_fields } }
    } }`
    expect(await query(document, "?language=de")).toEqual({
      sellProduct: {
        name: "Amboss",
        translated_fields: ["name"],
        groups: [{ name: "Laden", breadcrumbs: [{ name: "Laden", translated_fields: ["name"] }] }],
      },
    })
    expect(await query(document)).toMatchObject({
      sellProduct: { name: "Anvil", translated_fields: null },
    })
  })
})
