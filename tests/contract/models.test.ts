import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import sharp from "sharp"
import { errorBodySchema } from "#lib/contract/error.ts"
import { uploadedFileSchema } from "#lib/contract/image.ts"
import { modelNames, modelRecordSchema, publicModels } from "#lib/contract/model-call.ts"
import { buildItemSchema, buildListSchema } from "#lib/contract/primitives.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"

const { apiOrigin, adminToken } = getRunningShop()
const asAdmin = { authorization: `Bearer ${adminToken}` }

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${apiOrigin}${restBasePath}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as unknown }
}

/** A form with one submission, since the running shop may have no submissions yet. */
const own: { form: number | null } = { form: null }
beforeAll(async () => {
  const form = { name: "Contract test", url: "contract-test" }
  const made = await post("cognito/form/create", form, asAdmin)
  own.form = buildItemSchema(modelRecordSchema).parse(made.body).item?.id ?? null
  await post(`cognito/form/submit/${own.form}`, { data: {} })
})
afterAll(async () => {
  const sent = await post("cognito/form_submission/list", { page_size: 100 }, asAdmin)
  for (const { id, form_id } of buildListSchema(modelRecordSchema).parse(sent.body).data) {
    if (form_id === own.form) await post("cognito/form_submission/delete", { id }, asAdmin)
  }
  await post("cognito/form/delete", { id: own.form }, asAdmin)
})

describe.each(modelNames)("%s", (model) => {
  it("returns lists and details of the contract to an administrator", async () => {
    const list = await post(`${model}/list`, { page_size: 2 }, asAdmin)
    const { data } = buildListSchema(modelRecordSchema).parse(list.body)
    expect(data.length).toBeGreaterThan(0)
    const detail = await post(`${model}/detail`, { id: data[0]?.id }, asAdmin)
    expect(buildItemSchema(modelRecordSchema).parse(detail.body).item).toEqual(data[0])
  })

  it("allows anonymous reads exactly where its data is public", async () => {
    const { status } = await post(`${model}/list`, {})
    expect(status).toBe(publicModels.includes(model) ? 200 : 401)
  })

  it.each(["create", "update", "enable", "disable", "delete"])(
    "rejects %s without an administrator's token with 401",
    async (call) => {
      for (const headers of [{}, { authorization: "Bearer nonsense" }]) {
        const { status, body } = await post(`${model}/${call}`, { id: 1 }, headers)
        expect(status).toBe(401)
        expect(errorBodySchema.parse(body).code).toMatch(/^(UNAUTHENTICATED|TOKEN_INVALID)$/)
      }
    },
  )
})

it("responds to an image upload with the fields that addPhoto requires", async () => {
  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: "#0f5c63" },
  })
    .png()
    .toBuffer()
  const response = await fetch(`${apiOrigin}${restBasePath}/cognito/file/upload?name=plain.png`, {
    method: "POST",
    headers: { ...asAdmin, "content-type": "image/png" },
    body: new Uint8Array(picture),
  })
  expect(response.status).toBe(201)
  expect(uploadedFileSchema.parse(await response.json()).name).toBe("plain.png")
})
