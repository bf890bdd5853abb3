import { expect, it } from "@jest/globals"
import { load } from "cheerio/slim"
import { seed } from "#backend/seed/data/seed.ts"
import { defaultLocale, type Locale, locales } from "#lib/contract/languages.ts"
import { resolvePathInLocale } from "#lib/i18n/path-locale.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { resolveForTier } from "#tests/tiers.ts"
import { fetchSitemapUrls } from "./parse-xml.ts"

/** The languages of the demonstration shop besides English. */
const translated: readonly Locale[] = locales.filter((locale) =>
  Object.hasOwn(seed.translations, locale),
)
/** Words of English that German, Arabic and Japanese texts do not have. */
const english = /\b(?:the|and|with|your|our|from)\b/i
const names = /Office of the Australian Information Commissioner|Pick up from the workshop/g
const attributes = ["alt", "title", "aria-label", "placeholder"]
/** Core reads one page of each kind. */
const core = ["/", "/faq", "/shop/resin", "/blog/choosing-a-resin", "/product/standard-resin"]

/** Returns the texts of a page that are in English, without what customers wrote, and replies to it. */
async function listEnglishTexts(path: string): Promise<string[]> {
  const { html } = await requestPage(path)
  const $ = load(html)
  $("script, style, blockquote, [lang=en-AU]").remove()
  const labels = attributes.flatMap((name) =>
    $(`body [${name}]`)
      .toArray()
      .map((element) => element.attribs[name] ?? ""),
  )
  const description = $("meta[name=description]").attr("content") ?? ""
  const texts = [$("title").text(), description, $("body").text(), ...labels]
  return texts
    .flatMap((text) => text.replaceAll(names, "").split(/\n|(?<=[.!?。])/))
    .filter((text) => english.test(text))
}

it.each(translated)(
  "the pages that are published in %s contain no English text",
  async (locale) => {
    const urls = await fetchSitemapUrls(locale)
    const paths = urls.map(({ loc }) => new URL(loc).pathname)
    expect(paths.length).toBeGreaterThan(50)
    const read = resolveForTier({ core, full: null })
    const chosen = paths.filter(
      (path) => read === null || read.includes(resolvePathInLocale(path, defaultLocale)),
    )
    expect(chosen.length).toBeGreaterThanOrEqual(core.length)
    const found: string[] = []
    for (const path of chosen) {
      for (const text of await listEnglishTexts(path)) found.push(`${path}: ${text}`)
    }
    expect(found).toEqual([])
  },
)
