import { randomBytes } from "node:crypto"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/assertions/eventually.ts"
import { compressFast } from "./compress.ts"
import { enqueueCompression } from "./queue.ts"

const buildPage = () => Buffer.from(`<p>${randomBytes(40_000).toString("hex")}</p>`)

describe("the compression queue", () => {
  it("returns bytes that decompress to the page and are no larger than fast compression", async () => {
    const page = Buffer.from(`<p>${"the quick brown fox ".repeat(200)}</p>`)
    const br = await enqueueCompression(() => page, "br")
    const gzip = await enqueueCompression(() => page, "gzip")
    expect(br && brotliDecompressSync(br)).toEqual(page)
    expect(gzip && gunzipSync(gzip)).toEqual(page)
    expect(br?.length).toBeLessThanOrEqual((await compressFast(page, "br")).length)
  })

  it("leaves threads for responses: a fast compression is done before the second queued one", async () => {
    const done: string[] = []
    const note = (name: string) => () => done.push(name)
    const small = Array.from({ length: 8 }, () =>
      enqueueCompression(buildPage, "br").then(note("smallest")),
    )
    const quick = compressFast(buildPage(), "br").then(note("quick"))
    await Promise.all([...small, quick])
    expect(done.indexOf("quick")).toBeLessThanOrEqual(1)
  })

  it("compresses one body at a time and waits for the signal before each", async () => {
    const waits: (() => void)[] = []
    const untilReady = () => new Promise<void>((resolve) => waits.push(resolve))
    const done: number[] = []
    const all = [1, 2].map((name) =>
      enqueueCompression(buildPage, "gzip", untilReady).then(() => done.push(name)),
    )
    await eventually(1_000, () => expect(waits).toHaveLength(1))
    expect(done).toEqual([])
    waits[0]?.()
    await eventually(5_000, () => expect(waits).toHaveLength(2))
    expect(done).toEqual([1])
    waits[1]?.()
    await Promise.all(all)
    expect(done).toEqual([1, 2])
  })

  it("returns null for bodies beyond a hundred queued ones", async () => {
    const page = Buffer.from("<p>small</p>")
    const all = await Promise.all(
      Array.from({ length: 120 }, () => enqueueCompression(() => page, "gzip")),
    )
    expect(all.filter((bytes) => bytes === null)).toHaveLength(20)
    expect(await enqueueCompression(() => page, "gzip")).not.toBeNull()
  })
})
