const width = 1600

/** Returns the URL of an image of this shop: JPEG, 4:3, 1,600 pixels wide. */
export function buildCsvImageUrl(hash: string, siteUrl: string): string {
  return `${siteUrl}/assets/i/${hash}/4x3/${width}.jpeg`
}

/**
 * Returns the image hash of one of this shop's image URLs or of a bare hash; null for any other
 * URL.
 */
export function findImageHash(url: string): string | null {
  return /^(?:.*\/assets\/i\/)?([0-9a-f]{32})(?:\/.*)?$/.exec(url.trim())?.[1] ?? null
}
