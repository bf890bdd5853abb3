import { defaultLocale, getLanguageTag } from "#lib/contract/languages.ts"
import type { CatalogueIssue, Texts } from "./flatten-catalogue.ts"
import { type Counted, parseMessage } from "./parse-message.ts"
import { listScriptIssues } from "./script-issues.ts"
import { canEqualEnglish } from "./untranslated-terms.ts"

/**
 * Maximum width of texts with limited space on a phone of 360 px, in average Latin characters.
 * Chinese, Japanese and Korean characters count as two. The first matching line applies.
 */
const rooms: readonly (readonly [keys: RegExp, maxWidth: number])[] = [
  // Beside the logo and the badges of the header.
  [/^layout\.(?:search\.button|account\.\w+)$/, 22],
  // Badges on a product's image.
  [/^product\.(?:new|special|outOfStock|inStock)$/, 20],
  // Two buttons in one line.
  [/^consent\.(?:accept|reject|choose|acceptAll|rejectAll|save)$/, 24],
  // One line of 14 px between them.
  [/^product\.(?:added|viewCart)$/, 18],
  // A full-width button, in one line of 16 px.
  [/^product\.(?:addToCart|addedToCart|checkoutNow|selectOptions)$/, 28],
  [
    /(?<!refunded)\.(?:button|submit|apply|cancel|print|retry|pay|payPlain|back|remove|redeemButton|download)$/,
    30,
  ],
  [/^checkout\.summary\.(?:pay|place|pricing|submitting|price)$/, 34],
  // Headings of tables and lines of totals: half of the page.
  [
    /^(?:cart|checkout)\.summary\.(?!note|stock|blocked|quoteFirst)\w+$|^invoice\.(?:quantity|price|amount)$/,
    36,
  ],
  [/^(?:profile|address)\.fields\./, 40],
]

/** Returns an issue if the text is wider than the space for its key. */
function listWidthIssues(key: string, words: string): string[] {
  const room = rooms.find(([keys]) => keys.test(key))?.[1]
  const width = measureWidth(words)
  if (room === undefined || width <= room) return []
  return [`is ${width} characters wide, and there is room for ${room}`]
}

/** Returns the width of a text in characters: combining marks count 0, East Asian characters 2. */
function measureWidth(text: string): number {
  const characters = text.replaceAll(/[\p{M}\u200b-\u200f\u2066-\u2069]/gu, "")
  const wide = characters.match(
    /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/gu,
  )
  return [...characters].length + (wide?.length ?? 0)
}

/**
 * Bidirectional control characters that open an embedding or isolate, and the one that closes each.
 */
const openers: Readonly<Record<string, string>> = {
  "\u2066": "\u2069",
  "\u2067": "\u2069",
  "\u2068": "\u2069",
  "\u202a": "\u202c",
  "\u202b": "\u202c",
}

/**
 * Returns the punctuation issues of a text: leading and trailing spaces, text direction, quotes.
 */
function listPunctuationIssues(text: string, english: string, locale: string): string[] {
  if (text.trim() === "") return ["is empty"]
  return [
    ...(text === text.trim() ? [] : ["begins or ends with a space"]),
    ...(/\S {2,}\S/.test(text) ? ["has two spaces in a row"] : []),
    ...(/(?<![=\w])"|"(?![=\w>])/.test(text) ? ["has straight quotes"] : []),
    ...(locale === "fr" && / [:;?!»]|« /.test(text)
      ? ["has a space where lines may break before a mark; write U+202F"]
      : []),
    ...(/^(?:ru|uk)$/.test(locale) && /\{(?:day|date)\}\./.test(text)
      ? ["ends with a date, which has a full stop of its own; put it elsewhere"]
      : []),
    ...(isBalanced(text) ? [] : ["opens or closes a direction (FSI, PDI) without its counterpart"]),
    ...(/(?!\n)\p{Cc}|\ufffd|\\u[0-9a-f]{4}/iu.test(text) ? ["has unreadable characters"] : []),
    ...(/[a-z]'[a-z]|'[{<]/iu.test(text) && text !== english
      ? ["has a straight apostrophe; write ’"]
      : []),
  ]
}

function isBalanced(text: string): boolean {
  const open: string[] = []
  for (const mark of text.match(/[\u202a-\u202c\u2066-\u2069]/gu) ?? []) {
    const closes = openers[mark]
    if (closes) open.push(closes)
    else if (open.pop() !== mark) return false
  }
  return open.length === 0
}

/** Returns all issues of a language's texts, compared with the English ones. */
export function validateCatalogue(locale: string, english: Texts, texts: Texts): CatalogueIssue[] {
  const missing = [...english.keys()].filter((key) => !texts.has(key))
  const superfluous = [...texts.keys()].filter((key) => !english.has(key))
  const order = [...english.keys()].filter((key) => texts.has(key))
  const moved = [...texts.keys()]
    .filter((key) => english.has(key))
    .find((key, at) => key !== order[at])
  return [
    ...(moved ? [{ key: moved, issue: "stands elsewhere than in English" }] : []),
    ...missing.map((key) => ({ key, issue: "is missing" })),
    ...superfluous.map((key) => ({ key, issue: "is not among the English texts" })),
    ...[...texts].flatMap(([key, text]) => {
      const original = english.get(key)
      const issues = original === undefined ? [] : checkText(locale, key, original, text)
      return issues.map((issue) => ({ key, issue }))
    }),
  ]
}

/** Parsed English texts: those of every language are compared with the same ones. */
const englishMessages = new Map<string, ReturnType<typeof parseMessage>>()

function parseEnglish(text: string): ReturnType<typeof parseMessage> {
  const known = englishMessages.get(text)
  if (known) return known
  const message = parseMessage(text)
  englishMessages.set(text, message)
  return message
}

function checkText(locale: string, key: string, english: string, text: string): string[] {
  const parsed = parseMessage(text)
  if (!parsed.ok) return [`is no ICU message: ${parsed.error}`]
  const message = parsed.value
  const original = parseEnglish(english)
  const issues = [
    ...listPunctuationIssues(text, english, locale),
    ...message.counted.flatMap((counted) => listPluralIssues(counted, getLanguageTag(locale))),
    ...listWidthIssues(key, message.words),
  ]
  if (locale === defaultLocale || !original.ok) return issues
  const [has, needs] = [message.places.join(" "), original.value.places.join(" ")]
  if (has !== needs) issues.push(`has the places ${has || "none"}, English has ${needs || "none"}`)
  if (text !== english) return [...issues, ...listScriptIssues(message.words, locale)]
  return canEqualEnglish(english, message.words, locale) ? issues : [...issues, "is still English"]
}

/** Whole numbers that cover all plural categories of every language up to a thousand. */
const samples = [...Array(201).keys(), 1_000]

type PluralRules = { categories: ReadonlySet<string>; ofSamples: ReadonlyMap<number, string> }

/** The plural rules of the languages: every counted text of a language needs the same ones. */
const pluralRules = new Map<string, PluralRules>()

function getPluralRules(languageTag: string): PluralRules {
  const known = pluralRules.get(languageTag)
  if (known) return known
  const rules = new Intl.PluralRules(languageTag)
  const found = {
    categories: new Set<string>(rules.resolvedOptions().pluralCategories),
    ofSamples: new Map(samples.map((count) => [count, rules.select(count)])),
  }
  pluralRules.set(languageTag, found)
  return found
}

/**
 * Returns the plural issues of a counted text: missing forms, forms that the language does not
 * have, and forms for several numbers that omit the number.
 */
function listPluralIssues({ name, forms }: Counted, languageTag: string): string[] {
  const { categories: known, ofSamples } = getPluralRules(languageTag)
  const given = new Map(forms.map((form) => [form.rule, form]))
  const used = new Map<string, number[]>()
  for (const [count, category] of ofSamples) {
    const exact = `=${count}`
    const rule = given.has(exact) ? exact : category
    const counts = used.get(rule)
    if (counts) counts.push(count)
    else used.set(rule, [count])
  }
  const missing = [...used.keys()].filter((rule) => !given.has(rule))
  const unknown = forms.filter(({ rule }) => !rule.startsWith("=") && !known.has(rule))
  const isNumberIncluded = forms.some(({ includesNumber }) => includesNumber)
  const silent = forms.filter(
    ({ rule, includesNumber }) =>
      isNumberIncluded && !includesNumber && (used.get(rule)?.length ?? 0) > 1,
  )
  return [
    ...missing.map((rule) => `{${name}} has no form "${rule}"`),
    ...unknown.map(({ rule }) => `{${name}} has a form "${rule}" that the language does not know`),
    ...silent.map(({ rule }) => {
      const [one, other] = used.get(rule) ?? []
      return `the form "${rule}" of {${name}} leaves out the number, but is used for ${one} and ${other}`
    }),
  ]
}
