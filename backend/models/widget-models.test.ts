import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals"
import { graphqlDocuments } from "#lib/contract/graphql-documents.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"

let backend: TestBackend
let made = 0

beforeAll(async () => {
  backend = await openTestBackend()
})
beforeEach(() => backend.takeChanges())
afterAll(() => backend.close())

const own = (name: string) => {
  made += 1
  return `${name}-${made}`
}

/** Runs a call and returns the tags it publishes; an error response fails the test. */
async function changesOf(path: string, body: object) {
  await backend.takeChanges()
  const { status } = await backend.call(path, body)
  expect(status).toBe(path.endsWith("create") ? 201 : 200)
  return backend.takeChanges()
}

async function makeGroup(model: string, parent_id: number | null = null) {
  const url = own("group")
  const id = await backend.create("cognito/group", { name: url, url, model, parent_id })
  return { id, url }
}

/** Creates a group with two child groups, all of one model. */
async function makeTree(model: string) {
  const top = await makeGroup(model)
  const [left, right] = [await makeGroup(model, top.id), await makeGroup(model, top.id)]
  await backend.takeChanges()
  return { top, left, right }
}

const sorted = [
  { name: "cognito/faq", of: "Cognito/Faq", kind: "faq", values: { name: "Why?" } },
  {
    name: "cognito/testimonial",
    of: "Cognito/Testimonial",
    kind: "testimonial",
    values: { name: "Asha", rating: 4.5 },
  },
  { name: "cognito/person", of: "Cognito/Person", kind: "person", values: { first_name: "Robin" } },
]

describe.each(sorted)("a record of $name", ({ name, of, kind, values }) => {
  const lists = (...groups: { url: string }[]) =>
    [...groups.map(({ url }) => url), "all"].map((slug) => `${kind}:${slug}`).sort()

  it("invalidates its list, those above it and that of all records, on every change", async () => {
    const { top, left } = await makeTree(of)
    const id = await backend.create(name, { ...values, group_id: left.id })
    expect(await backend.takeChanges()).toEqual(lists(top, left))
    for (const call of ["disable", "enable", "delete"]) {
      expect(await changesOf(`${name}/${call}`, { id })).toEqual(lists(top, left))
    }
  })

  it("invalidates the lists it left and those it joined when it moves", async () => {
    const { top, left, right } = await makeTree(of)
    const id = await backend.create(name, { ...values, group_id: left.id })
    const move = (group_id: number | null) => changesOf(`${name}/update`, { id, group_id })
    expect(await move(right.id)).toEqual(lists(top, left, right))
    expect(await move(null)).toEqual(lists(top, right))
    expect(await move(null)).toEqual([])
    expect(await changesOf(`${name}/update`, { id, sort_order: 5 })).toEqual(lists())
  })

  it("returns what was written", async () => {
    const { left } = await makeTree(of)
    const given = { ...values, group_id: left.id, sort_order: 3 }
    const id = await backend.create(name, given)
    const { body } = await backend.call(`${name}/detail`, { id }, null)
    expect(body.item).toMatchObject(given)
  })

  it("is rejected in a group of another model, and in one that does not exist", async () => {
    const shop = await makeGroup("Sell/Product")
    const { left } = await makeTree(of)
    const id = await backend.create(name, { ...values, group_id: left.id })
    await backend.takeChanges()
    for (const group_id of [shop.id, 2_147_483_647]) {
      for (const path of [`${name}/create`, `${name}/update`]) {
        const response = await backend.call(path, { id, ...values, group_id })
        expect(response).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } })
        expect(Object.keys(response.body.fields ?? {})).toEqual(["group_id"])
      }
    }
    expect(await backend.takeChanges()).toEqual([])
    const { body } = await backend.call(`${name}/detail`, { id })
    expect(body.item).toMatchObject({ group_id: left.id })
  })

  it("has its lists invalidated when its group is created, renamed, moved, hidden or deleted", async () => {
    const { top, left, right } = await makeTree(of)
    const record = await backend.create(name, { ...values, group_id: left.id })
    const listed = (changes: string[]) => changes.filter((change) => change.startsWith(kind))
    const more = { name: "More", url: own("more"), model: of }
    expect(listed(await changesOf("cognito/group/create", more))).toEqual(lists(more))
    const update = async (id: number, change: object) =>
      listed(await changesOf("cognito/group/update", { id, ...change }))
    expect(await update(left.id, { name: "Other" })).toEqual(lists(top, left))
    expect(await update(left.id, { title: "Only its own" })).toEqual([])
    expect(await update(top.id, { name: "Hides" })).toEqual(lists(top, left, right))
    expect(await update(left.id, { parent_id: right.id })).toEqual(lists(top, left, right))
    const url = own("renamed")
    expect(await update(left.id, { url })).toEqual(lists(top, left, right, { url }))
    expect(listed(await changesOf("cognito/group/disable", { id: top.id }))).toEqual(
      lists(top, right, { url }),
    )
    expect(await changesOf("cognito/group/delete", { id: left.id })).toEqual(
      [
        ...lists(top, right, { url }),
        `group:${url}`,
        `group:${right.url}`,
        `group:${top.url}`,
      ].sort(),
    )
    const { body } = await backend.call(`${name}/detail`, { id: record })
    expect(body.item).toMatchObject({ group_id: null })
  })
})

it.each([0, 0.9, 5.1, "5"])("rejects a testimonial with a rating of %j", async (rating) => {
  const response = await backend.call("cognito/testimonial/create", { name: "Asha", rating })
  expect(response).toMatchObject({ status: 400, body: { fields: { rating: expect.any(String) } } })
})

describe("a gallery", () => {
  it("is invalidated with its lists, also when one of its slides changes or moves", async () => {
    const { top, left, right } = await makeTree("Cognito/Gallery")
    const make = async (group_id: number) => {
      const url = own("gallery")
      const values = { name: url, url, group_id }
      return { id: await backend.create("cognito/gallery", values), url }
    }
    const one = await make(left.id)
    const names = (ids: number[], ...groups: { url: string }[]) =>
      [
        ...ids.map((id) => `gallery:${id}`),
        ...[...groups.map(({ url }) => url), "all"].map((url) => `gallery-group:${url}`),
      ].sort()
    expect(await backend.takeChanges()).toEqual(names([one.id], top, left))
    const other = await make(right.id)
    const slide = { gallery_id: one.id, heading: "Hi" }
    expect(await changesOf("cognito/slide/create", slide)).toEqual(names([one.id], top, left))
    const { body } = await backend.call("cognito/slide/list", {})
    const id = body.data?.at(-1)?.id ?? 0
    expect(await changesOf("cognito/slide/update", { id, gallery_id: other.id })).toEqual(
      names([one.id, other.id], top, left, right),
    )
    expect(await changesOf("cognito/gallery/update", { id: one.id, group_id: right.id })).toEqual(
      names([one.id], top, left, right),
    )
  })

  it("returns of each slide the free side of its image and whether it may be mirrored", async () => {
    const url = own("gallery")
    const gallery_id = await backend.create("cognito/gallery", { name: url, url })
    const named = { free_side: "right", mirror_image: true }
    await backend.create("cognito/slide", { gallery_id, heading: "Plain" })
    await backend.create("cognito/slide", { gallery_id, heading: "Named", ...named })
    const expected = [{ free_side: "left", mirror_image: false }, named]
    const rest = await backend.app.inject(`/api/v1/cognito/slide?gallery=${gallery_id}`)
    expect(rest.json().data).toMatchObject(expected)
    const { text: query } = graphqlDocuments.galleryById
    const payload = { query, variables: { id: gallery_id } }
    const graph = await backend.app.inject({ method: "POST", url: "/graphql", payload })
    expect(graph.json().data.cognitoGallery.slides).toMatchObject(expected)
    const wrong = { gallery_id, free_side: "top" }
    expect(await backend.call("cognito/slide/create", wrong)).toMatchObject({
      status: 400,
      body: { fields: { free_side: expect.any(String) } },
    })
  })

  it("is rejected in a group of another model", async () => {
    const { id: group_id } = await makeGroup("Cognito/Faq")
    const url = own("gallery")
    const response = await backend.call("cognito/gallery/create", { name: url, url, group_id })
    expect(response).toMatchObject({
      status: 400,
      body: { fields: { group_id: expect.any(String) } },
    })
    expect((await backend.call("cognito/gallery/detail", { url })).body.item).toBeNull()
  })
})

it("does not invalidate every page when a group of listed records changes", async () => {
  const { top } = await makeTree("Cognito/Faq")
  const changes = await changesOf("cognito/group/update", { id: top.id, name: "Other" })
  expect(changes).not.toContain("site:all")
})
