import { describe, expect, it } from "@jest/globals"
import { buildMp4, buildWebm } from "#tests/factories/video-files.ts"
import { resolveVideoType } from "./video-type.ts"

describe("the type of a video", () => {
  it.each([
    ["MP4 by its major brand", buildMp4("isom"), "mp4"],
    ["MP4 of H.264", buildMp4("avc1"), "mp4"],
    ["MP4 by a compatible brand", buildMp4("XAVC", ["mp42"]), "mp4"],
    ["WebM", buildWebm(), "webm"],
    ["Matroska", buildWebm("matroska"), null],
    ["QuickTime", buildMp4("qt  ", ["isom"]), null],
    ["an AVIF image", buildMp4("avif", ["mif1", "miaf"]), null],
    ["a page", Buffer.from("<!doctype html><title>video.mp4</title>"), null],
    ["a text that mentions ftypisom", Buffer.from("text ftypisom and so on"), null],
    ["a file that is too short", buildMp4("isom").subarray(0, 12), null],
  ])("of %s is decided by its content", (_name, head, type) => {
    expect(resolveVideoType(head)).toBe(type)
  })
})
