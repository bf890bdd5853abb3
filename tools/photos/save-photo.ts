import { mkdir, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import sharp from "sharp"

const maxBytes = 300_000

/**
 * Saves an image as WebP at the best quality below 300 kB, and returns its size in bytes. The API
 * renders every smaller size and format from this file.
 */
export async function savePhoto(from: string, to: string): Promise<number> {
  await mkdir(dirname(to), { recursive: true })
  for (const quality of [92, 88, 82, 76, 70]) {
    const webp = await sharp(from).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length > maxBytes) continue
    await writeFile(to, webp)
    return webp.length
  }
  throw new Error(`${from} is larger than ${maxBytes} bytes at every quality`)
}
