import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { videoCalls, videoPartSchema } from "#lib/contract/video-calls.ts"
import { buildMp4 } from "#tests/factories/video-files.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import {
  openShopCustomer,
  requestShopApi,
  type ShopCustomer,
} from "#tests/support/shop-customer.ts"

type Name = keyof typeof videoCalls
const names = Object.keys(videoCalls) as Name[]
const { adminToken, apiOrigin } = getRunningShop()

let ann: ShopCustomer
beforeAll(async () => {
  ann = await openShopCustomer()
})
afterAll(() => ann.remove())

async function uploadPart(): Promise<string> {
  const response = await fetch(new URL(`${restBasePath}/cognito/video/uploadPart`, apiOrigin), {
    method: "POST",
    headers: { authorization: `Bearer ${adminToken}`, "content-type": "application/octet-stream" },
    body: new Uint8Array(buildMp4()),
  })
  return videoPartSchema.parse(await response.json()).key
}

async function upload(): Promise<number> {
  const input = { body: { name: "Contract", parts: [await uploadPart()] }, token: adminToken }
  const response = await requestShopApi(videoCalls.finishVideoUpload, input)
  return videoCalls.finishVideoUpload.response.parse(await response.json()).item?.id ?? 0
}

const remove = (id: number) =>
  requestShopApi(videoCalls.removeVideo, { body: { id }, token: adminToken })

/** Valid input of each call, as an administrator sends it. */
const inputs: Record<Name, () => Promise<object>> = {
  getVideoLimits: async () => ({}),
  finishVideoUpload: async () => ({ name: "Contract", parts: [await uploadPart()] }),
  getVideoUses: async () => ({ id: await upload() }),
  removeVideo: async () => ({ id: await upload() }),
}

describe("administrators' calls about videos", () => {
  it.each(names)("responds to %s with a contract body", async (name) => {
    const body = await inputs[name]()
    const response = await requestShopApi(videoCalls[name], { body, token: adminToken })
    expect([name, response.status]).toEqual([name, 200])
    const { item } = { item: null, ...videoCalls[name].response.parse(await response.json()) }
    const id = item?.id ?? ("id" in body ? Number(body.id) : null)
    if (id !== null) await remove(id)
  })

  it.each(names)("rejects %s of a customer with 403, and of a guest with 401", async (name) => {
    const body = await inputs[name]()
    for (const [token, status] of [
      [ann.access_token, 403],
      [undefined, 401],
    ] as const) {
      const input = { body, ...(token !== undefined && { token }) }
      expect((await requestShopApi(videoCalls[name], input)).status).toBe(status)
    }
    if ("id" in body) await remove(Number(body.id))
  })
})
