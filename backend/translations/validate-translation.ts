import type { SourceText } from "./widget-texts.ts"

/** Maximum characters of a line of text, and of HTML. */
const maxLength = { text: 500, html: 500_000 } as const

/**
 * Returns why a text cannot stand for its English source, written for the owner; null if it can. It
 * must have the same placeholders and links, and no markup that the source lacks.
 */
export function validateTranslation(
  { format, text: source }: Pick<SourceText, "format" | "text">,
  text: string,
): string | null {
  if (text.length > maxLength[format]) return `has more than ${maxLength[format]} characters`
  if (format === "text" && /[\n\r]/.test(text) && !/[\n\r]/.test(source)) {
    return "has several lines; the English text has one"
  }
  return (
    findDifference(listPlaceholders(source), listPlaceholders(text), "placeholder") ??
    validateMarkup(source, text)
  )
}

function listPlaceholders(text: string): string[] {
  return text.match(/\{\{?[\w.]+\}?\}|%\w*\{[\w.]+\}|%[sd]\b/g) ?? []
}

function validateMarkup(source: string, text: string): string | null {
  const allowed = new Set(listTags(source).map(({ signature }) => signature))
  const added = listTags(text).find(({ signature }) => !allowed.has(signature))
  if (added) return `has ${added.tag}, which the English text has not`
  const hasUnclosed = /<[a-z/!?]/i.test(text.replaceAll(tagPattern, ""))
  if (hasUnclosed && !/<[a-z/!?]/i.test(source.replaceAll(tagPattern, ""))) {
    return "has a tag that is not closed"
  }
  const targets = (html: string) => listTags(html).flatMap(({ target }) => target ?? [])
  return findDifference(targets(source), targets(text), "link")
}

/** Returns how the values differ, however they are ordered; null if they are the same. */
function findDifference(
  wanted: readonly string[],
  given: readonly string[],
  name: string,
): string | null {
  const rest = [...given]
  for (const value of wanted) {
    const at = rest.indexOf(value)
    if (at < 0) return `lacks the ${name} ${value}`
    rest.splice(at, 1)
  }
  const [extra] = rest
  return extra === undefined ? null : `has the ${name} ${extra} once too often`
}

const tagPattern = /<\/?[a-z][a-z0-9]*(?:\s(?:[^<>"']|"[^"]*"|'[^']*')*)?\/?>/gi
const attributePattern = /([a-z-]+)\s*=\s*("[^"]*"|'[^']*')/gi

/** Attributes that contain words, which a translation changes. */
const textAttributes: ReadonlySet<string> = new Set(["alt", "title"])

type Tag = { tag: string; signature: string; target: string | null }

/** Lists the tags of a text, with their attributes in any order but without their words. */
function listTags(html: string): Tag[] {
  return (html.match(tagPattern) ?? []).map((tag) => {
    const name = /^<\/?[a-z0-9]+/i.exec(tag)?.[0].toLowerCase() ?? ""
    const attributes = [...tag.matchAll(attributePattern)].map(
      ([, key = "", value = ""]) => [key.toLowerCase(), value.slice(1, -1)] as const,
    )
    const signature = attributes
      .map(([key, value]) => (textAttributes.has(key) ? key : `${key}=${value}`))
      .sort()
      .join(" ")
    const target = attributes.find(([key]) => key === "href" || key === "src")?.[1] ?? null
    return { tag, signature: `${name} ${signature}`, target }
  })
}
