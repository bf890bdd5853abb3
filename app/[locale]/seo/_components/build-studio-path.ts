import { buildLocalePath } from "#lib/contract/languages.ts"

/** Address of the studio with what it is to show, and the place of it on the page. */
export function buildStudioPath(
  locale: string,
  params: Readonly<Record<string, string>>,
  place = "",
): string {
  const query = new URLSearchParams(params)
  return `${buildLocalePath(locale, "/seo")}?${query}${place === "" ? "" : `#${place}`}`
}
