import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { inflateSync } from "node:zlib"

const woffHead = 44
const woffEntry = 20
const plainHead = 12
const plainEntry = 16

/**
 * Converts a WOFF font into an uncompressed sfnt font (W3C WOFF 1.0). PDF readers decompress a WOFF
 * table on every access; this does it once.
 */
function buildSfntFont(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(plainHead + plainEntry * count)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(count, 4)
  const tables: Buffer[] = []
  let offset = head.length
  for (let at = 0; at < count; at += 1) {
    const entry = woffHead + woffEntry * at
    const table = readTable(woff, entry)
    const to = plainHead + plainEntry * at
    woff.copy(head, to, entry, entry + 4)
    head.writeUInt32BE(woff.readUInt32BE(entry + 16), to + 4)
    head.writeUInt32BE(offset, to + 8)
    head.writeUInt32BE(table.length, to + 12)
    const padded = Buffer.alloc(Math.ceil(table.length / 4) * 4)
    table.copy(padded)
    tables.push(padded)
    offset += padded.length
  }
  return Buffer.concat([head, ...tables])
}

function readTable(woff: Buffer, entry: number): Buffer {
  const [start, packed, whole] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at))
  const bytes = woff.subarray(start, (start ?? 0) + (packed ?? 0))
  return packed === whole ? bytes : inflateSync(bytes)
}

const { resolve } = createRequire(import.meta.url)
const files = new Map<string, Buffer | null>()

/** A font file to embed, under a unique name. */
export type FontFile = { name: string; file: Buffer }

/** Returns DejaVu Sans, for texts that the standard PDF fonts cannot show. */
export function getEmbeddedFont(isBold: boolean): FontFile {
  const name = `dejavu-sans-latin-${isBold ? 700 : 400}-normal.woff`
  return { name, file: readFont(`@fontsource/dejavu-sans/files/${name}`) }
}

/**
 * Returns GNU Unifont, for all other scripts, in one weight; null if its package is not installed.
 */
export function getFallbackFont(): FontFile | null {
  const name = "unifont-latin-400-normal.woff"
  const path = `@fontsource/unifont/files/${name}`
  if (!files.has(path) && !isInstalled(path)) files.set(path, null)
  return files.get(path) === null ? null : { name, file: readFont(path) }
}

function readFont(path: string): Buffer {
  const file = files.get(path) ?? buildSfntFont(readFileSync(resolve(path)))
  files.set(path, file)
  return file
}

function isInstalled(path: string): boolean {
  try {
    return resolve(path) !== ""
  } catch {
    return false
  }
}
