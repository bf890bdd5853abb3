import { type FileHandle, mkdir, mkdtemp, open, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, jest } from "@jest/globals"
import Fastify from "fastify"
import { registerVideos, resolveByteRange } from "./video-routes.ts"
import { buildFileVideoStore } from "./video-store.ts"

describe("the Range header of a video request", () => {
  it.each([
    ["bytes=0-9", { start: 0, end: 9 }],
    ["bytes=990-", { start: 990, end: 999 }],
    ["bytes=990-5000", { start: 990, end: 999 }],
    ["bytes=-5", { start: 995, end: 999 }],
    ["bytes=-5000", { start: 0, end: 999 }],
    ["bytes=1000-", "unsatisfiable"],
    ["bytes=-0", "unsatisfiable"],
    ["bytes=9-3", "whole"],
    ["bytes=-", "whole"],
    ["bytes=0-1,5-6", "whole"],
    ["lines=1-2", "whole"],
    [undefined, "whole"],
  ])("%s of 1,000 bytes resolves to %j", (header, range) => {
    expect(resolveByteRange(header, 1_000)).toEqual(range)
  })
})

const videoBytes = Buffer.from(Array.from({ length: 1_000 }, (_, at) => at % 256))
/** Value of `FileHandle.fd` after `close`. */
const closedFd = -1
const app = Fastify()
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "curlew-videos-"))
  await mkdir(join(dataDir, "media/videos"), { recursive: true })
  await writeFile(join(dataDir, "media/videos/7.mp4"), videoBytes)
  registerVideos(app, { store: buildFileVideoStore(dataDir) })
})
afterAll(async () => {
  await app.close()
  await rm(dataDir, { recursive: true, maxRetries: 5 })
})

const fetchVideo = (headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
  app.inject({ method, url: "/v/7.mp4", headers })

describe("a video", () => {
  it("is served whole or by byte range", async () => {
    const whole = await fetchVideo()
    expect(whole.statusCode).toBe(200)
    expect(whole.headers).toMatchObject({ "content-type": "video/mp4", "accept-ranges": "bytes" })
    expect(whole.rawPayload).toEqual(videoBytes)
    const part = await fetchVideo({ range: "bytes=10-19" })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({
      "content-range": "bytes 10-19/1000",
      "content-length": "10",
    })
    expect(part.rawPayload).toEqual(videoBytes.subarray(10, 20))
  })

  it("responds with 416 and its size for a range beyond its end", async () => {
    const response = await fetchVideo({ range: "bytes=1000-" })
    expect([response.statusCode, response.headers["content-range"]]).toEqual([416, "bytes */1000"])
  })

  it("is served whole if If-Range does not match its ETag", async () => {
    const etag = String((await fetchVideo()).headers.etag)
    expect((await fetchVideo({ range: "bytes=0-9", "if-range": etag })).statusCode).toBe(206)
    expect((await fetchVideo({ range: "bytes=0-9", "if-range": '"other"' })).statusCode).toBe(200)
  })

  it("responds with 304 if If-None-Match lists its ETag, whatever the range", async () => {
    const etag = String((await fetchVideo()).headers.etag)
    for (const header of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const headers = { "if-none-match": header, range: "bytes=1000-" }
      expect((await fetchVideo(headers)).statusCode).toBe(304)
    }
    expect((await fetchVideo({ "if-none-match": '"other"' })).statusCode).toBe(200)
  })

  it("closes its file if its size cannot be read", async () => {
    const file = await open(join(dataDir, "media/videos/7.mp4"))
    await file.close()
    const fileHandle: FileHandle = Object.getPrototypeOf(file)
    const opened: FileHandle[] = []
    const stat = jest.spyOn(fileHandle, "stat").mockImplementationOnce(function (this: FileHandle) {
      opened.push(this)
      return Promise.reject(new Error("EIO"))
    })
    expect((await fetchVideo()).statusCode).toBe(503)
    stat.mockRestore()
    expect(opened.map(({ fd }) => fd)).toEqual([closedFd])
  })

  it("reports its size in response to HEAD", async () => {
    const head = await fetchVideo({}, "HEAD")
    expect([head.statusCode, head.headers["content-length"], head.body]).toEqual([200, "1000", ""])
  })

  it.each(["bytes=10-19", "bytes=1000-"])("ignores Range in a HEAD: %s", async (range) => {
    const { statusCode, headers } = await fetchVideo({ range }, "HEAD")
    expect([statusCode, headers["content-length"], headers["content-range"]]).toEqual([
      200,
      "1000",
      undefined,
    ])
  })

  it.each(["/v/8.mp4", "/v/7.avi", "/v/0.mp4", "/v/..%2f7.mp4", "/v/7.mp4%00"])(
    "responds with 404 at %s",
    async (url) => {
      expect((await app.inject(url)).json()).toMatchObject({ code: "NOT_FOUND" })
    },
  )
})
