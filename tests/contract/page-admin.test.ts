import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { pageAdminCalls } from "#lib/contract/page-admin-calls.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { admin } from "#tests/support/shop-admin.ts"
import { requestShopApi } from "#tests/support/shop-customer.ts"

type Name = keyof typeof pageAdminCalls
const names = Object.keys(pageAdminCalls) as Name[]
const { adminToken: token } = getRunningShop()
const url = "contract-edited-page"
const body = { name: "Edited", url }
const createdIds: number[] = []
let id: number

beforeAll(async () => {
  id = await admin.create("cognito/page", body)
  createdIds.push(id)
})
afterAll(async () => {
  for (const created of createdIds) await admin.delete("cognito/page", created)
})

async function getInEditor() {
  const response = await requestShopApi(pageAdminCalls.getPageInEditor, { body: { id }, token })
  const { item } = pageAdminCalls.getPageInEditor.response.parse(await response.json())
  if (item === null) throw new Error("the page of this test is gone")
  return { version: item.version, revision: item.draft?.revision ?? 0, versions: item.versions }
}

/** Valid input of each call, as an administrator sends it in this order. */
const inputs: Record<Name, () => Promise<object>> = {
  listEditedPages: async () => ({ search: "edited", state: "live", page_size: 3 }),
  getPageInEditor: async () => ({ id }),
  createDisabledPage: async () => ({ name: "Copy", url: `${url}-copy`, from_id: id }),
  savePageDraft: async () => {
    const { version, revision } = await getInEditor()
    return { id, revision, base_version: version, body }
  },
  discardPageDraft: async () => ({ id, revision: (await saveDraft()).revision }),
  schedulePageDraft: async () => ({ id, ...(await saveDraft()), publish_at: null }),
  publishPageDraft: async () => ({ id, ...(await saveDraft()) }),
  getPageVersion: async () => {
    const published = { id, ...(await saveDraft()) }
    await requestShopApi(pageAdminCalls.publishPageDraft, { body: published, token })
    return { id, version_id: (await getInEditor()).versions[0]?.id }
  },
}

async function saveDraft() {
  const saved = await inputs.savePageDraft()
  await requestShopApi(pageAdminCalls.savePageDraft, { body: saved, token })
  const { version, revision } = await getInEditor()
  return { version, revision }
}

describe("administrators' calls of the page editor", () => {
  it.each(names)("responds to %s with a contract body", async (name) => {
    const response = await requestShopApi(pageAdminCalls[name], {
      body: await inputs[name](),
      token,
    })
    expect(response.status).toBe(200)
    expect(response.headers.get("cache-control")).toBe("no-store")
    const parsed = pageAdminCalls[name].response.parse(await response.json())
    expect(parsed).not.toMatchObject({ item: null })
    if (name === "createDisabledPage" && "item" in parsed && parsed.item !== null) {
      createdIds.push(parsed.item.id)
    }
  })
})
