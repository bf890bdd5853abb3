import { randomBytes } from "node:crypto"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { describe, expect, it } from "@jest/globals"
import { eventually } from "#tests/support/eventually.ts"
import { compressQuickly } from "./compress.ts"
import { compressInTurn } from "./compress-in-turn.ts"

const buildPage = () => Buffer.from(`<p>${randomBytes(40_000).toString("hex")}</p>`)

describe("pages being made as small as possible", () => {
  it("come out the same, and no larger than those compressed quickly", async () => {
    const page = Buffer.from(`<p>${"the quick brown fox ".repeat(200)}</p>`)
    const br = await compressInTurn(() => page, "br")
    const gzip = await compressInTurn(() => page, "gzip")
    expect(br && brotliDecompressSync(br)).toEqual(page)
    expect(gzip && gunzipSync(gzip)).toEqual(page)
    expect(br?.length).toBeLessThanOrEqual((await compressQuickly(page, "br")).length)
  })

  it("leave room for answers: one that is needed now is ready before the second of them", async () => {
    const done: string[] = []
    const note = (name: string) => () => done.push(name)
    const small = Array.from({ length: 8 }, () =>
      compressInTurn(buildPage, "br").then(note("smallest")),
    )
    const quick = compressQuickly(buildPage(), "br").then(note("quick"))
    await Promise.all([...small, quick])
    expect(done.indexOf("quick")).toBeLessThanOrEqual(1)
  })

  it("wait for their turn, one after the other, each for a moment of its own", async () => {
    const waits: (() => void)[] = []
    const untilTurn = () => new Promise<void>((resolve) => waits.push(resolve))
    const done: number[] = []
    const all = [1, 2].map((name) =>
      compressInTurn(buildPage, "gzip", untilTurn).then(() => done.push(name)),
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

  it("are left as they are where more than a hundred wait", async () => {
    const page = Buffer.from("<p>small</p>")
    const all = await Promise.all(
      Array.from({ length: 120 }, () => compressInTurn(() => page, "gzip")),
    )
    expect(all.filter((bytes) => bytes === null)).toHaveLength(20)
    expect(await compressInTurn(() => page, "gzip")).not.toBeNull()
  })
})
