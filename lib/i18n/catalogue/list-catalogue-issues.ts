import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { defaultLocale, isLocale, locales } from "#lib/contract/languages.ts"
import { type CatalogueIssue, flattenCatalogue, type Texts } from "./flatten-catalogue.ts"
import { validateCatalogue } from "./validate-catalogue.ts"

/** Folders with catalogues in all languages: of the pages, and of the emails. */
export const catalogueFolders = ["messages", "backend/texts"]

/** An issue of one file in a folder of catalogues. */
export type CatalogueFileIssue = CatalogueIssue & { file: string }

/**
 * Returns all issues of the catalogues in a folder, one `<language>.json` for each language of the
 * shop.
 */
export function listCatalogueIssues(folder: string): CatalogueFileIssue[] {
  const strays = readdirSync(folder)
    .filter((file) => file.endsWith(".json") && !isLocale(file.slice(0, -".json".length)))
    .map((file) => ({ file, key: "", issue: "is of no language in lib/contract/languages.ts" }))
  const english = readTexts(folder, defaultLocale)
  return [
    ...strays,
    ...locales.flatMap((locale) => {
      const { texts, issues } = locale === defaultLocale ? english : readTexts(folder, locale)
      const all = texts
        ? [...issues, ...validateCatalogue(locale, english.texts ?? new Map(), texts)]
        : issues
      return all.map((issue) => ({ file: `${locale}.json`, ...issue }))
    }),
  ]
}

/** Returns the texts of a language; null with an issue if its file cannot be read. */
function readTexts(
  folder: string,
  locale: string,
): { texts: Texts | null; issues: CatalogueIssue[] } {
  try {
    return flattenCatalogue(JSON.parse(readFileSync(join(folder, `${locale}.json`), "utf8")))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { texts: null, issues: [{ key: "", issue: `cannot be read: ${reason}` }] }
  }
}
