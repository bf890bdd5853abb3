import { collapseWhitespace } from "#lib/seo/graph/collapse-whitespace.ts"

/**
 * Resolves the URL of an attribute against `base`: absolute, or as written if it is no valid URL.
 */
export function resolveUrl(url: string, base: string): string {
  const text = collapseWhitespace(url)
  return URL.canParse(text, base) ? new URL(text, base).href : text
}
