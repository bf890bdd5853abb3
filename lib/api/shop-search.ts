import "server-only"
import { buildGroupPath, buildQuestionsPath } from "#lib/catalogue/shop-paths.ts"
import type { ContentHit, UnderstoodSearch } from "#lib/catalogue/shop-search.ts"
import { buildArticlePath } from "#lib/content/article.ts"
import { defaultLocale } from "#lib/contract/languages.ts"
import { type Money, parseAmount } from "#lib/contract/money.ts"
import type { WireSearchContent, WireUnderstoodSearch } from "#lib/contract/search.ts"
import { parseTranslated } from "#lib/contract/translated-text.ts"
import type { Picture } from "#lib/images/picture.ts"
import { getContentLanguage } from "./content-language.ts"
import { parsePicture } from "./picture.ts"
import { fetchRest } from "./transport.ts"

/** A product suggested while a customer is still typing. */
export type Suggestion = {
  name: string
  slug: string
  optionQuery?: string | undefined
  price: Money
  hasPriceRange: boolean
  picture: Picture | null
}

/** What is suggested, best first within each kind; `count` is the number of all matching products. */
export type Suggestions = {
  products: Suggestion[]
  content: Pick<ContentHit, "kind" | "name" | "path">[]
  count: number
}

/**
 * Lists the few products and other hits nearest to the text typed so far. The page that the owner
 * leads the search to is the first of them. Never cached.
 */
export async function listSuggestions(
  query: string,
  locale: string = defaultLocale,
): Promise<Suggestions> {
  const { language } = await getContentLanguage(locale)
  const input = { query: { query } }
  const { data, redirect, ...found } = await fetchRest("suggestProducts", input, { language })
  const { count } = found
  const content = found.content.map(parseContentHit)
  const products = data.map(({ name, slug, option_query, price, has_price_range, image }) => ({
    name,
    slug,
    optionQuery: option_query,
    price: parseAmount(price),
    hasPriceRange: has_price_range,
    picture: parsePicture(image),
  }))
  if (redirect === null || !isOwnPath(redirect.path)) return { products, content, count }
  const others = content.filter(({ path }) => path !== redirect.path)
  return { products, content: [{ kind: "page", ...redirect }, ...others], count }
}

/**
 * Returns the path to which the owner leads a submitted search, or null for its results. The API
 * counts the search if it finds nothing.
 */
export async function submitSearch(
  query: string,
  isRobot: boolean,
  locale: string = defaultLocale,
): Promise<string | null> {
  const { language } = await getContentLanguage(locale)
  const body = { query, is_robot: isRobot }
  const { redirect } = await fetchRest("submitSearch", { body }, { language })
  return redirect !== null && isOwnPath(redirect) ? redirect : null
}

function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])/.test(path)
}

type HitTarget = { kind: ContentHit["kind"]; id: number; slug: string; parent: string }

/** Returns the path of a hit: a question's is the page that shows it, at its place there. */
export function buildHitPath({ kind, id, slug, parent }: HitTarget): string {
  switch (kind) {
    case "category":
      return buildGroupPath(parent, slug)
    case "page":
      return buildContentPath(slug)
    case "article":
      return buildArticlePath(slug)
    case "question":
      return slug === ""
        ? `${buildContentPath(parent)}#faq-${id}`
        : `${buildQuestionsPath(slug)}#question-${id}`
  }
}

function buildContentPath(slug: string): string {
  return slug === "home" ? "/" : `/${slug}`
}

/** Parses a hit beside the products. */
export function parseContentHit(wire: WireSearchContent): ContentHit {
  const { kind, id, name, text } = wire
  return { kind, id, name, text, path: buildHitPath(wire), ...parseTranslated(wire) }
}

/** Parses how a search was understood, with the labels of its values. */
export function parseUnderstoodSearch(
  wire: WireUnderstoodSearch,
  termLabels: Readonly<Record<string, string>>,
): UnderstoodSearch {
  const { words, price, values, sku } = wire
  const parseBound = (amount: string | null) => (amount === null ? null : parseAmount(amount))
  return {
    words,
    price: price && {
      kind: price.kind,
      min: parseBound(price.min),
      max: parseBound(price.max),
    },
    values,
    termLabels,
    sku,
    ignoredPrice: wire.ignored_price,
    isApplied: wire.is_applied,
  }
}
