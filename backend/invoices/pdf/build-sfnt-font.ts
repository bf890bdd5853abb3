import { inflateSync } from "node:zlib"

const woffHead = 44
const woffEntry = 20
const plainHead = 12
const plainEntry = 16

/**
 * Converts a WOFF font into an uncompressed sfnt font (W3C WOFF 1.0). PDF readers decompress a WOFF
 * table on every access; this does it once.
 */
export function buildSfntFont(woff: Buffer): Buffer {
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
