import { createHash } from "node:crypto"

/**
 * Returns the source of an inline script for a content security policy, which allows exactly this
 * text.
 */
export function buildScriptHash(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`
}
