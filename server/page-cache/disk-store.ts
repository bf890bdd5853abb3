import { createHash } from "node:crypto"
import { mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { LRUCache } from "lru-cache"
import {
  buildEntryBytes,
  createEntryCopy,
  measureEntry,
  type PageEntry,
  parseEntry,
  parsePagePath,
} from "./page-entry.ts"

type Limits = { memoryBytes: number; diskBytes: number }

/**
 * Stores pages rendered since the build: the most used in memory, all of them on disk up to a
 * limit, evicting the oldest first. A file is written completely under another name and then
 * renamed, so a crash leaves the old page or the new one. A disk that cannot be written costs only
 * the copy there.
 */
export class DiskPageStore {
  readonly #folder: string
  readonly #limits: Limits
  readonly #memory: LRUCache<string, PageEntry>
  readonly #files = new Map<string, number>()
  #bytesOnDisk = 0

  constructor(folder: string, limits: Limits) {
    this.#folder = folder
    this.#limits = limits
    this.#memory = new LRUCache({ maxSize: limits.memoryBytes, sizeCalculation: measureEntry })
    mkdirSync(folder, { recursive: true })
    for (const { name, bytes } of listFilesByAge(folder)) this.#count(name, bytes)
  }

  async get(key: string): Promise<PageEntry | null> {
    const inMemory = this.#memory.get(key)
    if (inMemory) return inMemory
    return this.#read(key, (entry) => entry.key === key)
  }

  /** Returns the page on disk that has this URL path, whatever its key in Next is. */
  findOnDisk(path: string): Promise<PageEntry | null> {
    return this.#read(path, ({ key }) => parsePagePath(key) === path)
  }

  /** Stores an entry in memory only. */
  setInMemory(entry: PageEntry): void {
    this.#memory.set(entry.key, createEntryCopy(entry))
  }

  async set(entry: PageEntry): Promise<void> {
    this.setInMemory(entry)
    const name = buildFileName(entry.key)
    const bytes = buildEntryBytes(entry)
    const path = join(this.#folder, name)
    const tempPath = `${path}.${process.pid}.tmp`
    try {
      await mkdir(join(path, ".."), { recursive: true })
      await writeFile(tempPath, bytes)
      await rename(tempPath, path)
      this.#count(name, bytes.length)
      await this.#evict()
    } catch {
      await rm(tempPath, { force: true }).catch(() => undefined)
    }
  }

  async delete(key: string): Promise<void> {
    this.#memory.delete(key)
    await this.#remove(buildFileName(key))
  }

  async #read(
    keyOrPath: string,
    matches: (entry: PageEntry) => boolean,
  ): Promise<PageEntry | null> {
    const name = buildFileName(keyOrPath)
    if (!this.#files.has(name)) return null
    const bytes = await readFile(join(this.#folder, name)).catch(() => null)
    const entry = bytes && parseEntry(bytes, null)
    if (!entry) await this.#remove(name)
    // A path that only resembles the page's own must not delete the page.
    if (!entry || !matches(entry)) return null
    this.setInMemory(entry)
    return entry
  }

  #count(name: string, bytes: number): void {
    this.#bytesOnDisk += bytes - (this.#files.get(name) ?? 0)
    this.#files.delete(name)
    this.#files.set(name, bytes)
  }

  async #evict(): Promise<void> {
    for (const name of this.#files.keys()) {
      if (this.#bytesOnDisk <= this.#limits.diskBytes) return
      await this.#remove(name)
    }
  }

  async #remove(name: string): Promise<void> {
    this.#bytesOnDisk -= this.#files.get(name) ?? 0
    if (this.#files.delete(name)) await rm(join(this.#folder, name), { force: true })
  }
}

/**
 * Builds the file name of a page from its path, because Next's key contains the hash of a route.
 */
function buildFileName(keyOrPath: string): string {
  const path = parsePagePath(keyOrPath) ?? keyOrPath
  const hash = createHash("sha256").update(path).digest("hex")
  return join(hash.slice(0, 2), hash.slice(2, 34))
}

function listFilesByAge(folder: string): { name: string; bytes: number }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile() && /^[0-9a-f]{32}$/.test(file.name))
    .map((file) => {
      const { size, mtimeMs } = statSync(join(file.parentPath, file.name))
      return { name: join(file.parentPath.slice(-2), file.name), bytes: size, mtimeMs }
    })
    .sort((a, b) => a.mtimeMs - b.mtimeMs)
}

/** Returns the timestamps in milliseconds by name from a file; none if it cannot be read. */
export function getTimestamps(filePath: string): [string, number][] {
  try {
    const entries: unknown = JSON.parse(readFileSync(filePath, "utf8"))
    return Array.isArray(entries) ? entries.filter(isTimestampEntry) : []
  } catch {
    return []
  }
}

/** Saves the timestamps to a file atomically. Ignores a disk that cannot be written. */
export function saveTimestamps(
  filePath: string,
  timestamps: Iterable<readonly [string, number]>,
): void {
  const tempPath = `${filePath}.${process.pid}`
  try {
    writeFileSync(tempPath, JSON.stringify([...timestamps]))
    renameSync(tempPath, filePath)
  } catch {
    // Only the state across a restart is lost.
  }
}

function isTimestampEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === "string" && typeof entry[1] === "number"
}
