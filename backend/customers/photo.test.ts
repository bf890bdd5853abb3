import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { deflateSync } from "node:zlib"
import { afterAll, beforeAll, beforeEach } from "@jest/globals"
import sharp from "sharp"
import { buildApp } from "#backend/app.ts"
import {
  type CustomerFixture,
  createCustomerFixture,
  type FixtureCustomer,
} from "#tests/fixtures/customer.ts"

let fixture: CustomerFixture
let ann: FixtureCustomer
beforeAll(async () => {
  fixture = await createCustomerFixture()
})
beforeEach(async () => {
  ann = await fixture.welcome()
})
afterAll(() => fixture.close())

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#3366aa" } })
const upload = (image: string | null) => ann.post("cognito/user/uploadImage", { image })
const getStoredHash = async () => {
  const { body } = await ann.get(`cognito/user/${ann.id}`)
  return Reflect.get(Object(body.item?.image), "hash")
}

/** Builds a PNG of a few bytes that claims to be very large. */
function buildBomb(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const bytes = Buffer.concat([Buffer.from(type, "latin1"), data])
    const frame = Buffer.alloc(8)
    frame.writeUInt32BE(data.length, 0)
    frame.writeUInt32BE(crc(bytes), 4)
    return Buffer.concat([frame.subarray(0, 4), bytes, frame.subarray(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([1, 0], 8)
  const rows = deflateSync(Buffer.alloc((side / 8 + 1) * 8))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk("IHDR", head), chunk("IDAT", rows), chunk("IEND", Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

function crc(bytes: Buffer): number {
  let value = 0xffffffff
  for (const byte of bytes) {
    value ^= byte
    for (let bit = 0; bit < 8; bit++) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0)
  }
  return (value ^ 0xffffffff) >>> 0
}

describe("customer photo", () => {
  it.each([
    ["bare", (base64: string) => base64],
    ["as a data address", (base64: string) => `data:image/png;base64,${base64}`],
  ])("saves base64 (%s) as the customer's photo in two sizes", async (_how, wrap) => {
    const png = await draw(900, 700).png().toBuffer()
    const { status, body } = await upload(wrap(png.toString("base64")))
    expect(status).toBe(200)
    expect(body.item).toMatchObject({
      image: { aspect: "1x1", width: 600 },
      thumbnail: { aspect: "1x1", width: 300 },
    })
    const resized = await ann.get(`cognito/user/${ann.id}?image_aspect=4x3&image_width=200`)
    expect(resized.body.item).toMatchObject({ id: ann.id, image: { aspect: "4x3", width: 200 } })
    expect((await upload(null)).body.item).toMatchObject({ image: null, thumbnail: null })
    expect(await getStoredHash()).toBeUndefined()
  })

  it("deletes a replaced or removed photo unless the shop or another customer uses it", async () => {
    const png = async (side: number) => (await draw(side, side).png().toBuffer()).toString("base64")
    const isStored = async (hash: string) => (await fixture.store.getOriginal(hash)) !== null
    await upload(await png(310))
    const first = await getStoredHash()
    await upload(await png(310))
    expect([await getStoredHash(), await isStored(first)]).toEqual([first, true])
    await upload(await png(320))
    const second = await getStoredHash()
    expect([await isStored(first), await isStored(second)]).toEqual([false, true])
    const bob = await fixture.welcome()
    await bob.post("cognito/user/uploadImage", { image: await png(320) })
    await upload(null)
    expect(await isStored(second)).toBe(true)
    await bob.post("cognito/user/uploadImage", { image: null })
    expect(await isStored(second)).toBe(false)
  })

  it("is cached only by its customer's browser, which revalidates it each time", async () => {
    await upload((await draw(330, 330).png().toBuffer()).toString("base64"))
    const url = `/assets/i/${await getStoredHash()}/1x1/300.webp`
    const shown = await fixture.app.inject(url)
    const { etag } = shown.headers
    expect([shown.statusCode, shown.headers["cache-control"]]).toEqual([200, "private, no-cache"])
    const headers = { "if-none-match": String(etag) }
    const again = await fixture.app.inject({ url, headers })
    expect([again.statusCode, again.headers["cache-control"]]).toEqual([304, "private, no-cache"])
    await upload(null)
    const gone = await fixture.app.inject({ url, headers })
    expect([gone.statusCode, gone.headers["cache-control"]]).toEqual([404, "no-store"])
  })

  it("responds 404 at once on other machines that have the image on their own disks", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "curlew-other-"))
    const { env, database, store } = fixture
    const other = await buildApp({ env: { ...env, DATA_DIR: dataDir }, db: database.db, store })
    await upload((await draw(340, 340).png().toBuffer()).toString("base64"))
    const url = `/assets/i/${await getStoredHash()}/1x1/300.webp`
    expect((await other.inject(url)).statusCode).toBe(200)
    await upload(null)
    expect((await other.inject(url)).statusCode).toBe(404)
    await other.close()
    await rm(dataDir, { recursive: true, maxRetries: 5 })
  })

  it("strips EXIF metadata from the stored and the delivered image", async () => {
    const noted = { IFD0: { Artist: "Ann's telephone" }, IFD3: { GPSLatitude: "24/1 0/1 0/1" } }
    const jpeg = await draw(900, 700).jpeg().withExif(noted).toBuffer()
    expect(jpeg.includes("Ann's telephone")).toBe(true)
    await upload(jpeg.toString("base64"))
    const hash = await getStoredHash()
    const stored = (await fixture.store.getOriginal(hash)) ?? Buffer.alloc(0)
    const shown = await fixture.app.inject(`/assets/i/${hash}/1x1/300.jpeg`)
    for (const bytes of [stored, shown.rawPayload]) {
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
      expect(bytes.includes("Ann's telephone")).toBe(false)
    }
  })

  it("stores a large photo at a reduced size", async () => {
    await upload((await draw(2500, 2000).jpeg().toBuffer()).toString("base64"))
    const stored = (await fixture.store.getOriginal(await getStoredHash())) ?? Buffer.alloc(0)
    expect(await sharp(stored).metadata()).toMatchObject({ width: 1200, height: 960 })
  })

  it.each([
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString("base64"), 415],
    ["a bomb", buildBomb(50_000).toString("base64"), 413],
    ["more than 10 MB", Buffer.alloc(10_000_001, 0xff).toString("base64"), 413],
    ["a damaged one", Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2]).toString("base64"), 400],
    ["what is no base64", "not a picture!", 400],
    ["an address of a page", "https://example.com/a.png", 400],
    ["nothing", "", 400],
  ])("rejects %s and leaves the previous photo in place", async (_what, image, status) => {
    await upload((await draw(90, 70).png().toBuffer()).toString("base64"))
    const before = await getStoredHash()
    const response = await upload(image)
    expect(response.status).toBe(status)
    expect(response.body.fields).toHaveProperty("image")
    expect(await getStoredHash()).toBe(before)
  })

  it("rejects a body of 50 MB before parsing it", async () => {
    const response = await upload("A".repeat(50_000_000))
    expect(response).toMatchObject({ status: 413, body: { code: "TOO_LARGE" } })
  })

  it("is visible to its customer only", async () => {
    const bob = await fixture.welcome()
    expect((await bob.get(`cognito/user/${ann.id}`)).status).toBe(404)
    expect((await bob.get("cognito/user/ann")).status).toBe(404)
    const anonymous = await fixture.app.inject(`/api/v1/cognito/user/${ann.id}`)
    expect(anonymous.statusCode).toBe(401)
  })

  it("accepts at most twenty changes per day", async () => {
    const image = (await draw(9, 9).png().toBuffer()).toString("base64")
    for (let times = 1; times <= 20; times++) expect((await upload(image)).status).toBe(200)
    expect(await upload(image)).toMatchObject({ status: 429, body: { code: "RATE_LIMITED" } })
    expect((await upload(null)).status).toBe(200)
  })

  it("accepts at most 60 MB per day, whether or not the data is an image", async () => {
    const large = Buffer.alloc(9_900_000, 0xff).toString("base64")
    expect((await upload(large)).status).toBe(415)
    const { db } = fixture.database
    const uses = db.selectFrom("rate_marks").select(["bucket", "created_at"])
    const counted = await uses.where("bucket", "=", `photo MB:${ann.id}`).execute()
    expect(counted).toHaveLength(10)
    // As many megabytes as four more such uploads and one of 9 MB.
    const [use = { bucket: "", created_at: new Date() }] = counted
    await db.insertInto("rate_marks").values(Array(49).fill(use)).execute()
    const image = (await draw(9, 9).png().toBuffer()).toString("base64")
    expect((await upload(image)).status).toBe(200)
    const response = await upload(image)
    expect(response.body.message).toBe(
      "You have changed your photo many times today. Please try again tomorrow.",
    )
    const bob = await fixture.welcome()
    expect((await bob.post("cognito/user/uploadImage", { image })).status).toBe(200)
  })

  it("rejects an upload while the disk is nearly full and leaves the previous photo in place", async () => {
    await upload((await draw(60, 50).png().toBuffer()).toString("base64"))
    const before = await getStoredHash()
    fixture.store.fill(true)
    const response = await upload((await draw(61, 50).png().toBuffer()).toString("base64"))
    fixture.store.fill(false)
    expect(response).toMatchObject({ status: 503, body: { code: "UNAVAILABLE" } })
    expect(await getStoredHash()).toBe(before)
  })
})
