import { createHash } from "node:crypto"

/**
 * Returns the digest of an English text that is stored with its translation: 16 hexadecimal digits.
 * White space at the ends does not count.
 */
export function buildSourceHash(text: string): string {
  return createHash("sha256").update(text.trim()).digest("hex").slice(0, 16)
}
