import { execFileSync } from "node:child_process"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import sharp from "sharp"

const folder = join(import.meta.dirname, "snapshots")

/** Compresses the updated screenshots to 128 colours, a third of their size. */
export default async function saveCompressedScreenshots(): Promise<void> {
  if (process.env.LOOKS !== "update") return
  const changed = execFileSync("git", ["ls-files", "--modified", "--others", "."], { cwd: folder })
  for (const name of changed.toString().split("\n").filter(Boolean)) {
    const path = join(folder, name)
    const small = await sharp(await readFile(path))
      .png({ palette: true, colours: 128, dither: 0, compressionLevel: 9, effort: 10 })
      .toBuffer()
    await writeFile(path, small)
  }
}
