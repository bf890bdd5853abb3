import type { Readable } from "node:stream"
import { buffer } from "node:stream/consumers"
import { afterEach, beforeEach, describe, expect, it } from "@jest/globals"
import { type FakeS3, openFakeS3 } from "#tests/fakes/fake-s3.ts"
import { Bucket, BucketError } from "./bucket.ts"
import { listMissingS3, resolveS3Settings, type S3Settings } from "./s3-settings.ts"

let storage: FakeS3
let bucket: Bucket
beforeEach(async () => {
  storage = await openFakeS3()
  bucket = new Bucket(storage.settings)
})
afterEach(() => storage.close())

const videoBytes = Buffer.from(Array.from({ length: 1_000 }, (_, at) => at % 256))
const readAll = (stream: Readable | null) => stream && buffer(stream)
const withSettings = (settings: Partial<S3Settings>) =>
  new Bucket({ ...storage.settings, ...settings })

describe("an object in the bucket", () => {
  it("is returned byte for byte with its stored content type", async () => {
    await bucket.put("videos/7.mp4", videoBytes, "video/mp4")
    expect(storage.objects.get("videos/7.mp4")?.type).toBe("video/mp4")
    expect(await bucket.get("videos/7.mp4")).toEqual(videoBytes)
    expect(await readAll(await bucket.open("videos/7.mp4"))).toEqual(videoBytes)
    expect(await bucket.head("videos/7.mp4")).toMatchObject({ bytes: 1_000 })
  })

  it("is returned by byte range, and only if its ETag still matches", async () => {
    await bucket.put("videos/7.mp4", videoBytes)
    const { tag = "" } = (await bucket.head("videos/7.mp4")) ?? {}
    const part = await bucket.open("videos/7.mp4", { start: 10, end: 19, tag })
    expect(await readAll(part)).toEqual(videoBytes.subarray(10, 20))
    await bucket.put("videos/7.mp4", Buffer.from("another video"))
    await expect(bucket.open("videos/7.mp4", { start: 3, end: 4, tag })).rejects.toThrow("412")
  })

  it("is signed correctly even if its key needs URL encoding", async () => {
    await bucket.put("files/ä b+c&d=(e)'!*.txt", videoBytes)
    expect(await bucket.get("files/ä b+c&d=(e)'!*.txt")).toEqual(videoBytes)
  })

  it("is null if it does not exist", async () => {
    expect(await bucket.get("a")).toBeNull()
    expect(await bucket.head("a")).toBeNull()
    expect(await bucket.open("a")).toBeNull()
    await bucket.remove("a")
  })

  it("is listed across pages, and no longer once it is removed", async () => {
    for (const name of ["files/a", "files/b", "files/c", "other/d", "files/e"]) {
      await bucket.put(name, videoBytes)
    }
    await bucket.remove("files/b")
    const keys: string[] = []
    for await (const { key } of bucket.list("files/")) keys.push(key)
    expect(keys).toEqual(["files/a", "files/c", "files/e"])
  })
})

describe("a failing storage", () => {
  it.each(["fails", "hangs up"] as const)(
    "that %s twice is retried a third time",
    async (failureMode) => {
      storage.next(failureMode, 2)
      await bucket.put("a", videoBytes)
      expect(await bucket.get("a")).toEqual(videoBytes)
      expect(storage.requests).toHaveLength(4)
    },
  )

  it("that closes the connection during the body is retried", async () => {
    await bucket.put("a", videoBytes)
    storage.next("breaks off", 2)
    expect(await bucket.get("a")).toEqual(videoBytes)
    storage.next("breaks off", 3)
    await expect(bucket.get("a")).rejects.toThrow("The media storage")
  })

  it("that fails repeatedly throws an error with the bucket and the last response", async () => {
    storage.next("fails", 3)
    const failure = await bucket.get("a").catch((error: unknown) => error)
    expect(failure).not.toBeInstanceOf(BucketError)
    expect(String(failure)).toMatch(
      /bucket shop at http:.* cannot be used: it responds with 503 SlowDown/,
    )
  })

  it("that hangs is aborted after the timeout", async () => {
    storage.next("hangs", 3)
    const startedAt = performance.now()
    await expect(bucket.get("a", 100)).rejects.toThrow("it does not respond")
    expect(performance.now() - startedAt).toBeLessThan(2_000)
  })
})

describe("a storage with wrong settings", () => {
  it.each([
    ["another secret", { secret: "wrong" }, "403 SignatureDoesNotMatch"],
    ["another key", { key: "AKIANOBODY" }, "403 InvalidAccessKeyId"],
    ["another region", { region: "mars-1" }, "403 AuthorizationHeaderMalformed"],
    ["another bucket", { bucket: "nowhere" }, "there is no such bucket"],
  ])(
    "(%s) rejects without a retry, and the error contains neither key nor secret",
    async (_what, wrong, message) => {
      const failure = await withSettings(wrong)
        .check()
        .catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(BucketError)
      expect(String(failure)).toContain(message)
      expect(String(failure)).not.toMatch(/wrong\b|a\/secret|AKIA/)
      expect(storage.requests).toHaveLength(1)
    },
  )

  it("is distinguished from an unreachable one and from a working one", async () => {
    await expect(bucket.check()).resolves.toBeUndefined()
    const gone = await openFakeS3()
    await gone.close()
    const failure = await new Bucket(gone.settings).check().catch((error: unknown) => error)
    expect(String(failure)).toContain("ECONNREFUSED")
    expect(failure).toBeInstanceOf(Error)
    expect(failure).not.toBeInstanceOf(BucketError)
  })

  it("is detected at startup if only some of the S3 variables are set", () => {
    expect(listMissingS3(new Set())).toEqual([])
    expect(listMissingS3(new Set(["MEDIA_S3_REGION", "MEDIA_S3_PATH_STYLE"]))).toEqual([])
    expect(listMissingS3(new Set(["MEDIA_S3_ENDPOINT", "MEDIA_S3_KEY"]))).toEqual([
      "MEDIA_S3_BUCKET",
      "MEDIA_S3_SECRET",
    ])
    expect(resolveS3Settings({ DATA_DIR: ".data" })).toBeNull()
  })
})
