import type { FastifyRequest } from "fastify"
import { isLocale, type Locale } from "#lib/contract/languages.ts"

/**
 * The language of the visitor that a request is made for, by its `Accept-Language` (RFC 9110, section
 * 12.5.4): the shop's language that is liked best. Null where it names none of them.
 */
export function resolveLanguage({ headers }: Pick<FastifyRequest, "headers">): Locale | null {
  const wishes = (headers["accept-language"] ?? "").slice(0, 500).split(",").map(parseWish)
  // Sorting keeps the order of what is liked equally.
  const [best] = wishes
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ language }) => (isLocale(language) ? [language] : []))
  return best ?? null
}

/** "pt-BR;q=0.8" as its language and how much it is liked, from 0 to 1. */
function parseWish(wish: string): { language: string; weight: number } {
  const [tag = "", ...settings] = wish.split(";").map((part) => part.trim().toLowerCase())
  const quality = settings.find((setting) => setting.startsWith("q="))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { language: tag.split("-", 1)[0] ?? "", weight: Number.isFinite(weight) ? weight : 0 }
}
