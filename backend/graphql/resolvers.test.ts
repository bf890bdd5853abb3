import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import Fastify, { type FastifyInstance } from "fastify"
import type { KyselyPlugin } from "kysely"
import { graphqlDocuments } from "#lib/contract/graphql-documents.ts"
import { openTestDatabase, type TestDatabase } from "#tests/support/database.ts"
import { createGroupRow, createImageRow } from "#tests/support/shop-rows.ts"
import { registerGraphql } from "./register-graphql.ts"

let database: TestDatabase
let app: FastifyInstance
let group: number
let picture: string
let queries = 0

const counter: KyselyPlugin = {
  transformQuery: ({ node }) => {
    queries += 1
    return node
  },
  transformResult: async ({ result }) => result,
}

beforeAll(async () => {
  database = await openTestDatabase()
  group = await createGroupRow(database.db, "work", null, { model: "Cognito/Gallery" })
  picture = await createImageRow(database.db, "bottle")
  app = Fastify()
  registerGraphql(app, { db: database.db.withPlugin(counter), now: () => new Date() })
})

beforeEach(async () => {
  await database.db.deleteFrom("galleries").execute()
})

afterAll(async () => {
  await app.close()
  await database.close()
})

async function addGalleries(count: number) {
  const wanted = Array.from({ length: count }, (_, at) => `gallery-${at}`)
  const galleries = await database.db
    .insertInto("galleries")
    .values(wanted.map((url, sort_order) => ({ name: url, url, sort_order, group_id: group })))
    .returning("id")
    .execute()
  const slide = { image_hash: picture }
  await database.db
    .insertInto("slides")
    .values(
      galleries.flatMap(({ id }) => [
        { ...slide, gallery_id: id, heading: "second", sort_order: 2 },
        { ...slide, gallery_id: id, heading: "first", sort_order: 1 },
      ]),
    )
    .execute()
  return galleries.map(({ id }) => id)
}

async function postQuery(query: string, variables: object = {}) {
  queries = 0
  const response = await app.inject({
    method: "POST",
    url: "/graphql",
    payload: { query, variables },
  })
  return response.json()
}

describe("galleries of a group", () => {
  it("are loaded with a constant number of database queries", async () => {
    await addGalleries(2)
    await postQuery(graphqlDocuments.galleriesByGroup.text, { group: "work" })
    const few = queries
    await database.db.deleteFrom("galleries").execute()
    await addGalleries(60)
    const { data } = await postQuery(graphqlDocuments.galleriesByGroup.text, { group: "work" })
    expect(data.cognitoGallerys).toHaveLength(60)
    expect(few).toBeGreaterThan(0)
    expect(queries).toBe(few)
  })

  it("are covers with one slide each, and the first gallery has every slide", async () => {
    await addGalleries(2)
    const { data } = await postQuery(graphqlDocuments.galleriesByGroup.text, {
      group: "work",
      aspect: "1x1",
    })
    const parsed = graphqlDocuments.galleriesByGroup.data.parse(data)
    expect(parsed.cognitoGallerys.map(({ url }) => url)).toEqual(["gallery-0", "gallery-1"])
    expect(parsed.cognitoGallerys.map(({ slides }) => slides.length)).toEqual([1, 1])
    const [first] = parsed.first
    expect(first?.slides.map(({ heading }) => heading)).toEqual(["first", "second"])
    expect(first?.slides[0]?.image).toMatchObject({ aspect: "1x1", width: 400, height: 400 })
  })

  it("open the gallery with the requested slug if it belongs to the group", async () => {
    await addGalleries(2)
    const open = async (url: string) => {
      const { data } = await postQuery(graphqlDocuments.galleriesByGroup.text, {
        group: "work",
        url,
      })
      return graphqlDocuments.galleriesByGroup.data.parse(data)
    }
    const second = await open("gallery-1")
    expect(second.cognitoGallerys).toHaveLength(2)
    expect(second.first.map(({ url, slides }) => [url, slides.length])).toEqual([["gallery-1", 2]])
    expect((await open("no-such")).first).toEqual([])
  })

  it.each(["no-such", "Not a slug", "a\u0000b"])(
    "are empty for the unknown group %j",
    async (wrong) => {
      await addGalleries(1)
      const { data, errors } = await postQuery(graphqlDocuments.galleriesByGroup.text, {
        group: wrong,
      })
      expect(errors).toBeUndefined()
      expect(data).toEqual({ cognitoGallerys: [], first: [] })
    },
  )
})

describe("one gallery", () => {
  it("has images at 16x9 by default and rejects an unknown aspect", async () => {
    const [id] = await addGalleries(1)
    const { data } = await postQuery(graphqlDocuments.galleryById.text, { id })
    expect(data.cognitoGallery.slides[0].image).toMatchObject({ aspect: "16x9", height: 225 })
    const bad = await postQuery(graphqlDocuments.galleryById.text, { id, aspect: "2x1" })
    expect(bad.errors[0].extensions).toMatchObject({
      code: "BAD_REQUEST",
      detail: { code: expect.stringMatching(/^graphql_/) },
    })
  })

  it.each([0, -1, 2_147_483_647])("is null for the id %d", async (id) => {
    expect(await postQuery(graphqlDocuments.galleryById.text, { id })).toEqual({
      data: { cognitoGallery: null },
    })
  })
})

describe("testimonials", () => {
  it("are filtered by group, or all without a group", async () => {
    const model = "Cognito/Testimonial" as const
    const words = await createGroupRow(database.db, "words", null, { model })
    await database.db
      .insertInto("testimonials")
      .values([{ name: "Asha", group_id: words, rating: 4.5 }, { name: "Lee" }])
      .execute()
    const text = `query T($group: String) { cognitoTestimonials(group: $group) { name rating } }`
    expect((await postQuery(text, { group: "words" })).data).toEqual({
      cognitoTestimonials: [{ name: "Asha", rating: 4.5 }],
    })
    for (const variables of [{}, { group: null }]) {
      const { data } = await postQuery(text, variables)
      expect(data.cognitoTestimonials).toHaveLength(2)
    }
  })
})

it("lists enabled gift voucher themes in order, with images at 16x9", async () => {
  const look = { image_hash: picture }
  await database.db
    .insertInto("gift_voucher_themes")
    .values([
      { ...look, name: "Second", sort_order: 2 },
      { ...look, name: "First", sort_order: 1 },
      { ...look, name: "Gone", enabled: false },
      { name: "Plain", sort_order: 3 },
    ])
    .execute()
  const { data } = await postQuery(graphqlDocuments.giftVoucherThemes.text)
  const { cognitoGiftVoucherThemes: themes } = graphqlDocuments.giftVoucherThemes.data.parse(data)
  expect(themes.map(({ name }) => name)).toEqual(["First", "Second", "Plain"])
  expect(themes[0]?.image).toMatchObject({ aspect: "16x9", width: 400, height: 225 })
  expect(themes[2]?.image).toBeNull()
})
