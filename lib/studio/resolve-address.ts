import { collapseText } from "./collapse-text.ts"

/**
 * Resolves the URL of an attribute against `base`: absolute, or as written if it is no valid URL.
 */
export function resolveAddress(written: string, base: string): string {
  const text = collapseText(written)
  return URL.canParse(text, base) ? new URL(text, base).href : text
}
