import { afterAll, beforeAll } from "@jest/globals"
import sharp from "sharp"
import { openCustomer } from "#tests/factories/test-customer.ts"
import { openTestBackend, type TestBackend } from "#tests/support/test-backend.ts"
import { saveOriginal } from "./save-original.ts"

let backend: TestBackend
let picture: Buffer
beforeAll(async () => {
  backend = await openTestBackend()
  picture = await createPng(800, 600, "#3366aa")
})
afterAll(() => backend.close())

function createPng(width: number, height: number, background: string) {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}

async function save(bytes: Buffer, alt = "A blue card") {
  const stored = await saveOriginal({ db: backend.database.db, store: backend.store }, bytes, {
    alt,
  })
  if (!stored.ok) throw new Error(stored.error.body.message)
  return stored.value
}

const trySave = (bytes: Buffer) =>
  saveOriginal({ db: backend.database.db, store: backend.store }, bytes, { alt: "" })

describe("saving an original", () => {
  it("names it by its content hash and stores its size and average colour once", async () => {
    const own = await createPng(801, 600, "#3366aa")
    const first = await save(own)
    expect(first).toMatchObject({ width: 801, height: 600, mime: "image/png" })
    expect(first.averageColour).toBe("#3366aa")
    expect(await save(own, "Another alt")).toMatchObject({ hash: first.hash })
    const images = backend.database.db.selectFrom("images").select("alt")
    const rows = await images.where("hash", "=", first.hash).execute()
    expect(rows).toEqual([{ alt: "A blue card" }])
  })

  it.each([
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), 415],
    ["an HEIF", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), 415],
    ["text", Buffer.from("hello"), 415],
    ["an empty body", Buffer.alloc(0), 415],
    ["a JPEG in name only", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 400],
    ["over 20 MB", Buffer.alloc(20_000_001, 0xff), 413],
  ])("rejects %s", async (_what, bytes, status) => {
    expect(await trySave(bytes)).toMatchObject({ error: { status } })
  })

  it("rejects a truncated image", async () => {
    const noise = await sharp({
      create: {
        width: 400,
        height: 400,
        channels: 3,
        background: "#000000",
        noise: { type: "gaussian", mean: 99, sigma: 9 },
      },
    })
      .jpeg()
      .toBuffer()
    expect(await trySave(noise.subarray(0, noise.length / 2))).toMatchObject({
      error: { status: 400 },
    })
  })

  it("rejects more than 40 megapixels even in a small file", async () => {
    expect(await trySave(await createPng(8_000, 5_001, "#000000"))).toMatchObject({
      error: { status: 413 },
    })
  })

  it("responds with 503 when the disk is full", async () => {
    backend.store.failNext(Object.assign(new Error("no space"), { code: "ENOSPC" }))
    const response = await upload(await createPng(7, 7, "#010203"))
    expect(response.statusCode).toBe(503)
  })
})

describe("requesting an image", () => {
  it("returns the whole of a wide one, and no larger than it is", async () => {
    const { hash } = await save(await createPng(600, 240, "#010203"))
    const readSize = async (width: number) => {
      const url = `/assets/i/${hash}/whole/${width}.webp`
      const { rawPayload } = await backend.app.inject({ url })
      const { width: across, height } = await sharp(rawPayload).metadata()
      return [across, height]
    }
    expect(await readSize(375)).toEqual([375, 150])
    expect(await readSize(2000)).toEqual([600, 240])
  })

  it.each(["avif", "webp", "jpeg"])("returns it as %s, cacheable for a year", async (format) => {
    const { hash } = await save(picture)
    const url = `/assets/i/${hash}/1x1/300.${format}`
    const response = await backend.app.inject({ url, headers: { accept: `image/${format}` } })
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      "content-type": `image/${format}`,
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-length": String(response.rawPayload.length),
    })
    const { etag } = response.headers
    const again = await backend.app.inject({ url, headers: { "if-none-match": String(etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ""])
  })

  it("renders once for 40 concurrent requests and serves later ones from the cache", async () => {
    const { hash } = await save(await createPng(900, 900, "#aa3366"))
    const before = backend.store.reads()
    const fetchRendition = () => backend.app.inject(`/assets/i/${hash}/4x3/500.webp`)
    const responses = await Promise.all(Array.from({ length: 40 }, fetchRendition))
    expect(new Set(responses.map((response) => response.statusCode))).toEqual(new Set([200]))
    expect((await fetchRendition()).statusCode).toBe(200)
    expect(backend.store.reads() - before).toBe(1)
  })

  it("never enlarges the original", async () => {
    const { hash } = await save(picture)
    const response = await backend.app.inject(`/assets/i/${hash}/4x3/4000.webp`)
    expect(await sharp(response.rawPayload).metadata()).toMatchObject({ width: 800, height: 600 })
  })

  it("responds with 404 and no-store for an unknown image", async () => {
    const response = await backend.app.inject(`/assets/i/${"0".repeat(32)}/4x3/300.webp`)
    expect(response.json()).toMatchObject({ code: "NOT_FOUND" })
    expect(response.headers["cache-control"]).toBe("no-store")
  })

  it("responds with 404 for a damaged original and 503 for an unreadable one", async () => {
    const { hash } = await save(await createPng(50, 50, "#00ff00"))
    backend.store.failNext(new Error("I/O error"))
    const unread = await backend.app.inject(`/assets/i/${hash}/1x1/25.webp`)
    expect([unread.statusCode, unread.headers["retry-after"]]).toEqual([503, "2"])
    backend.store.damage(hash, Buffer.from([0xff, 0xd8, 0xff, 0, 0, 0]))
    const damaged = await backend.app.inject(`/assets/i/${hash}/1x1/25.webp`)
    expect(damaged.statusCode).toBe(404)
  })
})

describe("uploading an image", () => {
  it("returns the key for addPhoto, which adds the photo only once", async () => {
    const uploaded = (await upload(picture)).json()
    const id = await backend.create("sell/product", { name: "Cup", url: "cup" })
    const photo = {
      id,
      model: "sell/product",
      name: "Front",
      uuid: uploaded.uuid,
      key: uploaded.key,
    }
    const first = await backend.call("sell/product/addPhoto", photo)
    expect(first).toMatchObject({ status: 200, body: { item: { image_hash: uploaded.key } } })
    expect(await backend.call("sell/product/addPhoto", photo)).toEqual(first)
    const other = await backend.create("sell/product", { name: "Mug", url: "mug" })
    expect(await backend.call("sell/product/addPhoto", { ...photo, id: other })).toMatchObject({
      status: 409,
    })
  })

  it("is rejected with 503 while the disk is nearly full", async () => {
    backend.store.fill(true)
    const response = await upload(await createPng(8, 8, "#040506"))
    backend.store.fill(false)
    expect([response.statusCode, response.headers["retry-after"]]).toEqual([503, "600"])
    expect((await upload(await createPng(8, 8, "#040506"))).statusCode).toBe(201)
  })

  it("requires an administrator and rejects other media types and more than 10 MB", async () => {
    expect((await upload(picture, { authorization: "" })).statusCode).toBe(401)
    const { access_token: token } = await openCustomer(backend)
    expect((await upload(picture, { authorization: `Bearer ${token}` })).statusCode).toBe(403)
    expect(
      (await upload(Buffer.from("<svg/>"), { "content-type": "image/svg+xml" })).statusCode,
    ).toBe(415)
    expect((await upload(picture, { "content-type": "application/json" })).statusCode).toBe(415)
    expect((await upload(Buffer.alloc(10_000_001))).statusCode).toBe(413)
  })
})

async function upload(payload: Buffer, headers: Record<string, string> = {}) {
  return backend.app.inject({
    method: "POST",
    url: "/api/v1/cognito/file/upload?name=front.png",
    payload,
    headers: {
      authorization: `Bearer ${backend.adminToken}`,
      "content-type": "image/png",
      ...headers,
    },
  })
}
