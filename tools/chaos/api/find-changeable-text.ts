import { listTexts, parseDocument } from "#tests/support/request-page.ts"
import type { ChangingContent } from "./changing-content.ts"
import type { Read } from "./failing-api-shop.ts"

/** Excludes every character that JSON or HTML would escape. */
const plain = /^[A-Za-z][A-Za-z0-9 ,.]{11,80}$/

/** Finds a text of a page that the API has served; null if there is none. */
export function findChangeableText(page: Read, content: ChangingContent): string | null {
  const texts = ["h1", "h2", "h3", "p", "a", "li"].flatMap((tag) =>
    listTexts(parseDocument(page), `main ${tag}`),
  )
  return texts.find((text) => plain.test(text) && content.hasServed(text)) ?? null
}
