import { defaultLocale } from "#lib/contract/languages.ts"
import { getPathLocale, resolvePathInLocale } from "#lib/i18n/path-locale.ts"
import { measureText } from "../measure-text.ts"
import type { PageReport } from "../page-report.ts"
import { parseShopPath } from "../shop-path.ts"
import type { Finding, FindingCode } from "./finding.ts"
import { validateStructuredData } from "./structured-data-rules.ts"

/**
 * Widths of texts in desktop search results: the maximum shown whole, and the minimum with enough
 * content.
 */
export const textLimits = {
  title: { font: { sizePx: 20 }, minPx: 200, maxPx: 580 },
  description: { font: { sizePx: 14 }, minPx: 400, maxPx: 990 },
} as const
/**
 * Minimum word count of the main content, about three short statements: pages with fewer words
 * rarely satisfy a search.
 */
export const minWords = 50
/** Maximum size of uncompressed HTML: above it, phones parse longer than they download. */
export const maxHtmlBytes = 500 * 1024
const maxImages = 20

/** Returns the findings that one indexable page has by itself. */
export function validatePage(page: PageReport, nowMs: number): Finding[] {
  const { path, head } = page
  const find = (code: FindingCode, subject = ""): Finding => ({ code, path, subject })
  const findings = [
    ...validateText("title", head.title ?? "").map((found) => find(found.code, found.subject)),
    ...validateText("description", head.description ?? "").map((found) =>
      find(found.code, found.subject),
    ),
    ...validateStructuredData(page, nowMs).map((found) => find(found.code, found.subject)),
  ]
  const h1Count = page.headings.filter(({ level }) => level === 1).length
  if (h1Count === 0) findings.push(find("h1_missing"))
  if (h1Count > 1) findings.push(find("h1_many", String(h1Count)))
  if (page.mainWordCount < minWords) findings.push(find("thin", String(page.mainWordCount)))
  if (page.bytes > maxHtmlBytes) findings.push(find("page_heavy", String(page.bytes)))
  findings.push(...validateLanguage(page).map((found) => find(found.code, found.subject)))
  for (const src of listImagesWithoutAlt(page)) findings.push(find("image_without_alt", src))
  return findings
}

type PageFinding = { code: FindingCode; subject: string }

/**
 * Returns the findings about a title or description. The subject of a length is the width in
 * pixels.
 */
function validateText(kind: "title" | "description", text: string): PageFinding[] {
  if (text === "") return [{ code: `${kind}_missing`, subject: "" }]
  const { font, minPx, maxPx } = textLimits[kind]
  // Every character is at least two pixels wide: a longer text need not be measured.
  const widthPx = Math.round(measureText(text.slice(0, maxPx), font))
  if (widthPx > maxPx) return [{ code: `${kind}_long`, subject: String(widthPx) }]
  return widthPx < minPx ? [{ code: `${kind}_short`, subject: String(widthPx) }] : []
}

/**
 * Compares the language in which a page is published to search engines with that of its main content. A
 * page whose canonical URL is the page in the source language is not published.
 */
function validateLanguage({ head, url, untranslated }: PageReport): PageFinding[] {
  const { origin, pathname, search } = new URL(url)
  const path = `${pathname}${search}`
  if (getPathLocale(path) === defaultLocale) return []
  const canonical = head.canonical === null ? path : parseShopPath(head.canonical, origin)
  if (canonical === path) {
    return untranslated === "" ? [] : [{ code: "language_mixed", subject: untranslated }]
  }
  const isUnpublished = canonical === resolvePathInLocale(path, defaultLocale)
  return isUnpublished && untranslated === "" ? [{ code: "language_unpublished", subject: "" }] : []
}

/**
 * Returns the sources of images without `alt`. A source that is no URL, such as a tracker's, is
 * listed as written.
 */
function listImagesWithoutAlt({ images }: PageReport): string[] {
  const sources = new Set(images.filter(({ alt }) => alt === null).map(({ src }) => src))
  return [...sources].slice(0, maxImages).map((src) => src.slice(0, 300))
}
