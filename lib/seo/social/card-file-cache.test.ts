import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

// The tests provoke write errors: their warnings would only be noise.
process.env.LOG_LEVEL = "silent"
const { CardFileCache } = await import("./card-file-cache.ts")

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cards-"))
})
afterEach(() => rm(folder, { recursive: true, maxRetries: 5 }))

const buildJpeg = (size: number) => {
  const bytes = Buffer.alloc(size)
  bytes.writeUInt16BE(0xffd8, 0)
  bytes.writeUInt16BE(0xffd9, size - 2)
  return bytes
}
const buildVersion = (number: number) => number.toString(16).padStart(16, "0")

describe("social card file cache", () => {
  it("returns a stored card, also after a restart", async () => {
    await new CardFileCache(join(folder, "social")).put(buildVersion(1), buildJpeg(100))
    const later = new CardFileCache(join(folder, "social"))
    expect(await later.get(buildVersion(1))).toEqual(buildJpeg(100))
    expect(await later.get(buildVersion(2))).toBeNull()
  })

  it("returns null for an empty or truncated file", async () => {
    const cards = new CardFileCache(folder)
    await writeFile(join(folder, `${buildVersion(1)}.jpg`), "")
    await writeFile(join(folder, `${buildVersion(2)}.jpg`), buildJpeg(100).subarray(0, 50))
    expect([await cards.get(buildVersion(1)), await cards.get(buildVersion(2))]).toEqual([
      null,
      null,
    ])
  })

  it("evicts the oldest cards above its limit, and removes unfinished files", async () => {
    const cards = new CardFileCache(folder, 1_000)
    await writeFile(join(folder, "left-over.jpg.123"), "x")
    await utimes(join(folder, "left-over.jpg.123"), 1, 1)
    for (const number of [1, 2, 3, 4, 5]) {
      await cards.put(buildVersion(number), buildJpeg(300))
      await utimes(join(folder, `${buildVersion(number)}.jpg`), 1_000 + number, 1_000 + number)
    }
    await cards.prune()
    await cards.prune()
    const names = (await readdir(folder)).sort()
    expect(names).toEqual([3, 4, 5].map((number) => `${buildVersion(number)}.jpg`))
  })

  it("stores nothing and does not throw if the disk is not writable", async () => {
    await writeFile(join(folder, "file"), "in the way")
    const cards = new CardFileCache(join(folder, "file"))
    await cards.put(buildVersion(1), buildJpeg(100))
    expect(await cards.get(buildVersion(1))).toBeNull()
  })
})
