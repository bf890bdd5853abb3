import type { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { type FakeS3, openFakeS3 } from "#tests/support/fake-s3.ts"
import { Bucket, BucketRefusal } from "./bucket.ts"
import { listMissingS3, resolveS3Settings, type S3Settings } from "./s3-settings.ts"

let storage: FakeS3
let bucket: Bucket
beforeEach(async () => {
  storage = await openFakeS3()
  bucket = new Bucket(storage.settings)
})
afterEach(() => storage.close())

const film = Buffer.from(Array.from({ length: 1_000 }, (_, at) => at % 256))
const readAll = (stream: Readable | null) => stream && buffer(stream)
const withSettings = (settings: Partial<S3Settings>) =>
  new Bucket({ ...storage.settings, ...settings })

describe("an object", () => {
  it("comes back byte for byte, with the kind it was kept with", async () => {
    await bucket.put("videos/7.mp4", film, "video/mp4")
    expect(storage.objects.get("videos/7.mp4")?.type).toBe("video/mp4")
    expect(await bucket.get("videos/7.mp4")).toEqual(film)
    expect(await readAll(await bucket.open("videos/7.mp4"))).toEqual(film)
    expect(await bucket.look("videos/7.mp4")).toMatchObject({ bytes: 1_000 })
  })

  it("comes in parts, of the version that was looked at and no other", async () => {
    await bucket.put("videos/7.mp4", film)
    const { tag = "" } = (await bucket.look("videos/7.mp4")) ?? {}
    const part = await bucket.open("videos/7.mp4", { start: 10, end: 19, tag })
    expect(await readAll(part)).toEqual(film.subarray(10, 20))
    await bucket.put("videos/7.mp4", Buffer.from("another film"))
    await expect(bucket.open("videos/7.mp4", { start: 3, end: 4, tag })).rejects.toThrow("412")
  })

  it("whose name needs to be encoded is signed all the same", async () => {
    await bucket.put("files/ä b+c&d=(e)'!*.txt", film)
    expect(await bucket.get("files/ä b+c&d=(e)'!*.txt")).toEqual(film)
  })

  it("that is not there is null", async () => {
    expect(await bucket.get("a")).toBeNull()
    expect(await bucket.look("a")).toBeNull()
    expect(await bucket.open("a")).toBeNull()
    await bucket.remove("a")
  })

  it("is listed however many there are, and gone once it is removed", async () => {
    for (const name of ["files/a", "files/b", "files/c", "other/d", "files/e"]) {
      await bucket.put(name, film)
    }
    await bucket.remove("files/b")
    const keys: string[] = []
    for await (const { key } of bucket.list("files/")) keys.push(key)
    expect(keys).toEqual(["files/a", "files/c", "files/e"])
  })
})

describe("a storage in trouble", () => {
  it.each(["fails", "hangs up"] as const)("that %s twice is asked a third time", async (mood) => {
    storage.next(mood, 2)
    await bucket.put("a", film)
    expect(await bucket.get("a")).toEqual(film)
    expect(storage.asked).toHaveLength(4)
  })

  it("that breaks off in the middle is asked again", async () => {
    await bucket.put("a", film)
    storage.next("breaks off", 2)
    expect(await bucket.get("a")).toEqual(film)
    storage.next("breaks off", 3)
    await expect(bucket.get("a")).rejects.toThrow("The media storage")
  })

  it("that goes on failing is a fault that names the bucket and what it answers", async () => {
    storage.next("fails", 3)
    const fault = await bucket.get("a").catch((error: unknown) => error)
    expect(fault).not.toBeInstanceOf(BucketRefusal)
    expect(String(fault)).toMatch(/bucket shop at http:.* cannot be used: it answers 503 SlowDown/)
  })

  it("that hangs is waited for no longer than wished", async () => {
    storage.next("hangs", 3)
    const startedAt = performance.now()
    await expect(bucket.get("a", 100)).rejects.toThrow("it does not answer")
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })
})

describe("a storage whose settings are wrong", () => {
  it.each([
    ["another secret", { secret: "wrong" }, "403 SignatureDoesNotMatch"],
    ["another key", { key: "AKIANOBODY" }, "403 InvalidAccessKeyId"],
    ["another region", { region: "mars-1" }, "403 AuthorizationHeaderMalformed"],
    ["another bucket", { bucket: "nowhere" }, "there is no such bucket"],
  ])("(%s) refuses at once, and neither key nor secret is told", async (_what, wrong, sentence) => {
    const fault = await withSettings(wrong)
      .check()
      .catch((error: unknown) => error)
    expect(fault).toBeInstanceOf(BucketRefusal)
    expect(String(fault)).toContain(sentence)
    expect(String(fault)).not.toMatch(/wrong\b|a\/secret|AKIA/)
    expect(storage.asked).toHaveLength(1)
  })

  it("is told apart from one that is away, and from one that works", async () => {
    await expect(bucket.check()).resolves.toBeUndefined()
    const gone = await openFakeS3()
    await gone.close()
    const fault = await new Bucket(gone.settings).check().catch((error: unknown) => error)
    expect(String(fault)).toContain("ECONNREFUSED")
    expect(fault).toBeInstanceOf(Error)
    expect(fault).not.toBeInstanceOf(BucketRefusal)
  })

  it("is found before anything is started: what belongs together is set together", () => {
    expect(listMissingS3(new Set())).toEqual([])
    expect(listMissingS3(new Set(["MEDIA_S3_REGION", "MEDIA_S3_PATH_STYLE"]))).toEqual([])
    expect(listMissingS3(new Set(["MEDIA_S3_ENDPOINT", "MEDIA_S3_KEY"]))).toEqual([
      ...["MEDIA_S3_BUCKET", "MEDIA_S3_SECRET"],
    ])
    expect(resolveS3Settings({ DATA_DIR: ".data" })).toBeNull()
  })
})
