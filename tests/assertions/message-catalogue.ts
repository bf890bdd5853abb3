import { readFileSync } from "node:fs"
import type { Locale } from "#lib/contract/languages.ts"
import type english from "../../messages/en.json"

type Catalogue = typeof english

const root = new URL("../../messages/", import.meta.url)

/** Returns the interface messages of a locale. */
export function getMessageCatalogue(locale: Locale): Catalogue {
  return parseCatalogue(readFileSync(new URL(`${locale}.json`, root), "utf8"))
}

function parseCatalogue(json: string): Catalogue {
  return JSON.parse(json) as Catalogue
}
