import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { previewHeader, signPreview } from "#lib/contract/signatures/preview-signature.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { publishDueDrafts } from "./publish-page.ts"

let nowMs = Date.parse("2026-11-27T00:00:00Z")
const now = () => new Date(nowMs)
let backend: TestBackend
let made = 0
let id: number
let url: string

beforeAll(async () => {
  backend = await openTestBackend({ now })
})
beforeEach(async () => {
  made += 1
  url = `page-${made}`
  id = await backend.create("cognito/page", { name: "Live", url, rows: buildRows("live") })
  await backend.takeChanges()
})
afterAll(() => backend.close())

const buildRows = (html: string) => [
  { blocks: [{ id: 1, widgets: [{ type: "core/html", templatevar: { html } }] }] },
]
const buildBody = (name: string, more: object = {}) => ({
  name,
  url,
  rows: buildRows(name),
  ...more,
})

async function edit() {
  const { body } = await backend.call("cognito/page/edit", { id })
  // The parts that the tests read.
  return body.item as unknown as {
    version: string
    enabled: boolean
    live: { name: string }
    draft: { revision: number; body: { name: string }; problem: string | null } | null
    versions: { id: number; author: string }[]
  }
}

async function save(name: string, revision: number, more: object = {}) {
  const { version } = await edit()
  const body = buildBody(name, more)
  return backend.call("cognito/page/saveDraft", { id, revision, base_version: version, body })
}

async function publish(revision: number, version?: string) {
  const known = version ?? (await edit()).version
  return backend.call("cognito/page/publish", { id, revision, version: known })
}

async function readPage(showsDrafts: boolean) {
  const secret = backend.env.REVALIDATE_SECRET
  const signed = signPreview({ atMs: null, showsDrafts }, secret, nowMs / 1_000)
  const headers = { [previewHeader]: signed }
  const response = await backend.app.inject({
    url: `/api/v1/cognito/page?url=${url}&pb=1`,
    headers,
  })
  const { item } = response.json()
  return [item?.name, item?.rows[0]?.blocks[0]?.widgets[0]?.templatevar.html]
}

describe("the draft of a page", () => {
  it("is in previews of drafts only, and publishes no change", async () => {
    expect((await save("Draft", 0, { url: "elsewhere" })).status).toBe(200)
    expect(await readPage(true)).toEqual(["Draft", "Draft"])
    expect(await readPage(false)).toEqual(["Live", "live"])
    expect(await backend.takeChanges()).toEqual([])
  })

  it("is saved on top of its last revision only", async () => {
    expect((await save("One", 0)).body.item).toMatchObject({ revision: 1 })
    expect((await save("Two", 1)).body.item).toMatchObject({ revision: 2 })
    for (const revision of [0, 1, 3]) {
      const { status, body } = await save("Late", revision)
      expect([status, body.detail]).toEqual([409, { code: "page_draft_changed" }])
    }
    expect((await edit()).draft?.body.name).toBe("Two")
  })

  it("is discarded, and the page stays", async () => {
    await save("Draft", 0)
    expect((await backend.call("cognito/page/discardDraft", { id, revision: 7 })).status).toBe(409)
    await backend.call("cognito/page/discardDraft", { id, revision: 1 })
    expect([(await edit()).draft, await readPage(true)]).toEqual([null, ["Live", "live"]])
  })

  it("replaces the page with the changes of an update, and leaves both states in the history", async () => {
    await save("Draft", 0)
    expect((await publish(1)).status).toBe(200)
    expect(await backend.takeChanges()).toContain(`page:${url}`)
    expect(await readPage(false)).toEqual(["Draft", "Draft"])
    const { draft, versions } = await edit()
    expect([draft, versions.length]).toEqual([null, 2])
    const before = { id, version_id: versions[1]?.id }
    const { body } = await backend.call("cognito/page/getVersion", before)
    expect(body.item).toMatchObject({ body: { name: "Live" } })
    await save("Third", 0)
    await publish(1)
    expect((await edit()).versions).toHaveLength(3)
  })

  it("does not replace a page that was changed since it was compared", async () => {
    await save("Draft", 0)
    const { version } = await edit()
    await backend.call("cognito/page/update", { id, title: "By another way" })
    const { status, body } = await publish(1, version)
    expect([status, body.detail]).toEqual([409, { code: "record_changed" }])
    expect((await edit()).draft?.revision).toBe(1)
  })

  it("stays a draft if the database rejects it", async () => {
    const taken = `taken-${made}`
    await backend.create("cognito/page", { name: "Taken", url: taken })
    await save("Draft", 0, { url: taken })
    const { status, body } = await publish(1)
    expect([status, Object.keys(body.fields ?? {})]).toEqual([409, ["url"]])
    expect((await edit()).draft?.revision).toBe(1)
  })

  it("shows a page that was not shown", async () => {
    await backend.call("cognito/page/disable", { id })
    await save("Draft", 0)
    await publish(1)
    expect((await edit()).enabled).toBe(true)
  })
})

describe("a scheduled draft", () => {
  const schedule = async (revision: number) => {
    const at = new Date(nowMs + 60_000).toISOString()
    const { version } = await edit()
    return backend.call("cognito/page/schedule", { id, revision, version, publish_at: at })
  }

  it("is published at its time, with what was saved until then", async () => {
    await save("Draft", 0)
    await schedule(1)
    await save("Final", 1)
    await publishDueDrafts({ db: backend.database.db, now })
    expect((await edit()).live.name).toBe("Live")
    nowMs += 60_000
    await publishDueDrafts({ db: backend.database.db, now })
    expect([(await edit()).live.name, (await edit()).draft]).toEqual(["Final", null])
    expect(await backend.takeChanges()).toContain(`page:${url}`)
  })

  it("is not published over a change of the page, and says why", async () => {
    await save("Draft", 0)
    await schedule(1)
    await backend.call("cognito/page/update", { id, title: "By another way" })
    nowMs += 60_000
    await publishDueDrafts({ db: backend.database.db, now })
    const { live, draft } = await edit()
    expect([live.name, draft?.problem]).toEqual(["Live", "page_changed"])
  })
})

describe("the list of edited pages", () => {
  const list = async (input: object) =>
    (await backend.call("cognito/page/listEdited", input)).body.data?.map((row) => row.id)

  it("finds pages by their words, and by their state", async () => {
    await save("Draft", 0)
    expect(await list({ search: url, state: "draft" })).toEqual([id])
    expect(await list({ search: `live ${url}`, state: "live" })).toEqual([id])
    expect(await list({ search: url, state: "scheduled" })).toEqual([])
    expect(await list({ search: `${url} nowhere` })).toEqual([])
  })

  it("gets a copy of a page's draft, which nobody sees", async () => {
    await save("Draft", 0)
    const copy = { name: "Copy", url: `copy-${made}`, from_id: id }
    const { body } = await backend.call("cognito/page/createDisabled", copy)
    const copied = await backend.call("cognito/page/detail", { id: body.item?.id })
    expect(copied.body.item).toMatchObject({ name: "Copy", enabled: false, rows: [{}] })
    expect(JSON.stringify(copied.body.item)).toContain('"html":"Draft"')
  })
})
