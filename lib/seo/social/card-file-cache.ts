import { readdir, readFile, rm, stat } from "node:fs/promises"
import { join } from "node:path"
import { log } from "#lib/log.ts"
import { saveFileAtomically } from "#lib/runtime/atomic-file.ts"

/** Enough for about three thousand cards. */
const defaultMaxBytes = 200 * 1024 * 1024
const pruneAfterWrites = 100
const unfinishedMaxAgeMs = 3_600_000
const cardFile = /^[0-9a-f]{16}\.jpg$/

/** Caches final cards on disk by version, across restarts. Evicts the oldest first. */
export class CardFileCache {
  readonly #folder: string
  readonly #maxBytes: number
  #writes = 0
  #pruning: Promise<void> | null = null

  constructor(folder: string, maxBytes = defaultMaxBytes) {
    this.#folder = folder
    this.#maxBytes = maxBytes
  }

  /** Returns the card of this version; null if it is not cached or its file is no complete JPEG. */
  async get(version: string): Promise<Buffer | null> {
    const bytes = await readFile(this.#path(version)).catch(() => null)
    return bytes && isWholeJpeg(bytes) ? bytes : null
  }

  /** Stores a card. A write error is logged; the card is then rendered again when requested. */
  async put(version: string, bytes: Buffer): Promise<void> {
    try {
      await saveFileAtomically(this.#path(version), bytes)
    } catch (error) {
      log.warn({ reason: String(error) }, "card-file-cache: write failed")
      return
    }
    this.#writes += 1
    if (this.#writes % pruneAfterWrites === 1) void this.prune()
  }

  /** Evicts the oldest cards if the cache exceeds its limit, and removes unfinished files. */
  prune(): Promise<void> {
    this.#pruning ??= this.#removeOldest()
      .catch((error: unknown) => {
        log.warn({ reason: String(error) }, "card-file-cache: eviction failed")
      })
      .finally(() => {
        this.#pruning = null
      })
    return this.#pruning
  }

  async #removeOldest(): Promise<void> {
    const files = await this.#listFiles()
    let total = files.reduce((sum, { size }) => sum + size, 0)
    const isFull = total > this.#maxBytes
    for (const { name, size, mtimeMs } of files.sort((a, b) => a.mtimeMs - b.mtimeMs)) {
      const isLeftOver = !cardFile.test(name) && Date.now() - mtimeMs > unfinishedMaxAgeMs
      const isExcess = isFull && total > this.#maxBytes * 0.9
      if (!isLeftOver && !isExcess) continue
      await rm(join(this.#folder, name), { force: true })
      total -= size
    }
  }

  async #listFiles() {
    const names = await readdir(this.#folder).catch(() => [])
    const files: { name: string; size: number; mtimeMs: number }[] = []
    for (const name of names) {
      const fileStat = await stat(join(this.#folder, name)).catch(() => null)
      if (fileStat) files.push({ name, size: fileStat.size, mtimeMs: fileStat.mtimeMs })
    }
    return files
  }

  #path(version: string): string {
    return join(this.#folder, `${version}.jpg`)
  }
}

function isWholeJpeg(bytes: Buffer): boolean {
  return (
    bytes.length > 4 &&
    bytes.readUInt16BE(0) === 0xffd8 &&
    bytes.readUInt16BE(bytes.length - 2) === 0xffd9
  )
}
