import { createReadStream, createWriteStream } from "node:fs"
import { mkdir, open, rename, rm } from "node:fs/promises"
import { dirname, join, normalize } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import tar from "tar-stream"
import { getErrorReason, UserError } from "#scripts/lib/user-error.ts"
import { buildMeter } from "./database-snapshot.ts"
import { type FileEntry, type Manifest, manifestName, manifestSchema } from "./manifest.ts"

/** Reason why a file is not a valid backup. */
class InvalidArchiveError extends Error {}

/** A file for a backup, and the folder that contains it. */
export type Source = { folder: string; fileEntry: FileEntry }

/**
 * Creates one tar file at `path` from a manifest and files: atomically, with mode 0600. Calls
 * `onBytes` with the size of each packed file. Throws a UserError if it cannot be written.
 */
export async function createArchive(
  path: string,
  manifest: Manifest,
  sources: readonly Source[],
  onBytes: (bytes: number) => void,
): Promise<void> {
  const draft = `${path}.part`
  const pack = tar.pack()
  const fill = async () => {
    const text = JSON.stringify(manifest)
    pack.entry({ name: manifestName, mode: 0o600 }, text)
    for (const { folder, fileEntry } of sources) {
      const entry = pack.entry({ name: fileEntry.path, size: fileEntry.bytes, mode: 0o600 })
      await pipeline(createReadStream(join(folder, fileEntry.path)), entry)
      onBytes(fileEntry.bytes)
    }
    pack.finalize()
  }
  try {
    const written = pipeline(pack, createWriteStream(draft, { mode: 0o600 }))
    await Promise.all([
      written,
      fill().catch((error: unknown) => {
        pack.destroy(error instanceof Error ? error : new Error(String(error)))
        throw error
      }),
    ])
    const file = await open(draft, "r+")
    await file.sync().finally(() => file.close())
    await rename(draft, path)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw new UserError(
      `The backup could not be written to ${path} (${getErrorReason(error)}); make room there, or name another folder with --to.`,
    )
  }
}

/**
 * Extracts a backup into an empty folder, and validates the size and SHA-256 of every file against
 * the manifest. Throws a UserError if the archive is damaged, truncated or no backup.
 */
export async function extractArchive(
  path: string,
  folder: string,
  onBytes: (bytes: number) => void,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const extract = tar.extract()
  const reading = pipeline(createReadStream(path), extract)
  reading.catch(() => {})
  let manifest: Manifest | null = null
  const missing = new Map<string, FileEntry>()
  try {
    for await (const entry of extract) {
      const { name } = entry.header
      if (manifest === null) {
        manifest = await readManifest(name, Readable.from(entry))
        for (const fileEntry of [...manifest.tables, ...manifest.files])
          missing.set(fileEntry.path, fileEntry)
        continue
      }
      const fileEntry = missing.get(name)
      if (!fileEntry || normalize(name) !== name || name.startsWith("..")) {
        throw new InvalidArchiveError(`it holds ${name}, which its list does not name`)
      }
      await unpackFile(Readable.from(entry), folder, fileEntry)
      missing.delete(name)
      onBytes(fileEntry.bytes)
    }
    await reading
    const [first] = missing.keys()
    if (manifest === null) throw new InvalidArchiveError("it is empty")
    if (first !== undefined) throw new InvalidArchiveError(`it is cut off: ${first} is missing`)
    return manifest
  } catch (error) {
    if (error instanceof UserError) throw error
    const reason =
      error instanceof InvalidArchiveError ? error.message : "it is cut off, or no backup at all"
    throw new UserError(`The backup ${path} cannot be used: ${reason}. Take another one.`)
  }
}

async function readManifest(name: string, entry: Readable): Promise<Manifest> {
  if (name !== manifestName) throw new InvalidArchiveError("it is no backup of Curlew's")
  let text = ""
  for await (const chunk of entry) text += chunk
  const parsed = manifestSchema.safeParse(JSON.parse(text))
  if (!parsed.success)
    throw new InvalidArchiveError("its list is not understood; a newer version may have made it")
  return parsed.data
}

async function unpackFile(entry: Readable, folder: string, fileEntry: FileEntry): Promise<void> {
  const target = join(folder, fileEntry.path)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  const meter = buildMeter()
  await pipeline(entry, meter.stream, createWriteStream(target, { mode: 0o600 }))
  const { bytes, sha256 } = meter.read()
  if (bytes !== fileEntry.bytes || sha256 !== fileEntry.sha256)
    throw new InvalidArchiveError(`${fileEntry.path} is damaged`)
}
