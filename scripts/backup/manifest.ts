import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { readdir, stat } from "node:fs/promises"
import { join, relative } from "node:path"
import { pipeline } from "node:stream/promises"
import { z } from "zod"
import { getErrorCode } from "#scripts/lib/user-error.ts"

const hash = z.string().regex(/^[0-9a-f]{64}$/)
const file = z.object({ path: z.string(), bytes: z.number(), sha256: hash })

/** Schema of a backup's manifest, the first entry of the archive. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The applied migrations, in order. */
  migrations: z.array(z.object({ name: z.string(), checksum: hash })),
  tables: z.array(
    file.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number() }),
  ),
  /** Last value of each sequence; null for an unused one. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
  /** Images, videos, customers' files, and the secrets. */
  files: z.array(file),
  /** The bucket that stores the media, which the backup then omits; null if it contains them. */
  bucket: z.string().nullable().default(null),
  /** Invariant violations in the snapshot: a restored database must have exactly the same. */
  violations: z.array(z.string()),
})

export type Manifest = z.infer<typeof manifestSchema>
export type FileEntry = z.infer<typeof file>
export type TableEntry = Manifest["tables"][number]

export const manifestName = "manifest.json"

/** Media that the shop cannot render again. Other image sizes are rendered from the originals. */
const media = ["media/originals", "media/files", "media/videos"]

/**
 * Returns the files of the data folder that belong in a backup, with their hashes. Omits media in
 * the data folder if a bucket stores the shop's media.
 */
export async function listBackupFiles(dataDir: string, hasBucket: boolean): Promise<FileEntry[]> {
  const included = [...(hasBucket ? [] : media), "secrets.json"]
  const paths = (await Promise.all(included.map((path) => listPaths(dataDir, path)))).flat().sort()
  const entries: FileEntry[] = []
  for (const path of paths) {
    const entry = await buildFileEntry(dataDir, path)
    if (entry) entries.push(entry)
  }
  return entries
}

async function listPaths(dataDir: string, path: string): Promise<string[]> {
  const full = join(dataDir, path)
  const stats = await stat(full).catch(() => null)
  if (stats?.isFile()) return [path]
  if (!stats) return []
  const entries = await readdir(full, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !/\.(?:tmp|draft|part)$/.test(entry.name))
    .map((entry) => relative(dataDir, join(entry.parentPath, entry.name)))
}

/** Returns size and hash of a file; null if it was deleted meanwhile, such as an unused upload. */
async function buildFileEntry(dataDir: string, path: string): Promise<FileEntry | null> {
  const hash = createHash("sha256")
  let bytes = 0
  try {
    await pipeline(createReadStream(join(dataDir, path)), async (source: AsyncIterable<Buffer>) => {
      for await (const chunk of source) {
        bytes += chunk.length
        hash.update(chunk)
      }
    })
  } catch (error) {
    if (getErrorCode(error) === "ENOENT") return null
    throw error
  }
  return { path, bytes, sha256: hash.digest("hex") }
}
