import { load } from "cheerio/slim"
import { extractVisibleText } from "#lib/seo-tools/extract-visible-text.ts"

/** What a reader sees of sanitised HTML, on one line; empty where it holds markup alone. */
export function getVisibleText(html: string): string {
  return extractVisibleText(load(html, null, false).root().get())
}
