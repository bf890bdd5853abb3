import { getLanguageTag } from "#lib/contract/languages.ts"
import { languageField } from "./language-choice.ts"
import { languageNames } from "./language-names.ts"

/**
 * The buttons that choose a language, as HTML with the one of now marked. As elements they would
 * stand on every page twice, the second time as data.
 */
export function buildLanguageButtons(locale: string): string {
  return Object.entries(languageNames)
    .map(([language, name]) => {
      const mark = language === locale ? " aria-current=true" : ""
      return `<button name=${languageField} value=${language} lang=${getLanguageTag(language)}${mark}>${name}</button>`
    })
    .join("")
}
