import { slugSchema } from "#lib/contract/primitives.ts"

/** What an address outside the shop's own routes asks for. */
export type PathPlan =
  | { kind: "page"; slug: string; item: string | null }
  | { kind: "editor" }
  | { kind: "absent" }

/**
 * What the segments of an address in its one spelling ask for: a page by its slug, the editing
 * system, or nothing (specification 2, section 2). A second segment is the page's item, if `isKnown`
 * knows the page; whether there is such an item is for the page to say. The third and fourth are
 * further parameters, which no widget takes, so they name nothing.
 */
export function planPath(
  segments: readonly string[],
  isKnown: (slug: string) => boolean,
): PathPlan {
  const [slug, item = null] = segments
  if (slug === undefined || segments.length > 2 || !isSlug(slug)) return { kind: "absent" }
  if (item !== null) {
    return isKnown(slug) && isSlug(item) ? { kind: "page", slug, item } : { kind: "absent" }
  }
  if (slug === "home") return { kind: "absent" }
  return slug === "cms" ? { kind: "editor" } : { kind: "page", slug, item }
}

function isSlug(segment: string): boolean {
  return slugSchema.safeParse(segment).success
}

/** The path these segments were, readable where they can be decoded. */
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
