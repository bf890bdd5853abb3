import { collapseText } from "./collapse-text.ts"

/** What an attribute's address means on a page: absolute, or as it is written where it is no address. */
export function resolveAddress(written: string, base: string): string {
  const text = collapseText(written)
  return URL.canParse(text, base) ? new URL(text, base).href : text
}
