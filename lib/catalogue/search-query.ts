import { searchQuerySchema } from "#lib/contract/product.ts"

/** The words an address segment searches for, or null where they cannot be searched. */
export function parseSearchSegment(segment: string): string | null {
  const text = decodeSegment(segment)
  const query = text === null ? null : searchQuerySchema.safeParse(text)
  return query?.success ? query.data : null
}

function decodeSegment(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
