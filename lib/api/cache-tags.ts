import "server-only"
import { unstable_cache } from "next/cache"

/**
 * Registers the cache tags of the page being rendered, and for how many seconds it may be served.
 * Only the tags and the lifetime matter: data itself is never cached, so that a page is always
 * rendered from responses that have just been validated against the contract.
 */
export async function registerCacheTags(
  tags: readonly string[],
  lifetimeSeconds: number,
): Promise<void> {
  const list = [...new Set(tags)].slice(0, 100)
  await unstable_cache(async () => true, ["tags", ...list], {
    tags: list,
    revalidate: lifetimeSeconds,
  })()
}
