import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import Fastify from "fastify"
import sharp from "sharp"
import { registerImages } from "#backend/images/image-routes.ts"
import { buildRenditionService } from "#backend/images/rendition-service.ts"
import { registerVideos } from "#backend/videos/video-routes.ts"
import { eventually } from "#tests/assertions/eventually.ts"
import { type FakeS3, openFakeS3 } from "#tests/fakes/fake-s3.ts"
import { type Media, openMedia } from "./open-media.ts"

const hash = "00112233445566778899aabbccddeeff"
const videoBytes = Buffer.from(Array.from({ length: 1_000 }, (_, at) => at % 256))
const twoHoursAgo = new Date(Date.now() - 7_200_000)
const otherHash = hash.replace("00", "ff")
const size = { aspect: "1x1", width: 100, format: "webp" } as const
const silentLog = { warn() {} }
let storage: FakeS3
let dataDir: string

beforeEach(async () => {
  storage = await openFakeS3()
  dataDir = await mkdtemp(join(tmpdir(), "curlew-media-"))
})
afterEach(async () => {
  await storage.close()
  await rm(dataDir, { recursive: true, maxRetries: 5 })
})

/** Opens the media in the bucket. Each machine has its own data folder. */
function openInBucket(folder = dataDir): Media {
  const { endpoint, bucket, region, key, secret } = storage.settings
  return openMedia({
    DATA_DIR: folder,
    MEDIA_S3_ENDPOINT: endpoint,
    MEDIA_S3_BUCKET: bucket,
    MEDIA_S3_REGION: region,
    MEDIA_S3_KEY: key,
    MEDIA_S3_SECRET: secret,
  })
}

async function ageFiles() {
  const folder = join(dataDir, "media", "files")
  for (const name of await readdir(folder)) {
    await utimes(join(folder, name), twoHoursAgo, twoHoursAgo)
  }
}
async function ageObjects() {
  for (const object of storage.objects.values()) object.changedAt = twoHoursAgo
}
const storages = [
  ["the data folder", () => openMedia({ DATA_DIR: dataDir }), ageFiles],
  ["a bucket", () => openInBucket(), ageObjects],
] as const

describe.each(storages)("in %s", (storageName, open, age) => {
  it("originals are stored idempotently, returned byte for byte, and null if missing", async () => {
    const { originals } = open()
    expect(await originals.getOriginal(hash)).toBeNull()
    await originals.putOriginal(hash, "gif", videoBytes)
    await originals.putOriginal(hash, "gif", videoBytes)
    expect(await originals.getOriginal(hash)).toEqual(videoBytes)
  })

  it("customer files are returned, and deleted after an hour if they have no record", async () => {
    const { files } = open()
    const [referenced, forgotten] = [await files.put(videoBytes), await files.put(videoBytes)]
    await files.deleteOrphans(new Set())
    expect(await readAll(files.open(forgotten))).toEqual(videoBytes)
    await age()
    await files.deleteOrphans(new Set([referenced]))
    expect(await readAll(files.open(referenced))).toEqual(videoBytes)
    expect(await files.open(forgotten)).toBeNull()
    expect(await files.open("../secrets.json")).toBeNull()
  })

  it("videos are served whole and by range, and a replaced video has another ETag", async () => {
    const { videos } = open()
    const path = join(dataDir, "video.mp4")
    await writeFile(path, videoBytes)
    await videos.put(7, path)
    const app = Fastify()
    registerVideos(app, { store: videos })
    const whole = await app.inject("/v/7.mp4")
    expect([whole.statusCode, whole.rawPayload.equals(videoBytes)]).toEqual([200, true])
    const part = await app.inject({ url: "/v/7.mp4", headers: { range: "bytes=-5" } })
    expect([part.statusCode, part.headers["content-range"]]).toEqual([206, "bytes 995-999/1000"])
    expect(part.rawPayload).toEqual(videoBytes.subarray(995))
    const etag = String(whole.headers.etag)
    const again = await app.inject({ url: "/v/7.mp4", headers: { "if-none-match": etag } })
    expect(again.statusCode).toBe(304)
    await writeFile(path, Buffer.concat([videoBytes, videoBytes]))
    await videos.put(7, path)
    expect((await app.inject("/v/7.mp4")).headers.etag).not.toBe(etag)
    expect((await app.inject("/v/8.mp4")).statusCode).toBe(404)
  })

  it("a WebM is found at either extension, and removed with all its files", async () => {
    const { videos } = open()
    const path = join(dataDir, "video.webm")
    await writeFile(path, videoBytes)
    await videos.put(9, path, "webm")
    const app = Fastify()
    registerVideos(app, { store: videos })
    for (const address of ["/v/9.webm", "/v/9.mp4"]) {
      const { headers, rawPayload } = await app.inject(address)
      expect([headers["content-type"], rawPayload.equals(videoBytes)]).toEqual(["video/webm", true])
    }
    await videos.remove(9)
    await videos.remove(9)
    expect((await app.inject("/v/9.webm")).statusCode).toBe(404)
  })

  it("removing an image deletes its original and renditions and no others", async () => {
    const { originals, openRenditions, removePicture } = open()
    const cache = openRenditions(silentLog)
    for (const each of [hash, otherHash]) {
      await originals.putOriginal(each, "gif", videoBytes)
      await cache.put({ hash: each, ...size }, videoBytes)
    }
    const listStored = () => [...storage.objects.keys()].filter((key) => key.includes("renditions"))
    await eventually(20_000, () =>
      expect(listStored()).toHaveLength(storageName === "a bucket" ? 2 : 0),
    )
    await removePicture(hash)
    await removePicture(hash)
    const readStored = async (each: string) => [
      await originals.getOriginal(each),
      await cache.get({ hash: each, ...size }),
    ]
    expect(await readStored(hash)).toEqual([null, null])
    expect(await readStored(otherHash)).toEqual([videoBytes, videoBytes])
    expect([...storage.objects.keys()].filter((key) => key.includes(hash))).toEqual([])
  })
})

async function readAll(opening: Promise<Readable | null>): Promise<Buffer> {
  return buffer((await opening) ?? Readable.from([]))
}

describe("a removed image", () => {
  it("is deleted from the disks of other machines when they prune their caches", async () => {
    const far = openInBucket(join(dataDir, "far")).openRenditions(silentLog)
    for (const each of [hash, otherHash]) await far.put({ hash: each, ...size }, videoBytes)
    await eventually(20_000, () => expect(storage.objects.size).toBe(2))
    await openInBucket(join(dataDir, "here")).removePicture(hash)
    await far.removeUnknown(async (hashes) => new Set(hashes.filter((each) => each === otherHash)))
    expect([await far.get({ hash, ...size }), await far.get({ hash: otherHash, ...size })]).toEqual(
      [null, videoBytes],
    )
  })
})

describe("several back ends with one bucket", () => {
  const address = `/assets/i/${hash}/1x1/100.webp`

  /** Starts a back end with its own data folder, like a separate machine. */
  async function openBackend(name: string) {
    const media = openInBucket(join(dataDir, name))
    const app = Fastify()
    const { originals: store } = media
    const cache = media.openRenditions(app.log)
    registerImages(app, buildRenditionService({ store, cache, log: app.log }), async () => ({
      access: "public",
      focus: { x: 50, y: 50 },
    }))
    registerVideos(app, { store: media.videos })
    return { app, media }
  }
  const createPng = () =>
    sharp({ create: { width: 200, height: 200, channels: 3, background: "#0b5351" } })
      .png()
      .toBuffer()
  const listRequests = (pattern: RegExp) => storage.requests.filter((line) => pattern.test(line))

  it("share each rendition through the bucket", async () => {
    const [one, other] = [await openBackend("one"), await openBackend("other")]
    await one.media.originals.putOriginal(hash, "png", await createPng())
    const made = await one.app.inject(address)
    expect([made.statusCode, made.headers["content-type"]]).toEqual([200, "image/webp"])
    await eventually(20_000, () => expect(listRequests(/^PUT .*renditions/)).toHaveLength(1))
    const reads = listRequests(/^GET .*originals/).length
    expect((await other.app.inject(address)).rawPayload).toEqual(made.rawPayload)
    expect(listRequests(/^GET .*originals/)).toHaveLength(reads)
  })

  it("serve locally cached renditions while the bucket is down, and 503 for the rest", async () => {
    const { app, media } = await openBackend("one")
    await media.originals.putOriginal(hash, "png", await createPng())
    await app.inject(address)
    storage.next("hangs up", 1_000)
    expect((await app.inject(address)).statusCode).toBe(200)
    const unmade = await app.inject(address.replace("100.webp", "200.webp"))
    expect([unmade.statusCode, unmade.headers["retry-after"]]).toEqual([503, "2"])
    const video = await app.inject("/v/7.mp4")
    expect([video.statusCode, video.json().code]).toEqual([503, "UNAVAILABLE"])
  })
})

it("stores renditions in IMAGE_CACHE_DIR, shared between data folders", async () => {
  const folder = join(dataDir, "renditions-of-all-runs")
  const open = (data: string) =>
    openMedia({ DATA_DIR: join(dataDir, data), IMAGE_CACHE_DIR: folder }).openRenditions(silentLog)
  await open("one").put({ hash, ...size }, videoBytes)
  expect(await open("two").get({ hash, ...size })).toEqual(videoBytes)
  expect(await readdir(dataDir)).toEqual(["renditions-of-all-runs"])
})
