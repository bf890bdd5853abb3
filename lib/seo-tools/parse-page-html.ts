import { type CheerioAPI, load } from "cheerio/slim"
import { parse } from "parse5"
import { adapter as treeAdapter } from "parse5-htmlparser2-tree-adapter"
import { defaultLocale } from "#lib/contract/languages.ts"
import { collapseWhitespace, extractVisibleText } from "#lib/seo/graph/visible-text.ts"
import { truncateAtWord } from "#lib/seo/plain-text.ts"
import type {
  ParsedHeading,
  ParsedImage,
  ParsedLink,
  ParsedPage,
  ParsedStructuredData,
} from "./page-report.ts"
import { parseHead, resolveUrl } from "./parse-head.ts"
import { parseShopPath } from "./shop-path.ts"

/** RSC payload scripts, unless they contain a closing script tag, and style elements. */
const frameworkCode =
  /<script(?: nonce="[^"]*")?>\(?self\.__next_f[^<]*(?:<(?!\/script)[^<]*)*<\/script>|<style(?: [^<>]*)?>[^<]*<\/style>/g

const headingLevels = [1, 2, 3, 4, 5, 6] as const
/** Elements that repeat on every page. */
const frameElements = ["nav", "header", "footer"]

/**
 * Parses what a crawler without JavaScript reads in the HTML of a page at `url`, an absolute URL of
 * this shop. Accepts any text; absent values are null or empty.
 */
export function parsePageHtml(html: string, url: string): ParsedPage {
  // Nothing of it is used, and parsing it would take most of the time.
  const content = html.replace(frameworkCode, "")
  // As `load` of "cheerio" does, without its HTTP client and its encodings: 1 MB of source.
  const $ = load(parse(content, { treeAdapter, scriptingEnabled: false }))
  const base = resolveUrl($("head base[href]").first().attr("href") ?? "", url)
  return {
    head: parseHead($, base),
    headings: parseHeadings($),
    links: parseLinks($, base, new URL(url).origin),
    images: parseImages($, base),
    structuredData: parseStructuredDataBlocks($),
    ...parseWords($),
    untranslated: parseUntranslated($),
  }
}

function parseHeadings($: CheerioAPI): ParsedHeading[] {
  return $("body :is(h1, h2, h3, h4, h5, h6)")
    .toArray()
    .flatMap((element) => {
      const level = headingLevels.find((each) => element.name === `h${each}`)
      return level === undefined ? [] : [{ level, text: extractVisibleText([element]) }]
    })
}

function parseLinks($: CheerioAPI, base: string, siteUrl: string): ParsedLink[] {
  return $("body :is(a, area)[href]")
    .toArray()
    .map((element) => {
      const rel = (element.attribs.rel ?? "").trim().toLowerCase()
      const href = resolveUrl(element.attribs.href ?? "", base)
      return {
        href,
        path: parseShopPath(href, siteUrl),
        text:
          extractVisibleText([element]) || getLabel($(element).find("img").attr("alt"), element),
        isNofollow: rel.split(/\s+/).includes("nofollow"),
      }
    })
}

function getLabel(alt: string | undefined, element: { attribs: Record<string, string> }): string {
  const { "aria-label": label, title, alt: ownAlt } = element.attribs
  return collapseWhitespace(alt || label || ownAlt || title || "")
}

function parseImages($: CheerioAPI, base: string): ParsedImage[] {
  return $("body img")
    .toArray()
    .map(({ attribs: { src = "", alt, width, height } }) => ({
      src: resolveUrl(src, base),
      alt: alt === undefined ? null : collapseWhitespace(alt),
      widthPx: parseLength(width),
      heightPx: parseLength(height),
    }))
}

function parseLength(text: string | undefined): number | null {
  return text !== undefined && /^\s*\d{1,6}/.test(text) ? Number.parseInt(text, 10) : null
}

function parseStructuredDataBlocks($: CheerioAPI): ParsedStructuredData[] {
  return $("script")
    .toArray()
    .filter(({ attribs: { type = "" } }) => /^\s*application\/ld\+json\s*(?:;|$)/i.test(type))
    .map((element) => parseStructuredData($(element).text()))
}

function parseStructuredData(raw: string): ParsedStructuredData {
  try {
    return { data: JSON.parse(raw), problem: null }
  } catch (error) {
    return { data: null, problem: error instanceof Error ? error.message : String(error) }
  }
}

function parseWords($: CheerioAPI): Pick<ParsedPage, "words" | "wordCount" | "mainWordCount"> {
  const words = extractVisibleText($("body").toArray())
  const main = $("main").toArray()
  const mainText =
    main.length > 0
      ? extractVisibleText(main, ["nav"])
      : extractVisibleText($("body").toArray(), frameElements)
  return { words, wordCount: getWordCount(words), mainWordCount: getWordCount(mainText) }
}

const maxUntranslatedLength = 80

/**
 * Returns the first text of the main content that is marked as a source text of the shop. What
 * customers wrote in English is not: reviews have a language tag with a region, and testimonials are
 * quotations.
 */
function parseUntranslated($: CheerioAPI): string {
  if (/^en\b/i.test($("html").attr("lang") ?? defaultLocale)) return ""
  for (const element of $(`main [lang="${defaultLocale}"]`)) {
    if ($(element).closest("blockquote").length > 0) continue
    const text = extractVisibleText([element])
    if (/\p{L}/u.test(text)) return truncateAtWord(text, maxUntranslatedLength)
  }
  return ""
}

/** Scripts written without spaces between words. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}]/u
/**
 * Segmentation is slow, and no more precision is needed: text beyond this length is split at
 * spaces.
 */
const maxSegmentedChars = 50_000

/** Returns the number of words of a text, as a reader of its language counts them. */
function getWordCount(text: string): number {
  if (!spaceless.test(text)) return countSpacedWords(text)
  const words = new Intl.Segmenter(undefined, { granularity: "word" })
  let count = 0
  for (const { isWordLike } of words.segment(text.slice(0, maxSegmentedChars)))
    if (isWordLike) count++
  return count + countSpacedWords(text.slice(maxSegmentedChars))
}

/**
 * Counts the words between spaces. A part without alphanumeric characters, such as a dash, is none.
 */
function countSpacedWords(text: string): number {
  return text.split(/\s+/u).filter((part) => /[\p{L}\p{N}]/u.test(part)).length
}
