import type { VideoExtension } from "#lib/contract/video-file.ts"

/** Bytes at the start of a file that decide on its type. */
export const videoHeadBytes = 4096

/** Brands of MP4 that browsers play; those of QuickTime (`qt  `) and of images have others. */
const playableBrand = /^(?:iso[m2-9]|mp4[12]|avc1|M4V |MSNV|dash)$/
const ebmlMagic = 0x1a45dfa3
const docTypeId = Buffer.from([0x42, 0x82])

/**
 * Returns the type of a video by its first bytes: MP4 by a brand that browsers play, or WebM by its
 * document type. Null for anything else, such as QuickTime and Matroska.
 */
export function resolveVideoType(head: Buffer): VideoExtension | null {
  if (head.length < 16) return null
  if (head.toString("latin1", 4, 8) === "ftyp") return isPlayable(head) ? "mp4" : null
  return head.readUInt32BE(0) === ebmlMagic && readDocType(head) === "webm" ? "webm" : null
}

/** The major brand is at 8, the compatible ones are at 16 and after, as far as the box goes. */
function isPlayable(head: Buffer): boolean {
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands = [head.toString("latin1", 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString("latin1", at, at + 4))
  return brands[0] !== "qt  " && brands.some((brand) => playableBrand.test(brand))
}

function readDocType(head: Buffer): string {
  const at = head.indexOf(docTypeId)
  if (at === -1) return ""
  // A length of one byte has its highest bit set (EBML).
  const length = (head[at + 2] ?? 0) & 0x7f
  return head.toString("latin1", at + 3, at + 3 + length)
}
