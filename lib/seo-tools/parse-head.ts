import type { CheerioAPI } from "cheerio/slim"
import { collapseWhitespace } from "#lib/seo/graph/visible-text.ts"
import type { ParsedHead } from "./page-report.ts"

/** Crawlers whose robots rules apply to the major search engines. */
const robotNames = ["robots", "googlebot", "bingbot"]

/** Parses the head of a page; URLs are resolved against `base`. */
export function parseHead($: CheerioAPI, base: string): ParsedHead {
  const metas = listMetas($)
  const contentOf = (name: string) => metas.find((meta) => meta.name === name)?.content ?? null
  const title = $("head > title").first()
  return {
    title: title.length === 0 ? null : collapseWhitespace(title.text()),
    description: contentOf("description"),
    canonical: parseCanonical($, base),
    robots: metas
      .filter(({ name, content }) => robotNames.includes(name) && content !== "")
      .map(({ content }) => content.toLowerCase())
      .join(", "),
    hreflang: parseAlternates($, base),
    og: pickFirst(metas, /^(?:og|fb|article|product|profile|book|video|music):/),
    twitter: pickFirst(metas, /^twitter:/),
    icons: parseIcons($, base),
    lang: $("html").attr("lang") ?? null,
    dir: $("html").attr("dir") ?? null,
  }
}

type Meta = { name: string; content: string }

function listMetas($: CheerioAPI): Meta[] {
  return $("head meta")
    .toArray()
    .map(({ attribs }) => ({
      name: (attribs.name ?? attribs.property ?? "").trim().toLowerCase(),
      content: collapseWhitespace(attribs.content ?? ""),
    }))
    .filter(({ name }) => name !== "")
}

function pickFirst(metas: readonly Meta[], pattern: RegExp): Record<string, string> {
  const firsts = metas.filter(({ name }) => pattern.test(name)).reverse()
  return Object.fromEntries(firsts.map(({ name, content }) => [name, content]))
}

type LinkElement = { rel: string; href: string; hreflang: string; media: string | null }

function listLinkElements($: CheerioAPI, rel: RegExp): LinkElement[] {
  return $("head link[href]")
    .toArray()
    .map(({ attribs }) => ({
      rel: (attribs.rel ?? "").trim().toLowerCase(),
      href: attribs.href ?? "",
      hreflang: (attribs.hreflang ?? "").trim(),
      media: attribs.media ?? null,
    }))
    .filter((element) => rel.test(element.rel))
}

function parseCanonical($: CheerioAPI, base: string): string | null {
  const [first] = listLinkElements($, /(?:^|\s)canonical(?:\s|$)/)
  return first === undefined ? null : resolveUrl(first.href, base)
}

function parseAlternates($: CheerioAPI, base: string): ParsedHead["hreflang"] {
  return listLinkElements($, /(?:^|\s)alternate(?:\s|$)/)
    .filter(({ hreflang }) => hreflang !== "")
    .map(({ hreflang, href }) => ({ lang: hreflang, href: resolveUrl(href, base) }))
}

function parseIcons($: CheerioAPI, base: string): ParsedHead["icons"] {
  return listLinkElements($, /icon/).map(({ rel, href, media }) => ({
    rel,
    media,
    href: resolveUrl(href, base),
  }))
}

/**
 * Resolves the URL of an attribute against `base`: absolute, or as written if it is no valid URL.
 */
export function resolveUrl(url: string, base: string): string {
  const text = collapseWhitespace(url)
  return URL.canParse(text, base) ? new URL(text, base).href : text
}
