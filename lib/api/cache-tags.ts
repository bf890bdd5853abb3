import "server-only"
import { unstable_cache } from "next/cache"
import { buildLanguageTag, getExpiresAt } from "#lib/cache.ts"
import { defaultLocale } from "#lib/contract/languages.ts"

/** Next.js allows 128 tags for a page, and a page in another language has two for most sources. */
const maxTags = 100

/**
 * Registers the cache tags of the page being rendered, and for how many seconds it may be served.
 * Only the tags and the lifetime matter: data itself is never cached, so that a page is always
 * rendered from responses that have just been validated against the contract. A page in another
 * language than English also gets the tags of the texts in its language.
 */
export async function registerCacheTags(
  tags: readonly string[],
  lifetimeSeconds: number,
  locale: string = defaultLocale,
): Promise<void> {
  const list = [...new Set(tags)].slice(0, maxTags).flatMap((tag) => listTags(tag, locale))
  await unstable_cache(async () => true, ["tags", ...list], {
    tags: list,
    revalidate: lifetimeSeconds,
  })()
}

function listTags(tag: string, locale: string): string[] {
  const own = buildLanguageTag(tag, locale)
  return own === tag || getExpiresAt([tag]) !== null ? [tag] : [tag, own]
}
