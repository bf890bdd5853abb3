import { getLanguageTag } from "#lib/contract/languages.ts"
import { languageField } from "./language-choice.ts"
import { languageNames } from "./language-names.ts"

/**
 * Returns the buttons of the language menu as HTML, with the current language marked. As React
 * elements every page would contain them twice, the second time in its RSC payload.
 */
export function buildLanguageButtons(locale: string): string {
  return Object.entries(languageNames)
    .map(([language, name]) => {
      const mark = language === locale ? " aria-current=true" : ""
      return `<button name=${languageField} value=${language} lang=${getLanguageTag(language)}${mark}>${name}</button>`
    })
    .join("")
}
