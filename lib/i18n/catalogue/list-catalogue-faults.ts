import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { defaultLocale, isLocale, locales } from "#lib/contract/languages.ts"
import { checkCatalogue } from "./check-catalogue.ts"
import { type CatalogueFault, flattenCatalogue, type Texts } from "./flatten-catalogue.ts"

/** Where texts stand in all languages: those of the pages, and those of the mails. */
export const catalogueFolders = ["messages", "backend/texts"]

/** What is wrong with one file of a folder of catalogues. */
export type CatalogueFileFault = CatalogueFault & { file: string }

/** All that is wrong with the catalogues in a folder, one `<language>.json` for each of the shop's. */
export function listCatalogueFaults(folder: string): CatalogueFileFault[] {
  const strays = readdirSync(folder)
    .filter((file) => file.endsWith(".json") && !isLocale(file.slice(0, -".json".length)))
    .map((file) => ({ file, key: "", fault: "is of no language in lib/contract/languages.ts" }))
  const english = readTexts(folder, defaultLocale)
  return [
    ...strays,
    ...locales.flatMap((locale) => {
      const { texts, faults } = locale === defaultLocale ? english : readTexts(folder, locale)
      const all = texts
        ? [...faults, ...checkCatalogue(locale, english.texts ?? new Map(), texts)]
        : faults
      return all.map((fault) => ({ file: `${locale}.json`, ...fault }))
    }),
  ]
}

/** The texts of a language; none where its file cannot be read, which is then the fault. */
function readTexts(
  folder: string,
  locale: string,
): { texts: Texts | null; faults: CatalogueFault[] } {
  try {
    return flattenCatalogue(JSON.parse(readFileSync(join(folder, `${locale}.json`), "utf8")))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { texts: null, faults: [{ key: "", fault: `cannot be read: ${reason}` }] }
  }
}
