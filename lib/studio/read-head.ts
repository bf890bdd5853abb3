import type { CheerioAPI } from "cheerio"
import { collapseText } from "./collapse-text.ts"
import type { ReadHead } from "./page-report.ts"
import { resolveAddress } from "./resolve-address.ts"

/** Crawlers whose robots rules apply to the major search engines. */
const robotNames = ["robots", "googlebot", "bingbot"]

/** Parses the head of a page; URLs are resolved against `base`. */
export function readHead($: CheerioAPI, base: string): ReadHead {
  const metas = listMetas($)
  const contentOf = (name: string) => metas.find((meta) => meta.name === name)?.content ?? null
  const title = $("head > title").first()
  return {
    title: title.length === 0 ? null : collapseText(title.text()),
    description: contentOf("description"),
    canonical: readCanonical($, base),
    robots: metas
      .filter(({ name, content }) => robotNames.includes(name) && content !== "")
      .map(({ content }) => content.toLowerCase())
      .join(", "),
    hreflang: readAlternates($, base),
    og: pickFirst(metas, /^(?:og|fb|article|product|profile|book|video|music):/),
    twitter: pickFirst(metas, /^twitter:/),
    icons: readIcons($, base),
    lang: $("html").attr("lang") ?? null,
    dir: $("html").attr("dir") ?? null,
    themeColours: metas
      .filter(({ name }) => name === "theme-color")
      .map(({ content, media }) => ({ content, media })),
  }
}

type Meta = { name: string; content: string; media: string | null }

function listMetas($: CheerioAPI): Meta[] {
  return $("head meta")
    .toArray()
    .map(({ attribs }) => ({
      name: (attribs.name ?? attribs.property ?? "").trim().toLowerCase(),
      content: collapseText(attribs.content ?? ""),
      media: attribs.media ?? null,
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

function readCanonical($: CheerioAPI, base: string): string | null {
  const [first] = listLinkElements($, /(?:^|\s)canonical(?:\s|$)/)
  return first === undefined ? null : resolveAddress(first.href, base)
}

function readAlternates($: CheerioAPI, base: string): ReadHead["hreflang"] {
  return listLinkElements($, /(?:^|\s)alternate(?:\s|$)/)
    .filter(({ hreflang }) => hreflang !== "")
    .map(({ hreflang, href }) => ({ lang: hreflang, href: resolveAddress(href, base) }))
}

function readIcons($: CheerioAPI, base: string): ReadHead["icons"] {
  return listLinkElements($, /icon/).map(({ rel, href, media }) => ({
    ...{ rel, media },
    href: resolveAddress(href, base),
  }))
}
