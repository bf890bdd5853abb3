import { slugSchema } from "#lib/contract/primitives.ts"

/** What an address outside the shop's own routes asks for. */
export type PathPlan =
  | { kind: "page"; slug: string; item: string | null }
  | { kind: "editor" }
  | { kind: "moved"; path: string }
  | { kind: "absent" }

/**
 * What the segments of an address ask for, as they stand in it: a page by its slug, the editing
 * system, a page that `isKnown` under its proper address, or nothing (specification 2, section 2).
 * A second segment is the page's item; whether there is such an item is for the page to say. The
 * third and fourth are further parameters, which no widget takes, so they name nothing.
 */
export function planPath(
  segments: readonly string[],
  isKnown: (slug: string) => boolean,
): PathPlan {
  const [first] = segments
  if (first === undefined || segments.length > 2) return { kind: "absent" }
  const slug = first.toLowerCase()
  if (!slugSchema.safeParse(slug).success) return { kind: "absent" }
  const item = segments[1]?.toLowerCase() ?? null
  if (item !== null) return planItem(slug, item, segments, isKnown)
  if (slug === "home") return { kind: "moved", path: "/" }
  if (slug !== first)
    return isKnown(slug) ? { kind: "moved", path: `/${slug}` } : { kind: "absent" }
  return slug === "cms" ? { kind: "editor" } : { kind: "page", slug, item }
}

function planItem(
  slug: string,
  item: string,
  segments: readonly string[],
  isKnown: (slug: string) => boolean,
): PathPlan {
  if (!isKnown(slug) || !slugSchema.safeParse(item).success) return { kind: "absent" }
  const isProper = segments[0] === slug && segments[1] === item
  return isProper ? { kind: "page", slug, item } : { kind: "moved", path: `/${slug}/${item}` }
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
