import { load } from "cheerio/slim"
import { extractVisibleText } from "./extract-visible-text.ts"

/** Returns the visible text of sanitised HTML, on one line; empty for markup without text. */
export function getVisibleText(html: string): string {
  return extractVisibleText(load(html, null, false).root().get())
}
