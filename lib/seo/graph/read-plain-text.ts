import { load } from "cheerio/slim"
import { readSeenText } from "#lib/studio/seen-text.ts"

/** What a reader sees of sanitised HTML, on one line; empty where it holds markup alone. */
export function readPlainText(html: string): string {
  return readSeenText(load(html, null, false).root().get())
}
