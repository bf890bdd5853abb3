import { buildLocalePath } from "#lib/contract/languages.ts"
import { getPathLocale } from "#lib/i18n/path-locale.ts"

/** Texts of the error page, with their language and direction. */
export type ErrorTexts = { title: string; wait: string; retry: string; lang: string; dir: string }

/**
 * Fetches the texts of the error page in the language of a path, from the page `/unavailable`.
 * In browsers only.
 */
export async function fetchErrorTexts(path: string): Promise<ErrorTexts> {
  const response = await fetch(buildLocalePath(getPathLocale(path), "/unavailable"))
  const { documentElement } = new DOMParser().parseFromString(await response.text(), "text/html")
  const read = (selector: string) => {
    const text = documentElement.querySelector(selector)?.textContent
    if (!text) throw new Error(`/unavailable has no ${selector}`)
    return text
  }
  return {
    title: read("main h1"),
    wait: read("main [role=status]"),
    retry: read("main form button"),
    lang: documentElement.lang,
    dir: documentElement.dir,
  }
}
