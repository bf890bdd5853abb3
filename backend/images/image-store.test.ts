import { mkdtemp, readdir, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { buildFakeImageStore } from "./fake-image-store.ts"
import { buildFileImageStore, type ImageStore, isRoomLeft } from "./image-store.ts"
import { listFilesToPrune } from "./prune-folder.ts"

const hash = "00112233445566778899aabbccddeeff"

describe.each([
  ["files", buildFileImageStore],
  ["the fake", () => buildFakeImageStore()],
] satisfies [string, (dataDir: string) => ImageStore][])(
  "an image store backed by %s",
  (_name, build) => {
    let dataDir: string
    beforeEach(async () => {
      dataDir = await mkdtemp(join(tmpdir(), "curlew-store-"))
    })
    afterEach(() => rm(dataDir, { recursive: true, maxRetries: 5 }))

    it("returns an original byte for byte", async () => {
      const store = build(dataDir)
      await store.putOriginal(hash, "png", Buffer.from("a picture"))
      expect(await store.getOriginal(hash)).toEqual(Buffer.from("a picture"))
    })

    it("returns null for an unknown hash", async () => {
      expect(await build(dataDir).getOriginal(hash)).toBeNull()
    })

    it("stores the same original twice without a change", async () => {
      const store = build(dataDir)
      await store.putOriginal(hash, "png", Buffer.from("a picture"))
      await store.putOriginal(hash, "png", Buffer.from("a picture"))
      expect(await store.getOriginal(hash)).toEqual(Buffer.from("a picture"))
    })
  },
)

describe("the file image store", () => {
  it("shards by the first two characters of the hash and rewrites a truncated file", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "curlew-store-"))
    const store = buildFileImageStore(dataDir)
    await store.putOriginal(hash, "jpg", Buffer.from("a pic"))
    await store.putOriginal(hash, "jpg", Buffer.from("a picture"))
    expect(await store.getOriginal(hash)).toEqual(Buffer.from("a picture"))
    expect(await readdir(join(dataDir, "media/originals/00"))).toEqual([`${hash}.jpg`])
    await rm(dataDir, { recursive: true, maxRetries: 5 })
  })
})

describe("free space for uploads", () => {
  const gigabyte = 1_000_000_000

  it.each([
    ["a large disk with a gigabyte left", gigabyte, 500 * gigabyte, true],
    ["a large disk with less", gigabyte - 1, 500 * gigabyte, false],
    ["a small disk with a twentieth left", gigabyte / 10, 2 * gigabyte, true],
    ["a small disk with less", gigabyte / 10 - 1, 2 * gigabyte, false],
  ])("is reported for %s: %d of %d bytes, %s", (_what, freeBytes, allBytes, expected) => {
    expect(isRoomLeft({ freeBytes, allBytes })).toBe(expected)
  })

  it("is checked even before the media folder exists", async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "curlew-store-"))
    expect(typeof (await buildFileImageStore(dataDir).hasRoom())).toBe("boolean")
    await rm(dataDir, { recursive: true, maxRetries: 5 })
  })
})

describe("pruning the rendition cache", () => {
  const file = (path: string, bytes: number, usedAtMs: number) => ({ path, bytes, usedAtMs })
  const now = 10_000_000

  it("removes nothing while the files fit into the limit", () => {
    expect(listFilesToPrune([file("a", 60, 1), file("b", 40, 2)], 100, now)).toEqual([])
  })

  it("removes the least recently used files until a tenth of the limit is free", () => {
    const files = [file("new", 40, 9), file("old", 40, 1), file("older", 40, 0)]
    expect(listFilesToPrune(files, 100, now)).toEqual(["older"])
    expect(listFilesToPrune([...files, file("newest", 50, 10)], 100, now)).toEqual(["older", "old"])
  })

  it("removes unfinished files older than an hour and leaves files being written", () => {
    const files = [file("x.part", 1, now - 3_600_001), file("y.part", 1, now - 1)]
    expect(listFilesToPrune(files, 100, now)).toEqual(["x.part"])
  })
})
