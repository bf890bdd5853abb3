import { buildLocalePath } from "#lib/contract/languages.ts"

/** Builds the URL of the SEO studio with its query parameters and an optional fragment. */
export function buildStudioPath(
  locale: string,
  params: Readonly<Record<string, string>>,
  fragment = "",
): string {
  const query = new URLSearchParams(params)
  return `${buildLocalePath(locale, "/seo")}?${query}${fragment === "" ? "" : `#${fragment}`}`
}
