import { listTexts, parseDocument } from "#tests/support/visit.ts"
import type { ChangingContent } from "./changing-truth.ts"
import type { Read } from "./shaken-shop.ts"

/** Excludes every character that JSON or HTML would escape. */
const plain = /^[A-Za-z][A-Za-z0-9 ,.]{11,80}$/

/** Finds a text of a page that the API has served; null if there is none. */
export function findChangeableText(page: Read, content: ChangingContent): string | null {
  const texts = ["h1", "h2", "h3", "p", "a", "li"].flatMap((tag) =>
    listTexts(parseDocument(page), `main ${tag}`),
  )
  return texts.find((text) => plain.test(text) && content.hasServed(text)) ?? null
}
