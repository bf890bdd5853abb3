import { slugSchema } from "#lib/contract/primitives.ts"

/** What a path outside the shop's own routes resolves to. */
export type ResolvedContentPath =
  | { kind: "page"; slug: string; item: string | null; parameters: readonly string[] }
  | { kind: "editor" }
  | { kind: "absent" }

/**
 * Resolves the segments of a canonical path: to a page by its slug, to the editing system, or to
 * nothing (specification 2, section 2). A second segment is the page's item, the third and fourth
 * are further parameters, if `isKnown` is true for the page. The page decides whether they exist.
 */
export function resolveContentPath(
  segments: readonly string[],
  isKnown: (slug: string) => boolean,
): ResolvedContentPath {
  const [slug, item = null, ...parameters] = segments
  if (slug === undefined || segments.length > 4 || !segments.every(isSlug)) {
    return { kind: "absent" }
  }
  const page = { kind: "page", slug, item, parameters } as const
  if (item !== null) return isKnown(slug) ? page : { kind: "absent" }
  if (slug === "home") return { kind: "absent" }
  return slug === "cms" ? { kind: "editor" } : page
}

function isSlug(segment: string): boolean {
  return slugSchema.safeParse(segment).success
}

/** Returns the path of these segments, decoded where possible. */
export function buildReadablePath(segments: readonly string[]): string {
  return `/${segments.map(decodeSegment).join("/")}`
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
