import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { importTranslations, type TranslationEntry } from "#tests/support/import-translations.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let backend: TestBackend

const hash = "0123456789abcdef0123456789abcdef"
const questions = [
  { id: 4, name: "first_name", field_type: "text", label: "First name", required: true },
  { id: 5, name: "note", field_type: "content", content: "<p>We reply by email.</p>" },
]
const legacyFields = [
  { name: "size", type: "select", label: "Size", values: [{ label: "Small", value: "s" }] },
]

beforeAll(async () => {
  backend = await openTestBackend()
  const { create, database } = backend
  const { db } = database
  await db
    .insertInto("images")
    .values({
      hash,
      file_name: "anvil.png",
      mime: "image/png",
      width: 600,
      height: 600,
      bytes: 1,
      alt: "An anvil",
      average_colour: "#000000",
    })
    .execute()
  const shop = await create("cognito/group", { name: "Shop", url: "shop" })
  const product = await create("sell/product", {
    name: "Anvil",
    url: "anvil",
    group_ids: [shop],
    attributes: [{ name: "Material", values: ["Steel"] }],
  })
  await create("sell/sku", { product_id: product, code: "ANVIL", price: "20.00", stock: 1 })
  await db.insertInto("photos").values({ product_id: product, image_hash: hash }).execute()
  await create("cognito/form", {
    name: "Contact",
    url: "contact",
    thank_you: "Thanks.",
    questions,
  })
  await create("cognito/form", { name: "Old", url: "old", data: legacyFields })
  const saying = { name: "Ann", title: "Builder", content: "<p>Great</p>", rating: 5 }
  await create("cognito/testimonial", saying)
  await create("cognito/gift_voucher_theme", { name: "Birthday" })
  const type = await create("sell/shipping_type", {
    name: "Post",
    description: "2 to 3 business days",
  })
  const region = await create("sell/shipping_region", { name: "Australia" })
  await create("sell/shipping_cost", {
    shipping_type_id: type,
    region_id: region,
    amount: "9.00",
  })
  await importTexts([
    ["form", "contact", "thank_you", "Danke."],
    ["form", "contact", "question.4.label", "Vorname"],
    ["form", "old", "field.0.label", "Größe"],
    ["form", "old", "field.0.option.0", "Klein"],
    ["testimonial", "1", "title", "Handwerkerin"],
    ["voucher_theme", "1", "name", "Geburtstag"],
    ["shipping_type", "1", "name", "Paket"],
    ["shipping_region", "1", "name", "Australien"],
    ["term", "0", "Material", "Werkstoff"],
    ["image", "0", hash, "Ein Amboss"],
  ])
})
afterAll(() => backend.close())

async function importTexts(entries: readonly TranslationEntry[]) {
  expect((await importTranslations(backend.database.db, "de", entries)).issues).toEqual([])
}

async function get(path: string) {
  const response = await backend.app.inject({ url: `/api/v1/${path}` })
  expect(response.statusCode).toBe(200)
  return response.json()
}

const query = async (document: string, search = "") =>
  (
    await backend.app.inject({
      method: "POST",
      url: `/graphql${search}`,
      payload: { query: document },
    })
  ).json().data

describe("a form in another language", () => {
  it("has its labels and its thanks, but the English names and values", async () => {
    const { item } = await get("cognito/form?id=1&language=de")
    expect(item).toMatchObject({ name: "Contact", thank_you: "Danke." })
    expect(item.translated_fields).toEqual(["thank_you"])
    expect(item.questions).toMatchObject([
      { name: "first_name", label: "Vorname", translated_fields: ["label"] },
      { content: "<p>We reply by email.</p>", translated_fields: [] },
    ])
  })

  it("has its options, whose values stay the same", async () => {
    const { item } = await get("cognito/form?id=2&language=de")
    expect(item.data).toMatchObject([
      {
        label: "Größe",
        values: [{ label: "Klein", value: "s" }],
        translated_fields: ["label", "options"],
      },
    ])
  })

  it("names the field in an error as the visitor sees it", async () => {
    const submit = async (search: string) => {
      const url = `/api/v1/cognito/form/submit/1${search}`
      const payload = { data: { first_name: "" } }
      return (await backend.app.inject({ method: "POST", url, payload })).json()
    }
    const named = (name: string) => ({ first_name: { params: { name } } })
    expect(await submit("?language=de")).toMatchObject({ field_details: named("Vorname") })
    expect(await submit("")).toMatchObject({ field_details: named("First name") })
  })

  it("is stored in English for the shop", async () => {
    const url = "/api/v1/cognito/form/submit/1?language=de"
    const payload = { data: { first_name: "Ann" } }
    const sent = await backend.app.inject({ method: "POST", url, payload })
    expect(sent.json()).toMatchObject({ success: true })
    const stored = await backend.database.db
      .selectFrom("form_submissions")
      .select("data")
      .executeTakeFirstOrThrow()
    expect(JSON.stringify(stored.data)).toContain("First name")
    expect(JSON.stringify(stored.data)).not.toContain("Vorname")
  })
})

describe("a record in another language", () => {
  it("is a testimonial, of which only the title is translated", async () => {
    const { data } = await get("cognito/testimonial?language=de")
    expect(data).toMatchObject([
      { title: "Handwerkerin", content: "<p>Great</p>", translated_fields: ["title"] },
    ])
    const document = "{ cognitoTestimonials { title translated_fields } }"
    expect(await query(document, "?language=de")).toEqual({
      cognitoTestimonials: [{ title: "Handwerkerin", translated_fields: ["title"] }],
    })
  })

  it("is a design of gift vouchers", async () => {
    const document = "{ cognitoGiftVoucherThemes { name translated_fields } }"
    expect(await query(document, "?language=de")).toEqual({
      cognitoGiftVoucherThemes: [{ name: "Geburtstag", translated_fields: ["name"] }],
    })
  })

  it("is a shipping method, whose description clients calculate with", async () => {
    const { data } = await get("seo/delivery-rate?language=de")
    expect(data).toMatchObject([
      { name: "Paket", region: "Australien", description: "2 to 3 business days" },
    ])
  })
})

describe("an error about a product or an add-on", () => {
  it("names it in the requested language, in details alone", async () => {
    const { create, app } = backend
    const product = await create("sell/product", { name: "Ring", url: "ring" })
    const required = { name: "Engraving", type: "Checkbox", required: true }
    const addon = await create("sell/addon", required)
    await create("sell/product_group_addon", { product_id: product, addon_id: addon })
    await importTexts([["addon", String(addon), "name", "Gravur"]])
    const find = async (search: string) => {
      const payload = { product, variations: [], addons: [] }
      const url = `/api/v1/sell/cart/searchsku${search}`
      return (await app.inject({ method: "POST", url, payload })).json()
    }
    const german = await find("?language=de")
    expect(german.addon_details[addon].params).toEqual({ name: "Gravur" })
    expect(german.addon_faults[addon]).toContain("Engraving")
    const english = await find("")
    expect(english.addon_details[addon].params).toEqual({ name: "Engraving" })
  })
})

describe("a list in another language", () => {
  it("has the labels of its facets beside the English names, which filter it", async () => {
    const list = await get("sell/product?group=shop&facets=1&language=de")
    expect(list.facets.values).toMatchObject([{ name: "Material", values: [{ value: "Steel" }] }])
    expect(list.term_labels).toEqual({ Material: "Werkstoff" })
    expect((await get("sell/product?group=shop&facets=1")).term_labels).toBeUndefined()
  })

  it("has them in GraphQL, and none in English", async () => {
    const document = `{ sellProducts(group: "shop") { facets { values { name } term_labels } } }`
    const read = async (search: string) => {
      const { sellProducts } = await query(document, search)
      return sellProducts.facets
    }
    expect(await read("?language=de")).toEqual({
      values: [{ name: "Material" }],
      term_labels: { Material: "Werkstoff" },
    })
    expect((await read("")).term_labels).toBeNull()
  })

  it("has the labels of what a search was understood as, and of an empty list's filter", async () => {
    await importTexts([["term", "0", "Steel", "Stahl"]])
    const labels = { Material: "Werkstoff", Steel: "Stahl" }
    const found = await get("sell/product/search?query=stahl&language=de")
    expect(found).toMatchObject({
      data: [{ slug: "anvil" }],
      understood: { values: [{ name: "Material", value: "Steel" }] },
      term_labels: labels,
    })
    expect((await get("sell/product/search?query=steel")).term_labels).toBeUndefined()
    const filtered = "sell/product?group=shop&filter=Material:Steel&price_min=900.00&language=de"
    expect(await get(filtered)).toMatchObject({ count: 0, term_labels: labels })
  })
})

describe("a cart in another language", () => {
  it("has labels beside its English texts, and none in English", async () => {
    const { create } = backend
    const post = async (path: string, payload: object, search = "") => {
      const url = `/api/v1/${path}${search}`
      return (await backend.app.inject({ method: "POST", url, payload })).json()
    }
    await create("sell/promotion", { code: "STEEL", name: "Steel week", amount: "1.00" })
    await importTexts([
      ["product", "anvil", "name", "Amboss"],
      ["promotion", "STEEL", "name", "Stahlwoche"],
    ])
    const { sessionKey: session } = await post("sell/cart/cartAdd", { sku: 1 })
    const shipping_address = { suburb: "Brisbane", postcode: "4000" }
    const body = { session, shipping_address, promotion_code: "STEEL" }
    const german = await post("sell/cart/getCart", body, "?language=de")
    expect(german.items).toMatchObject([{ product_name: "Anvil" }])
    expect(german.promotion.name).toBe("Steel week")
    expect(german.text_labels).toMatchObject({
      product: { Anvil: "Amboss" },
      promotion: { "Steel week": "Stahlwoche" },
    })
    expect((await post("sell/cart/getCart", body)).text_labels).toBeNull()
  })
})

describe("the alternative text of an image", () => {
  it("is in the requested language, in REST and GraphQL", async () => {
    const alt = async (search: string) =>
      (await get(`sell/product?group=shop${search}`)).data[0].image.alt
    expect(await alt("&language=de")).toBe("Ein Amboss")
    expect(await alt("&language=fr")).toBe("An anvil")
    expect(await alt("")).toBe("An anvil")
    const document = `{ sellProduct(url: "anvil") { image(width: 300, aspect: "4x3") { hash alt } } }`
    const image = { hash, alt: "Ein Amboss" }
    expect(await query(document, "?language=de")).toEqual({ sellProduct: { image } })
  })
})
