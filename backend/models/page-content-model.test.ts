import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { graphqlDocuments } from "#lib/contract/graphql-documents.ts"
import { pageSchema } from "#lib/contract/page.ts"
import { buildItemSchema } from "#lib/contract/primitives.ts"
import { createImageRow } from "#tests/support/shop-rows.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let backend: TestBackend
let made = 0
let home: { id: number; url: string }
let away: { id: number; url: string }

beforeAll(async () => {
  backend = await openTestBackend()
})

beforeEach(async () => {
  home = await makePage("home")
  away = await makePage("away")
  await backend.takeChanges()
})

afterAll(() => backend.close())

async function makePage(name: string) {
  made += 1
  const url = `${name}-${made}`
  return { id: await backend.create("cognito/page", { name, url }), url }
}

async function updatedAt({ url }: { url: string }): Promise<string> {
  const path = `/api/v1/cognito/freshness?kind=page&url=${url}`
  return (await backend.app.inject(path)).json().updated_at
}

async function readListPage({ url }: { url: string }) {
  const { text: query, data: dataSchema } = graphqlDocuments.listPageByUrl
  const payload = { query, variables: { url } }
  const response = await backend.app.inject({ method: "POST", url: "/graphql", payload })
  return dataSchema.parse(response.json().data).cognitoPage
}

async function readPage({ url }: { url: string }) {
  const response = await backend.app.inject(`/api/v1/cognito/page?url=${url}&pb=1`)
  return buildItemSchema(pageSchema).parse(response.json()).item
}

/**
 * Runs a call and returns the tags it publishes, and which of the two pages have a newer
 * updated_at.
 */
async function follow(call: string, body: object) {
  const before = [await updatedAt(home), await updatedAt(away)]
  await backend.takeChanges()
  const { status } = await backend.call(call, body)
  const after = [await updatedAt(home), await updatedAt(away)]
  return {
    status,
    changes: await backend.takeChanges(),
    isNewer: after.map((timestamp, at) => timestamp > (before[at] ?? "")),
  }
}

const block = (page_id: number) => ({ page_id, template: "core/html" })

describe("a content block", () => {
  it("changes its page when it is created, updated, disabled, enabled or deleted", async () => {
    const id = await backend.create("cognito/page_content", block(home.id))
    const changed = { status: 200, changes: [`page:${home.url}`], isNewer: [true, false] }
    expect(await follow("cognito/page_content/update", { id, hidden: true })).toEqual(changed)
    for (const call of ["disable", "enable", "delete"]) {
      expect(await follow(`cognito/page_content/${call}`, { id })).toEqual(changed)
    }
    expect(await follow("cognito/page_content/create", block(home.id))).toEqual({
      ...changed,
      status: 201,
    })
  })

  it("changes both pages when it moves from one to the other", async () => {
    const id = await backend.create("cognito/page_content", block(home.id))
    expect(await follow("cognito/page_content/update", { id, page_id: away.id })).toEqual({
      status: 200,
      changes: [`page:${away.url}`, `page:${home.url}`],
      isNewer: [true, true],
    })
  })

  it("changes nothing when it is written unchanged", async () => {
    const id = await backend.create("cognito/page_content", block(home.id))
    const same = { id, ...block(home.id), variables: {} }
    expect(await follow("cognito/page_content/update", same)).toEqual({
      status: 200,
      changes: [],
      isNewer: [false, false],
    })
  })

  it.each([
    ["a page that does not exist", { page_id: 2_147_483_647 }, "page_id"],
    ["a video that does not exist", { background_video_id: 2_147_483_647 }, "background_video_id"],
    [
      "an image that was not uploaded",
      { background_image_hash: "0".repeat(32) },
      "background_image_hash",
    ],
    ["a malformed timestamp", { start_time: "31/02/2026" }, "start_time"],
    ["an opacity of 101", { background_image_opacity: 101 }, "background_image_opacity"],
    ["settings that are a list", { variables: [1] }, "variables"],
  ])("is rejected with %s, and its page is unchanged", async (_why, wrong, field) => {
    const values = { ...block(home.id), ...wrong }
    const response = await backend.call("cognito/page_content/create", values)
    expect(response.status).toBe(400)
    expect(Object.keys(response.body.fields ?? {})).toEqual([field])
    expect((await readListPage(home))?.pageContents).toEqual([])
  })
})

describe("a page of content blocks", () => {
  it("returns everything that was written to a block", async () => {
    const video = await backend.create("cognito/video", { name: "Tide", slug: home.url })
    const written = {
      sort_order: 2,
      name: "Opening",
      template: "core/hero_quote",
      hidden: true,
      start_time: "2026-12-01T00:00:00.000Z",
      end_time: "2027-01-01T13:30:00.000Z",
      text_colour: "wht",
      background_colour: "bnd",
      full_width: true,
      anchor_name: "top",
      padding_top: "0",
      padding_bottom: "0.5",
      padding_left: "px",
      padding_right: "96",
      margin_top: "1",
      margin_bottom: "2",
      editing: true,
      deleted: false,
      background_image_fixed: true,
      background_image_opacity: 30,
      background_image_saturation: 0,
      aos_type: "fade-up",
      aos_easing: "ease",
      aos_offset: 120,
      aos_duration: 400,
      aos_delay: 50,
      variables: { heading: "Hello" },
    }
    const background = { background_video_id: video }
    const id = await backend.create("cognito/page_content", {
      page_id: home.id,
      ...written,
      ...background,
    })
    const page = await readListPage(home)
    expect(page?.pageContents).toEqual([
      {
        id,
        ...written,
        translated_fields: null,
        imageHashes: { background_image: null },
        background_video_id: String(video),
        background_video: { id: String(video), imageHashes: { slate: null } },
      },
    ])
    const { body } = await backend.call("cognito/page_content/detail", { id })
    expect(body.item).toMatchObject({ page_id: home.id, ...written, ...background })
  })

  it("returns its blocks in order", async () => {
    for (const [name, sort_order] of [
      ["c", 3],
      ["a", 1],
      ["b", 1],
    ] as const) {
      await backend.create("cognito/page_content", { ...block(home.id), name, sort_order })
    }
    const page = await readListPage(home)
    expect(page?.pageContents.map(({ name }) => name)).toEqual(["a", "b", "c"])
  })

  it("changes when a background video of its blocks changes or is deleted", async () => {
    const video = await backend.create("cognito/video", { name: "Tide", slug: home.url })
    const values = { ...block(home.id), background_video_id: video }
    await backend.create("cognito/page_content", values)
    await backend.create("cognito/page_content", values)
    const changed = { status: 200, changes: [`page:${home.url}`], isNewer: [true, false] }
    expect(await follow("cognito/video/update", { id: video, length: 9 })).toEqual(changed)
    expect(await follow("cognito/video/disable", { id: video })).toEqual(changed)
    expect((await readListPage(home))?.pageContents[0]?.background_video).toBeNull()
    expect(await follow("cognito/video/delete", { id: video })).toEqual(changed)
  })
})

describe("a page of rows", () => {
  const rowsOver = (background_video_id: number, more = {}) => [
    {
      blocks: [
        { id: 1, widgets: [{ type: "core/html", wrapper: { background_video_id, ...more } }] },
      ],
    },
  ]
  const readWrapper = async () => (await readPage(home))?.rows[0]?.blocks[0]?.widgets[0]?.wrapper

  it("returns a widget's wrapper, with its background video and the video's slate", async () => {
    const slate_hash = await createImageRow(backend.database.db, "slate")
    const video = await backend.create("cognito/video", {
      name: "Tide",
      slug: home.url,
      slate_hash,
    })
    const written = {
      full_width: true,
      anchor_name: "top",
      aos_type: "fade-up",
      aos_easing: "ease",
      aos_offset: 120,
      aos_duration: 400,
      aos_delay: 50,
    }
    const rows = rowsOver(video, written)
    await backend.call("cognito/page/update", { id: home.id, rows })
    expect(await readWrapper()).toMatchObject({
      ...written,
      background_video_id: video,
      background_video: { id: String(video), imageHashes: { slate: { hash: slate_hash } } },
    })
  })

  it("changes when a background video of its widgets changes or is deleted", async () => {
    const video = await backend.create("cognito/video", { name: "Tide", slug: home.url })
    await backend.call("cognito/page/update", { id: home.id, rows: rowsOver(video) })
    await backend.call("cognito/page/update", { id: away.id, rows: rowsOver(video + 1) })
    const changed = { status: 200, changes: [`page:${home.url}`], isNewer: [true, false] }
    expect(await follow("cognito/video/update", { id: video, length: 9 })).toEqual(changed)
    expect(await follow("cognito/video/disable", { id: video })).toEqual(changed)
    expect((await readWrapper())?.background_video).toBeNull()
    expect(await follow("cognito/video/delete", { id: video })).toEqual(changed)
  })

  it("rejects a negative delay", async () => {
    const rows = rowsOver(1, { aos_delay: -1 })
    expect((await backend.call("cognito/page/update", { id: home.id, rows })).status).toBe(400)
  })

  it("changes when its rows change", async () => {
    const rows = [{ blocks: [{ id: 1, widgets: [{ type: "core/html" }] }] }]
    expect(await follow("cognito/page/update", { id: home.id, rows })).toEqual({
      status: 200,
      changes: [`page:${home.url}`],
      isNewer: [true, false],
    })
  })
})

const oddSettings = {
  text: 5,
  list: [1, "two", null, { three: [[]] }],
  nothing: null,
  yes: "1",
  no: 0,
  deep: { deeper: { deepest: -0.5 } },
  "Ünïcode key": "<script>",
  "": "unnamed",
  heading: ["not a text"],
  gallery: "12; DROP TABLE",
  limit_slides: { a: 1 },
}

describe("settings of a widget", () => {
  it("are stored and returned unchanged, whatever their types, in rows and in blocks", async () => {
    const widget = { type: "core/no_such_widget", templatevar: oddSettings }
    const rows = [{ blocks: [{ id: 1, widgets: [widget] }] }]
    await backend.call("cognito/page/update", { id: home.id, rows })
    await backend.create("cognito/page_content", { ...block(home.id), variables: oddSettings })
    const [storedWidget] = (await readPage(home))?.rows[0]?.blocks[0]?.widgets ?? []
    expect(storedWidget).toMatchObject({ type: "core/no_such_widget" })
    expect(storedWidget?.templatevar).toEqual(oddSettings)
    const page = await readListPage(home)
    expect(page?.pageContents[0]?.variables).toEqual(oddSettings)
  })
})
