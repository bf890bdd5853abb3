import { streamAddresses } from "#lib/api/addresses.ts"
import { log } from "#lib/log.ts"
import type { SiteAddress } from "#lib/seo/crawl/site-address.ts"

/**
 * Returns the first URLs of the shop, in English. Empty if they cannot be listed: they are optional
 * suggestions.
 */
export async function listAddresses(most: number): Promise<Pick<SiteAddress, "kind" | "path">[]> {
  const addresses: Pick<SiteAddress, "kind" | "path">[] = []
  try {
    for await (const { kind, path } of streamAddresses()) {
      if (addresses.push({ kind, path }) >= most) break
    }
  } catch (error) {
    log.warn({ reason: String(error) }, "the studio offers no addresses")
  }
  return addresses
}
