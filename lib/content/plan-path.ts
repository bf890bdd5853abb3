import { slugSchema } from "#lib/contract/primitives.ts"

/** What an address outside the shop's own routes asks for. */
export type PathPlan =
  | { kind: "page"; slug: string }
  | { kind: "editor" }
  | { kind: "moved"; path: string }
  | { kind: "absent" }

/**
 * What the segments of an address ask for, as they stand in it: a page by its slug, the editing
 * system, a page that `isKnown` under its proper address, or nothing (specification 2, section 2).
 * No page takes an item yet, so a second segment names nothing.
 */
export function planPath(
  segments: readonly string[],
  isKnown: (slug: string) => boolean,
): PathPlan {
  const [first] = segments
  if (first === undefined || segments.length > 1) return { kind: "absent" }
  const slug = first.toLowerCase()
  if (!slugSchema.safeParse(slug).success) return { kind: "absent" }
  if (slug === "home") return { kind: "moved", path: "/" }
  if (slug !== first)
    return isKnown(slug) ? { kind: "moved", path: `/${slug}` } : { kind: "absent" }
  return slug === "cms" ? { kind: "editor" } : { kind: "page", slug }
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
