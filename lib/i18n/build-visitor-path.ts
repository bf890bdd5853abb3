import "server-only"
import { getLocale } from "next-intl/server"
import { buildLocalePath } from "#lib/contract/languages.ts"

/** The path in the language of the page that a form or a call was sent from. */
export async function buildVisitorPath(path: string): Promise<string> {
  return buildLocalePath(await getLocale(), path)
}
