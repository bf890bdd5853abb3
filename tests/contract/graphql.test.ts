import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { z } from "zod"
import { graphqlDocuments, removeTranslationFields } from "#lib/contract/graphql-documents.ts"
import { openShopApi, type ShopApi } from "#tests/support/shop-api.ts"

type Name = keyof typeof graphqlDocuments

const resultSchema = z.object({
  data: z.unknown().optional(),
  errors: z
    .array(z.object({ message: z.string(), extensions: z.object({ code: z.string() }).optional() }))
    .optional(),
})

const tilesSchema = z.object({
  sellProducts: z.object({ data: z.array(z.object({ slug: z.string() })) }),
})

const groupsSchema = z.object({ cognitoGroups: z.array(z.object({ url: z.string() })) })

let api: ShopApi

beforeAll(async () => {
  api = await openShopApi()
})

afterAll(() => api.close())

const variables: Record<Name, () => Promise<Record<string, unknown>>> = {
  productByUrl: async () => ({ url: await firstProduct() }),
  productsByGroup: async () => ({ group: "shop", limit: 12, offset: 0 }),
  newProducts: async () => ({}),
  groupByUrl: async () => ({ url: "shop" }),
  topLevelGroups: async () => ({}),
  childGroups: async () => ({ parent: "shop" }),
  parentGroups: async () => ({ of: "resin" }),
  pages: async () => ({}),
  pageByUrl: async () => ({ url: "about" }),
  galleryById: async () => ({ id: await firstGallery(), aspect: "1x1" }),
  galleriesByGroup: async () => ({ group: await firstGalleryGroup() }),
  testimonials: async () => ({}),
  giftVoucherThemes: async () => ({}),
  listPageByUrl: async () => ({ url: "about" }),
}

async function firstProduct() {
  const { data } = await requestGraphql(graphqlDocuments.productsByGroup.text, { group: "shop" })
  return tilesSchema.parse(data).sellProducts.data[0]?.slug
}

async function firstGalleryGroup() {
  const { data } = await requestGraphql('{ cognitoGroups(model: "Cognito/Gallery") { url } }')
  return groupsSchema.parse(data).cognitoGroups[0]?.url
}

async function firstGallery() {
  const group = await firstGalleryGroup()
  const { data } = await requestGraphql(graphqlDocuments.galleriesByGroup.text, { group })
  return graphqlDocuments.galleriesByGroup.data.parse(data).first[0]?.id
}

async function requestGraphql(
  query: string,
  given: Record<string, unknown> = {},
  search: string = "",
) {
  const response = await post({ query, variables: given }, {}, search)
  return resultSchema.parse(await response.json())
}

function post(body: unknown, headers: Record<string, string> = {}, search = "") {
  return fetch(`${api.origin}/graphql${search}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  })
}

describe.each(Object.keys(graphqlDocuments) as Name[])("%s", (name) => {
  it("responds with data of the contract that is not empty", async () => {
    const document = graphqlDocuments[name]
    const result = await requestGraphql(
      document.text,
      document.variables.parse(await variables[name]()),
    )
    expect(result.errors).toBeUndefined()
    const data = document.data.parse(result.data)
    const [found] = Object.values(data)
    expect(found).not.toBeNull()
    expect(found).not.toEqual([])
    expect(found).not.toMatchObject({ data: [] })
  })

  it("has the same contract in another language, and without the fields of translations", async () => {
    const document = graphqlDocuments[name]
    const given = document.variables.parse(await variables[name]())
    const german = await requestGraphql(document.text, given, "?language=de")
    expect(german.errors).toBeUndefined()
    document.data.parse(german.data)
    const plain = await requestGraphql(removeTranslationFields(document.text), given)
    expect(plain.errors).toBeUndefined()
    document.data.parse(plain.data)
  })
})

describe("fields by the names of the specification", () => {
  it("limits the products to the number in the argument first", async () => {
    const { data } = await requestGraphql(
      '{ sellProducts(group: "shop", first: 2) { count data { slug } } }',
    )
    expect(tilesSchema.parse(data).sellProducts.data).toHaveLength(2)
  })

  it("filters and sorts products by the facets of their list", async () => {
    const facets = "facets { in_stock price { min max } values { name values { value count } } }"
    const { data, errors } = await requestGraphql(`{
      whole: sellProducts(group: "resin") { count ${facets} }
      some: sellProducts(group: "resin", filter: ["Wavelength:405 nm"], in_stock: true,
        sort: "price_up", price_max: "50.00") { count data { slug } }
    }`)
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      whole: {
        facets: {
          in_stock: expect.any(Number),
          values: expect.arrayContaining([
            { name: "Wavelength", values: [{ value: "405 nm", count: expect.any(Number) }] },
          ]),
        },
      },
      some: { count: expect.any(Number), data: expect.arrayContaining([expect.anything()]) },
    })
  })

  it("returns subgroups as children and a product's photos as images", async () => {
    const { data, errors } = await requestGraphql(`{
      cognitoGroup(url: "shop") { children { url children { url } } }
      sellProduct(url: "${await firstProduct()}") { images(width: 300, aspect: "4x3") { url } }
    }`)
    expect(errors).toBeUndefined()
    expect(data).toMatchObject({
      cognitoGroup: {
        children: expect.arrayContaining([{ url: "resin", children: expect.any(Array) }]),
      },
      sellProduct: { images: expect.arrayContaining([{ url: expect.stringContaining("/300.") }]) },
    })
  })
})

describe("GraphQL rejections", () => {
  const tile = (field: string) => `{ sellProducts(group: "shop") { data { id ${field} } } }`

  it.each([
    ["an unlisted width", tile('image(width: 99999, aspect: "4x3") { url }')],
    ["an unlisted aspect", tile('image(width: 300, aspect: "2x1") { url }')],
    ["a limit of 1000", "{ sellProducts(limit: 1000) { count } }"],
    ["an unknown order", '{ sellProducts(sort: "cheapest") { count } }'],
    ["a filter without a value", '{ sellProducts(filter: ["Colour"]) { count } }'],
    [
      "the facets of twelve lists",
      `{ ${Array.from({ length: 12 }, (_, n) => `a${n}: sellProducts { facets { values { name values { value count } } } }`).join(" ")} }`,
    ],
    ["an offset below 0", "{ sellProducts(offset: -1) { count } }"],
    ["a limit of 0 slides", `{ cognitoGallerys { slides(limit: 0) { id } } }`],
    ["101 testimonials", "{ cognitoTestimonials(limit: 101) { id } }"],
    [
      "every slide of every gallery with its pictures",
      `{ cognitoGallerys { slides { ${["1x1", "4x3", "16x9"].map((aspect) => `a${aspect}: image(width: 400, aspect: "${aspect}") { url }`).join(" ")} } } }`,
    ],
    ["an unknown model", '{ cognitoGroups(model: "Sell/Nothing") { id } }'],
    [
      "thirty aliases",
      `{ ${Array.from({ length: 30 }, (_, n) => `a${n}: cognitoPages { id }`).join(" ")} }`,
    ],
    [
      "a hundred tiles in many ways at once",
      `{ ${Array.from({ length: 15 }, (_, n) => `a${n}: sellProducts(limit: 100) { data { id name slug blurb badge } }`).join(" ")} }`,
    ],
  ])("rejects %s with BAD_REQUEST", async (_name, query) => {
    const { errors } = await requestGraphql(query)
    expect(errors?.[0]?.extensions?.code).toBe("BAD_REQUEST")
  })

  it("rejects a malformed bearer token with 401 TOKEN_INVALID, like every other call", async () => {
    const response = await post({ query: "{ __typename }" }, { authorization: "Bearer a.b.c" })
    expect([response.status, await response.json()]).toMatchObject([401, { code: "TOKEN_INVALID" }])
    expect((await post({ query: "{ __typename }" })).status).toBe(200)
  })

  it("rejects a query of thousands of tokens", async () => {
    const { errors } = await requestGraphql(`{ ${"cognitoPages { id } ".repeat(2_000)} }`)
    expect(errors?.[0]?.message).toMatch(/token/i)
  })

  it("rejects batched queries", async () => {
    const response = await post([{ query: "{ cognitoPages { id } }" }])
    expect(response.status).toBeGreaterThanOrEqual(400)
  })

  it("returns null for a url that is not a slug, even with a NUL character", async () => {
    const { data, errors } = await requestGraphql(graphqlDocuments.groupByUrl.text, {
      url: "a\u0000b",
    })
    expect(errors).toBeUndefined()
    expect(data).toEqual({ cognitoGroup: null })
  })
})
