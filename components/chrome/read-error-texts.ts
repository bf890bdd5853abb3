import { buildLocalePath } from "#lib/contract/languages.ts"
import { getPathLocale } from "#lib/i18n/get-path-locale.ts"

/** What a page says that could not be made, and how it is written. */
export type ErrorTexts = { title: string; wait: string; retry: string; lang: string; dir: string }

/** These texts in the language of a path, as the shop's own page of that kind says them. For browsers. */
export async function readErrorTexts(path: string): Promise<ErrorTexts> {
  const answer = await fetch(buildLocalePath(getPathLocale(path), "/unavailable"))
  const { documentElement } = new DOMParser().parseFromString(await answer.text(), "text/html")
  const read = (selector: string) => {
    const text = documentElement.querySelector(selector)?.textContent
    if (!text) throw new Error(`the page that stands in for others has no ${selector}`)
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
