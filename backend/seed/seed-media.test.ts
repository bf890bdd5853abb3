import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"
import { seed } from "./data/seed.ts"
import { listPictures } from "./list-pictures.ts"
import { mediaFolder } from "./save-demo-shop.ts"

async function listFiles(): Promise<Map<string, number>> {
  const files = new Map<string, number>()
  for (const name of await readdir(mediaFolder, { recursive: true })) {
    const entry = await stat(join(mediaFolder, name))
    if (entry.isFile()) files.set(name, entry.size)
  }
  return files
}

describe("the demo shop's images and videos", () => {
  it("all exist, and no media file is unused", async () => {
    const used = [...listPictures(seed), ...seed.videos].map(({ file }) => file)
    expect([...(await listFiles()).keys()].sort()).toEqual([...new Set(used)].sort())
  })

  it("stay within 300 KB per image, 1.5 MB per video and 40 MB in total", async () => {
    const files = await listFiles()
    for (const [name, bytes] of files) {
      expect({ name, isSmall: bytes <= (name.endsWith(".mp4") ? 1_500_000 : 300_000) }).toEqual({
        name,
        isSmall: true,
      })
    }
    expect([...files.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(40_000_000)
  })

  it("have alt texts", () => {
    for (const { file, alt } of listPictures(seed)) {
      expect({ file, isDescribed: alt.length > 8 }).toEqual({ file, isDescribed: true })
    }
  })

  it("number three to ten per product, and SKUs use one of them", () => {
    for (const { name, photos, skus } of seed.products) {
      const isEnough = photos.length >= 3 && photos.length <= 10
      expect({ name, isEnough }).toEqual({ name, isEnough: true })
      const files = photos.map(({ file }) => file)
      for (const { photo } of skus) if (photo !== undefined) expect(files).toContain(photo)
    }
  })
})
