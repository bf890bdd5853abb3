/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from "@jest/globals"
import { replaceUploads } from "#tests/fakes/upload-request.ts"
import type { AdminSender } from "./call-admin.ts"
import { buildVideoUploader, validateVideo } from "./upload-video.ts"

let restore = () => {}
afterEach(() => restore())

/** Returns the uploader of a shop with parts of four bytes, and the calls that it sends. */
function openUploader() {
  const sent: unknown[][] = []
  const send = (async (name: string, input: object) => {
    sent.push([name, input])
    if (name === "getVideoLimits") return { max_bytes: 100, part_bytes: 4 }
    return { item: { id: 7, name: "turn", mime: "video/mp4" } }
  }) as AdminSender
  return { upload: buildVideoUploader("token", send, 0), sent }
}

const file = new File(["0123456789"], "turn.mp4", { type: "video/mp4" })
const { signal } = new AbortController()

describe("the upload of a video", () => {
  it("is in parts, whose progress is that of the whole, and a lost part is sent again", async () => {
    restore = replaceUploads(["one", 0, 503, "two", "three"])
    const { upload, sent } = openUploader()
    const progress: number[] = []
    expect(await upload(file, (part) => progress.push(part), signal)).toEqual({ id: 7 })
    expect(progress.at(-1)).toBe(1)
    expect(progress).toEqual([...progress].sort((one, other) => one - other))
    expect(sent.at(-1)).toEqual([
      "finishVideoUpload",
      { name: "turn", parts: ["one", "two", "three"] },
    ])
  })

  it("fails with the third loss of a part, and at once where the shop rejects it", async () => {
    restore = replaceUploads([0, 0, 0])
    const lost = openUploader()
    await expect(lost.upload(file, () => {}, signal)).rejects.toMatchObject({ status: 0 })
    restore()
    restore = replaceUploads([403])
    const rejected = openUploader()
    await expect(rejected.upload(file, () => {}, signal)).rejects.toMatchObject({ status: 403 })
    expect(rejected.sent.map(([name]) => name)).toEqual(["getVideoLimits"])
  })

  it.each([
    [{ size: 5, type: "video/mp4" }, null],
    [{ size: 5, type: "video/webm" }, null],
    [{ size: 5, type: "" }, null],
    [{ size: 5, type: "video/quicktime" }, "type"],
    [{ size: 0, type: "video/mp4" }, "empty"],
    [{ size: 101, type: "video/mp4" }, "size"],
  ])("of %j has the problem %s", (video, problem) => {
    expect(validateVideo(video, 100)).toBe(problem)
  })
})
