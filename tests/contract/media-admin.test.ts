import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import sharp from "sharp"
import { uploadedFileSchema } from "#lib/contract/image.ts"
import { mediaCalls } from "#lib/contract/media-calls.ts"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import {
  openShopCustomer,
  requestShopApi,
  type ShopCustomer,
} from "#tests/support/shop-customer.ts"

type Name = keyof typeof mediaCalls
const names = Object.keys(mediaCalls) as Name[]
const { adminToken, apiOrigin } = getRunningShop()

let ann: ShopCustomer
let hash: string
let other: string

beforeAll(async () => {
  ann = await openShopCustomer()
  hash = await upload()
  other = await upload()
})
afterAll(() => ann.remove())

let uploadCount = 0
async function upload(): Promise<string> {
  uploadCount += 1
  const background = `#${Date.now().toString(16).slice(-6)}`
  const create = { width: 40 + uploadCount, height: 30, channels: 3, background } as const
  const url = new URL(`${restBasePath}/cognito/file/upload?name=contract.png`, apiOrigin)
  const response = await fetch(url, {
    method: "POST",
    headers: { authorization: `Bearer ${adminToken}`, "content-type": "image/png" },
    body: new Uint8Array(await sharp({ create }).png().toBuffer()),
  })
  return uploadedFileSchema.parse(await response.json()).key
}

/** Valid input of each call, as an administrator sends it; the image is deleted last. */
const inputs: Record<Name, () => object> = {
  getImage: () => ({ hash }),
  updateImage: () => ({ hash, alt: "A swatch", tags: ["contract"], focus: { x: 10, y: 90 } }),
  replaceImage: () => ({ hash, by: other }),
  deleteImage: () => ({ hash }),
  listImageTags: () => ({}),
}

describe("administrators' calls about images", () => {
  it.each(names)("responds to %s with a contract body", async (name) => {
    const input = { body: inputs[name](), token: adminToken }
    const response = await requestShopApi(mediaCalls[name], input)
    expect([name, response.status]).toEqual([name, 200])
    const body = mediaCalls[name].response.parse(await response.json())
    expect(body).not.toMatchObject({ item: null })
  })

  it.each(names)("rejects %s of a customer with 403, and of a guest with 401", async (name) => {
    for (const [token, status] of [
      [ann.access_token, 403],
      [undefined, 401],
    ] as const) {
      const input = { body: inputs[name](), ...(token !== undefined && { token }) }
      expect((await requestShopApi(mediaCalls[name], input)).status).toBe(status)
    }
  })
})
