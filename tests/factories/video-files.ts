import { randomBytes } from "node:crypto"

/** Builds the start of an MP4 (its `ftyp` box), and random bytes after it. */
export function buildMp4(major = "isom", compatible: readonly string[] = [], bytes = 100): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(16 + 4 * compatible.length)
  const brands = [major, "\0\0\0\0", ...compatible].join("")
  return Buffer.concat([size, Buffer.from(`ftyp${brands}`, "latin1"), randomBytes(bytes)])
}

/** Builds the EBML header of a WebM, or of another document type, and random bytes after it. */
export function buildWebm(docType = "webm", bytes = 100): Buffer {
  const version = [0x42, 0x86, 0x81, 0x01]
  const type = [0x42, 0x82, 0x80 | docType.length, ...Buffer.from(docType)]
  const header = [0x1a, 0x45, 0xdf, 0xa3, 0x80 | (version.length + type.length)]
  return Buffer.concat([Buffer.from([...header, ...version, ...type]), randomBytes(bytes)])
}
