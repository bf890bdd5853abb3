import { searchQuerySchema } from "#lib/contract/search.ts"

/** Returns the search query of a path segment, or null where it is invalid. */
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
