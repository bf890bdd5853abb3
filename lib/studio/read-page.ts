import { type CheerioAPI, load } from "cheerio"
import { collapseText } from "./collapse-text.ts"
import { countWords } from "./count-words.ts"
import type {
  ReadHeading,
  ReadImage,
  ReadLink,
  ReadPage,
  ReadStructuredData,
} from "./page-report.ts"
import { readHead } from "./read-head.ts"
import { resolveAddress } from "./resolve-address.ts"
import { readSeenText } from "./seen-text.ts"
import { parseShopPath } from "./shop-path.ts"

/** RSC payload scripts and style elements, unless they contain something like a closing tag. */
const code =
  /<script(?: nonce="[^"]*")?>\(?self\.__next_f[^<]*(?:<(?!\/)[^<]*)*<\/script>|<style(?: [^<>]*)?>[^<]*<\/style>/g

const headingLevels = [1, 2, 3, 4, 5, 6] as const
/** Elements that repeat on every page. */
const frameElements = ["nav", "header", "footer"]

/**
 * Parses what a crawler without JavaScript reads in the HTML of a page at `url`, an absolute URL of
 * this shop. Accepts any text; absent values are null or empty.
 */
export function readPage(html: string, url: string): ReadPage {
  // Nothing of it is used, and parsing it would take most of the time.
  const $ = load(html.replace(code, ""), { scriptingEnabled: false })
  const base = resolveAddress($("head base[href]").first().attr("href") ?? "", url)
  return {
    head: readHead($, base),
    headings: readHeadings($),
    links: readLinks($, base, new URL(url).origin),
    images: readImages($, base),
    structuredData: readStructuredData($),
    ...readWords($),
  }
}

function readHeadings($: CheerioAPI): ReadHeading[] {
  return $("body :is(h1, h2, h3, h4, h5, h6)")
    .toArray()
    .flatMap((element) => {
      const level = headingLevels.find((each) => element.name === `h${each}`)
      return level === undefined ? [] : [{ level, text: readSeenText([element]) }]
    })
}

function readLinks($: CheerioAPI, base: string, siteUrl: string): ReadLink[] {
  return $("body :is(a, area)[href]")
    .toArray()
    .map((element) => {
      const rel = (element.attribs.rel ?? "").trim().toLowerCase()
      const href = resolveAddress(element.attribs.href ?? "", base)
      return {
        href,
        path: parseShopPath(href, siteUrl),
        text: readSeenText([element]) || readLabel($(element).find("img").attr("alt"), element),
        rel,
        isNofollow: rel.split(/\s+/).includes("nofollow"),
      }
    })
}

function readLabel(alt: string | undefined, element: { attribs: Record<string, string> }): string {
  const { "aria-label": label, title, alt: ownAlt } = element.attribs
  return collapseText(alt || label || ownAlt || title || "")
}

function readImages($: CheerioAPI, base: string): ReadImage[] {
  return $("body img")
    .toArray()
    .map(({ attribs: { src = "", alt, width, height, loading } }) => ({
      src: resolveAddress(src, base),
      alt: alt === undefined ? null : collapseText(alt),
      widthPx: parseLength(width),
      heightPx: parseLength(height),
      loading: loading?.toLowerCase() ?? null,
    }))
}

function parseLength(text: string | undefined): number | null {
  return text !== undefined && /^\s*\d{1,6}/.test(text) ? Number.parseInt(text, 10) : null
}

function readStructuredData($: CheerioAPI): ReadStructuredData[] {
  return $("script")
    .toArray()
    .filter(({ attribs: { type = "" } }) => /^\s*application\/ld\+json\s*(?:;|$)/i.test(type))
    .map((element) => parseStructuredData($(element).text()))
}

function parseStructuredData(raw: string): ReadStructuredData {
  try {
    return { raw, data: JSON.parse(raw), problem: null }
  } catch (error) {
    return { raw, data: null, problem: error instanceof Error ? error.message : String(error) }
  }
}

function readWords($: CheerioAPI): Pick<ReadPage, "words" | "wordCount" | "mainWordCount"> {
  const words = readSeenText($("body").toArray())
  const main = $("main").toArray()
  const own =
    main.length > 0 ? readSeenText(main, ["nav"]) : readSeenText($("body").toArray(), frameElements)
  return { words, wordCount: countWords(words), mainWordCount: countWords(own) }
}
