import "server-only"
import { getLocale } from "next-intl/server"
import { buildLocalePath } from "#lib/contract/languages.ts"

/** Returns the path in the locale of the page that sent the current form or call. */
export async function buildVisitorPath(path: string): Promise<string> {
  return buildLocalePath(await getLocale(), path)
}
