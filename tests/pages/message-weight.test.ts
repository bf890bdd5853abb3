import { brotliCompressSync } from "node:zlib"
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals"
import type { Locale } from "#lib/contract/languages.ts"
import { getMessageCatalogue } from "#tests/assertions/message-catalogue.ts"
import { type Member, openMember } from "#tests/support/member-browser.ts"
import { requestPage } from "#tests/support/request-page.ts"
import { updateUserToAdmin } from "#tests/support/shop-marketer.ts"
import { resolveForTier } from "#tests/tiers.ts"

const maxBytes = 6 * 1024
/** Georgian: its texts are the longest, and nothing else on a page uses its script. */
const longestLocale = "ka"
const georgianText = /\p{Script=Georgian}(?:[^"\\<]*\p{Script=Georgian})?/gu
/** Shorter texts may occur in any page or script by chance. */
const minLength = 24

/** Message namespaces for all public pages or for one kind of them. */
const publicNamespaces = [
  "layout",
  "category",
  "product",
  "search",
  "content",
  "notFound",
  "error",
  "frame",
  "testimonials",
  "form",
  "gallery",
  "embed",
  "session",
  "consent",
  "cart",
  "voucher",
  "webApp",
  "newsletter",
]

let member: Member
beforeAll(async () => {
  member = await openMember()
  await updateUserToAdmin(member)
})
afterAll(() => member.remove())

function listTextsOf(value: unknown): string[] {
  if (typeof value === "string") return value.length < minLength ? [] : [value]
  return typeof value === "object" && value !== null
    ? Object.values(value).flatMap(listTextsOf)
    : []
}

/** Returns the texts that no public page needs. */
function listPrivateTexts(locale: Locale): string[] {
  const entries = Object.entries(getMessageCatalogue(locale))
  const isPublic = (name: string) => publicNamespaces.includes(name)
  const shown = new Set(
    entries.flatMap(([name, part]) => (isPublic(name) ? listTextsOf(part) : [])),
  )
  // The newsletter form in the footer has the wording of the checkout.
  shown.add(getMessageCatalogue(locale).checkout.marketing)
  return entries
    .flatMap(([name, part]) => (isPublic(name) ? [] : listTextsOf(part)))
    .filter((text) => !shown.has(text))
}

const listScripts = (html: string) =>
  new Set([...html.matchAll(/\/_next\/static\/chunks\/[^"\\?]+\.js/g)].map(([path]) => path))

type LocalisedPage = readonly [Locale, path: string]

const corePages: readonly LocalisedPage[] = [
  ["en", "/"],
  ["ka", "/ka/shop/resin"],
]
const publicPages: readonly LocalisedPage[] = [
  ...corePages,
  ["de", "/de"],
  ["ja", "/ja/blog"],
  ["ar", "/ar/about"],
]

describe("a public page", () => {
  it.each(resolveForTier({ core: corePages, full: publicPages }))(
    "contains no message catalogue in %s: %s",
    async (locale, path) => {
      const { html } = await requestPage(path)
      const scripts = await Promise.all([...listScripts(html)].map((script) => requestPage(script)))
      expect(scripts.length).toBeGreaterThan(3)
      const sent = [html, ...scripts.map((script) => script.html)].join("\n")
      const texts = listPrivateTexts(locale)
      expect(texts.length).toBeGreaterThan(300)
      expect(texts.filter((text) => sent.includes(text))).toEqual([])
      // Nor its own texts in another language, except for the names of the languages.
      const others = ["de", "ja", "ru", "ar"] as const
      for (const otherLocale of others.filter((each) => each !== locale)) {
        const otherTexts = listTextsOf(getMessageCatalogue(otherLocale))
        expect(otherTexts.filter((text) => sent.includes(text))).toEqual([])
      }
    },
  )
})

const privatePages = [
  "/cart",
  "/checkout",
  "/my-account",
  "/profile",
  "/my-account/addresses/new",
  "/seo",
  "/seo/audit",
  "/admin",
  "/signup",
]

describe("a private page", () => {
  it.each(resolveForTier({ core: ["/cart", "/checkout"], full: privatePages }))(
    `${"%s"} contains at most ${maxBytes / 1024} KB of compressed texts for its scripts`,
    async (path) => {
      const { status, html } = await member.open(`/${longestLocale}${path}`)
      expect(status).toBe(200)
      const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code)
      const texts = scripts.flatMap((code) => code?.match(georgianText) ?? [])
      expect(texts.length).toBeGreaterThan(10)
      const bytes = brotliCompressSync(texts.join("\n")).length
      expect(bytes).toBeLessThanOrEqual(maxBytes)
    },
  )
})
