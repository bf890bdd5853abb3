/** Accepted media types of uploaded images by file extension. */
export const originalTypes = {
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  gif: "image/gif",
} as const

export type OriginalExtension = keyof typeof originalTypes

/** Returns the image type by its magic bytes, not by its file name; null if it is not accepted. */
export function resolveOriginalType(bytes: Buffer): OriginalExtension | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return "jpg"
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return "png"
  const head = bytes.toString("latin1", 0, 12)
  if (head.startsWith("RIFF") && head.endsWith("WEBP")) return "webp"
  if (head.startsWith("GIF87a") || head.startsWith("GIF89a")) return "gif"
  return null
}

function startsWith(bytes: Buffer, signature: readonly number[]): boolean {
  return bytes.length >= signature.length && signature.every((byte, at) => bytes[at] === byte)
}
