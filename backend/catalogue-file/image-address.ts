const width = 1600

/** Where a picture of the shop can be fetched. */
export function buildImageAddress(hash: string, siteUrl: string): string {
  return `${siteUrl}/assets/i/${hash}/4x3/${width}.jpeg`
}

/** The picture of this shop that an address or a bare key means; null for any other address. */
export function findImageHash(address: string): string | null {
  return /^(?:.*\/assets\/i\/)?([0-9a-f]{32})(?:\/.*)?$/.exec(address.trim())?.[1] ?? null
}
