import { defaultLocale } from "#lib/contract/languages.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"

/**
 * Seconds a page may be served before it is revalidated without a change event. Change events (see
 * `listTagsOf`) invalidate a page at once; these lifetimes only bound the cost of a lost event.
 */
export const lifetimes = {
  page: 300,
  product: 300,
  productList: 300,
  search: 60,
} as const

/** Cache tags of a page: the sources it was rendered from. */
export const tags = {
  site: "site",
  page: (slug: string) => `page:${slug}`,
  group: (slug: string) => `group:${slug}`,
  product: (slug: string) => `product:${slug}`,
  article: (slug: string) => `article:${slug}`,
  articles: "articles",
  gallery: (id: number | string) => `gallery:${id}`,
  link: (parent: string) => `link:${parent}`,
  /** Lists of a group's records, or of all of them. */
  galleryGroup: (group: string) => `gallery-group:${group}`,
  faqs: (group: string | null) => `faq:${group ?? "all"}`,
  testimonials: (group: string | null) => `testimonial:${group ?? "all"}`,
  people: (group: string | null) => `person:${group ?? "all"}`,
  form: (id: number | string) => `form:${id}`,
  newProducts: "new-products",
  /** Cached in memory only, so that arbitrary searches never fill the disk. */
  search: "search",
  /** Not a source of a page, but the time in ms at which something on it appears or disappears. */
  until: (timestampMs: number) => `until:${timestampMs}`,
  /** Not a source of a page either, but the change event that invalidated it. */
  changeEvent: (id: string) => `change-event:${id}`,
} as const

/** Returns the id of the change event that a tag names; null for every other tag. */
export function parseChangeEventTag(tag: string): string | null {
  return /^change-event:([\w-]{1,64})$/.exec(tag)?.[1] ?? null
}

/** Returns the earliest expiry in ms of a page with these tags; null if it has none. */
export function getExpiresAt(list: readonly string[]): number | null {
  const timestamps = list.flatMap((tag) => /^until:(\d{1,15})$/.exec(tag)?.[1] ?? []).map(Number)
  return timestamps.length > 0 ? Math.min(...timestamps) : null
}

/**
 * Returns the tag of a source's texts in one language, which only pages in that language have; the
 * plain tag for English, whose changes concern every language.
 */
export function buildLanguageTag(tag: string, language: string | undefined): string {
  return language === undefined || language === defaultLocale ? tag : `${tag}@${language}`
}

/**
 * Lists the cache tags of the pages that show a changed record: of all of them, or of those in the
 * language in which its texts changed.
 */
export function listTagsOf(change: ChangedRecord): string[] {
  return listSourceTags(change).map((tag) => buildLanguageTag(tag, change.language))
}

function listSourceTags(change: ChangedRecord): string[] {
  switch (change.kind) {
    case "site":
      return [tags.site]
    case "page":
      return [tags.page(change.slug), tags.search]
    case "group":
      return [tags.group(change.slug), tags.search]
    case "product":
      return [tags.product(change.slug), tags.search]
    case "new-products":
      return [tags.newProducts]
    case "article":
      return [tags.article(change.slug), tags.articles, tags.search]
    case "gallery":
      return [tags.gallery(change.slug)]
    case "link":
      return [tags.link(change.slug)]
    case "gallery-group":
      return [tags.galleryGroup(change.slug)]
    case "faq":
      return [tags.faqs(change.slug), tags.search]
    case "testimonial":
      return [tags.testimonials(change.slug)]
    case "person":
      return [tags.people(change.slug)]
    case "form":
      return [tags.form(change.slug)]
    case "search":
      return [tags.search]
  }
}
