import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/support/eventually.ts"
import { type OwnStorefront, openOwnStorefront } from "#tests/support/own-storefront.ts"
import { getRunningShop } from "#tests/support/running-shop.ts"
import { fetchPicture, readPicturePath } from "#tests/support/shared-picture.ts"
import { type StockedShelf, stockShelf } from "#tests/support/stocked-shelf.ts"
import { UnreliableApi } from "#tests/support/unreliable-api.ts"

let api: UnreliableApi
let shop: OwnStorefront
let shelf: StockedShelf

beforeAll(async () => {
  api = await UnreliableApi.open(getRunningShop().apiOrigin)
  shop = await openOwnStorefront(api.origin)
  shelf = await stockShelf(3)
})
afterEach(() => api.comeBack())
afterAll(async () => {
  await shop?.close()
  await api?.close()
  await shelf?.clear()
})

/** A call that has just failed is not made again at once. */
const healsWithinMs = 10_000
const readPath = (at: number) =>
  eventually(healsWithinMs, () =>
    readPicturePath(`/product/${shelf.products[at]?.slug}`, shop.origin),
  )
const fetchNow = (path: string) => fetchPicture(path, shop.origin)

describe("while the API is away, a picture for social networks", () => {
  it("that was ever made is served as it is, after a restart too", async () => {
    const path = await readPath(0)
    const before = await fetchNow(path)
    expect(before.status).toBe(200)
    await api.goAway()
    await shop.restart("at once")
    const { status, bytes, headers } = await fetchNow(path)
    expect({ status, isSame: bytes.equals(before.bytes) }).toEqual({ status: 200, isSame: true })
    expect(headers.get("cache-control")).toBe("public, max-age=60")
  })

  it("that was never made is the shop's own for a while, and its own afterwards", async () => {
    const path = await readPath(1)
    await api.goAway()
    const meanwhile = await fetchNow(path)
    expect(meanwhile).toMatchObject({ status: 200, format: "jpeg", width: 1200, height: 630 })
    expect(meanwhile.headers.get("cache-control")).toBe("public, max-age=60")
    await api.comeBack()
    await eventually(healsWithinMs, async () => {
      const { status, headers, bytes } = await fetchNow(path)
      const isSame = bytes.equals(meanwhile.bytes)
      expect({ status, isSame, kept: headers.get("cache-control") }).toEqual({
        ...{ status: 200, isSame: false, kept: "public, max-age=31536000, immutable" },
      })
    })
  })
})
