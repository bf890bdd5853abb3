import type { FastifyRequest } from "fastify"
import { isLocale, type Locale } from "#lib/contract/languages.ts"

/**
 * Resolves the preferred language from the `Accept-Language` header (RFC 9110, section 12.5.4): the
 * supported language with the highest weight. Null if it names none.
 */
export function resolveLanguage({ headers }: Pick<FastifyRequest, "headers">): Locale | null {
  const ranges = (headers["accept-language"] ?? "").slice(0, 500).split(",").map(parseLanguageRange)
  // The sort is stable: languages with equal weight remain in order.
  const [best] = ranges
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ language }) => (isLocale(language) ? [language] : []))
  return best ?? null
}

/** Parses "pt-BR;q=0.8" into the primary language and its weight from 0 to 1. */
function parseLanguageRange(range: string): { language: string; weight: number } {
  const [tag = "", ...settings] = range.split(";").map((part) => part.trim().toLowerCase())
  const quality = settings.find((setting) => setting.startsWith("q="))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { language: tag.split("-", 1)[0] ?? "", weight: Number.isFinite(weight) ? weight : 0 }
}
