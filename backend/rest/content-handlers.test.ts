import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import type { TestDatabase } from "#tests/support/database.ts"
import { createGroupRow, createImageRow } from "#tests/support/shop-rows.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let backend: TestBackend
let database: TestDatabase
let picture: string

beforeAll(async () => {
  backend = await openTestBackend()
  database = backend.database
  picture = await createImageRow(database.db, "bottle")
  await createGroupRow(database.db, "foreign", null, { model: "Cognito/Article" })
})

afterAll(() => backend.close())

async function get(path: string) {
  const response = await backend.app.inject(`/api/v1/cognito/${path}`)
  return response.json()
}

const sorted = [
  { path: "faq", table: "faqs", model: "Cognito/Faq", named: { name: "x" } },
  {
    path: "testimonial",
    table: "testimonials",
    model: "Cognito/Testimonial",
    named: { name: "x" },
  },
  { path: "person", table: "people", model: "Cognito/Person", named: { first_name: "x" } },
  {
    path: "gallery",
    table: "galleries",
    model: "Cognito/Gallery",
    named: { name: "x", url: "x" },
  },
] as const

describe.each(sorted)("the list of $path records", ({ path, table, model, named }) => {
  const ids: Record<string, number> = {}

  async function add(name: string, group_id: number | null, values: object = {}) {
    const own = "url" in named ? { ...named, url: name } : named
    const { id } = await database.db
      .insertInto(table)
      .values({ ...own, group_id, ...values })
      .returning("id")
      .executeTakeFirstOrThrow()
    ids[name] = id
  }

  async function list(query = "") {
    const { data, count } = await get(`${path}${query}`)
    const nameOf = new Map(Object.entries(ids).map(([name, id]) => [id, name]))
    return { names: data.map((row: { id: number }) => nameOf.get(row.id)), count }
  }

  beforeAll(async () => {
    const { db } = database
    const top = await createGroupRow(db, "top", null, { model })
    const below = await createGroupRow(db, "below", top, { model })
    const hidden = await createGroupRow(db, "hidden", top, { model, enabled: false })
    const underHidden = await createGroupRow(db, "under-hidden", hidden, { model })
    await add("second", top, { sort_order: 2 })
    await add("third", below, { sort_order: 2 })
    await add("first", below, { sort_order: 1 })
    await add("switched-off", top, { enabled: false })
    await add("in-hidden", hidden, { sort_order: 3 })
    await add("deep-in-hidden", underHidden, { sort_order: 3 })
    await add("loose", null, { sort_order: -1 })
  })

  afterAll(() => database.db.deleteFrom(table).execute())

  it("includes the records of subgroups, in order, without hidden records", async () => {
    expect(await list("?group=top")).toEqual({ names: ["first", "second", "third"], count: 3 })
    expect(await list("?group=below")).toEqual({ names: ["first", "third"], count: 2 })
  })

  it.each(["no-such", "hidden", "under-hidden", "foreign"])(
    "is empty for the group %s",
    async (group) => {
      expect(await list(`?group=${group}`)).toEqual({ names: [], count: 0 })
    },
  )

  it("contains all enabled records without a group filter", async () => {
    const all = ["loose", "first", "second", "third", "in-hidden", "deep-in-hidden"]
    expect(await list()).toEqual({ names: all, count: 6 })
  })

  it("is paginated by the requested page size, each page with the total count", async () => {
    expect(await list("?group=top&page_size=2")).toEqual({ names: ["first", "second"], count: 3 })
    expect(await list("?group=top&page_size=2&page=2")).toEqual({ names: ["third"], count: 3 })
    expect(await list("?group=top&page_size=2&page=3")).toEqual({ names: [], count: 3 })
  })
})

describe("images of widget records", () => {
  afterAll(async () => {
    await database.db.deleteFrom("people").execute()
    await database.db.deleteFrom("testimonials").execute()
  })

  it("have the requested size, or the widget's default, for people and testimonials", async () => {
    const { db } = database
    const face = { image_hash: picture, rating: 4.5 }
    await db.insertInto("people").values({ first_name: "Robin", photo_hash: picture }).execute()
    await db
      .insertInto("testimonials")
      .values({ name: "Asha", ...face })
      .execute()
    const [person] = (await get("person")).data
    expect(person.photo).toMatchObject({ width: 900, height: 675, aspect: "4x3" })
    const [testimonial] = (await get("testimonial")).data
    expect(testimonial).toMatchObject({
      rating: 4.5,
      image: { width: 100, height: 100, aspect: "1x1" },
    })
    const [wide] = (await get("testimonial?image_width=400&image_aspect=16x9")).data
    expect(wide.image).toMatchObject({ width: 400, height: 225, aspect: "16x9" })
  })
})

describe("a gallery and its slides", () => {
  let gallery: number

  beforeEach(async () => {
    const { id } = await database.db
      .insertInto("galleries")
      .values({ name: "Work", url: "work" })
      .returning("id")
      .executeTakeFirstOrThrow()
    gallery = id
    const slide = (heading: string, sort_order: number, enabled = true) => ({
      gallery_id: id,
      heading,
      sort_order,
      enabled,
      image_hash: picture,
    })
    await database.db
      .insertInto("slides")
      .values([slide("b", 2), slide("a", 1), slide("hidden", 0, false), slide("c", 3)])
      .execute()
  })

  afterEach(() => database.db.deleteFrom("galleries").execute())

  const headings = (slides: { heading: string }[]) => slides.map(({ heading }) => heading)

  it("is listed with its first slide only, and returned by id with all slides", async () => {
    const listed = (await get("gallery?extra_aspects=1x1")).data.find(
      (each: { id: number }) => each.id === gallery,
    )
    expect(headings(listed.slides)).toEqual(["a"])
    expect(listed.slides[0].image).toMatchObject({ width: 400, extra_aspects: [{ aspect: "1x1" }] })
    const { item } = await get(`gallery?id=${gallery}`)
    expect(headings(item.slides)).toEqual(["a", "b", "c"])
  })

  it("returns its slides in pages", async () => {
    const page = await get(`slide?gallery=${gallery}&page_size=2&image_width=1200`)
    expect(headings(page.data)).toEqual(["a", "b"])
    expect(page.count).toBe(3)
    expect(page.data[0].image.width).toBe(1200)
    expect(headings((await get(`slide?gallery=${gallery}&page_size=2&page=2`)).data)).toEqual(["c"])
  })

  it("returns the slides of every gallery without a gallery, in widths rounded up to 25 px", async () => {
    const { data, count } = await get("slide?image_width=401")
    expect([headings(data), count]).toEqual([["a", "b", "c"], 3])
    expect(data[0].image.width).toBe(425)
  })

  it("returns no slides once it is disabled", async () => {
    await database.db
      .updateTable("galleries")
      .set({ enabled: false })
      .where("id", "=", gallery)
      .execute()
    expect(await get(`slide?gallery=${gallery}`)).toEqual({ data: [], count: 0 })
    expect(await get(`gallery?id=${gallery}`)).toEqual({ item: null })
  })
})

describe("videos", () => {
  it("are listed in creation order, with a file URL for self-hosted ones", async () => {
    await database.db
      .insertInto("videos")
      .values([
        { name: "Own", slug: "own", slate_hash: picture },
        { name: "Elsewhere", slug: "abc", platform: "youtube" },
        { name: "Off", slug: "off", enabled: false },
      ])
      .execute()
    const { data, count } = await get("video?page_size=2")
    expect(count).toBe(2)
    const [own, elsewhere] = data
    expect(own).toMatchObject({
      slug: "own",
      file: `/v/${own.id}.mp4`,
      slate_image: { width: 1184 },
    })
    expect(own.slate).toBe(own.slate_image.url)
    expect(elsewhere).toMatchObject({ slug: "abc", file: null, slate: "", slate_image: null })
    expect((await get(`video/${own.id}`)).item).toEqual(own)
  })
})
