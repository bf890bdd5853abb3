import { slugSchema } from "#lib/contract/primitives.ts"

/** What an address outside the shop's own routes asks for. */
export type PathPlan =
  | { kind: "page"; slug: string; item: string | null; parameters: readonly string[] }
  | { kind: "editor" }
  | { kind: "absent" }

/**
 * What the segments of an address in its one spelling ask for: a page by its slug, the editing
 * system, or nothing (specification 2, section 2). A second segment is the page's item, the third and
 * fourth are further parameters, if `isKnown` knows the page; whether there is anything at them is for
 * the page to say.
 */
export function planPath(
  segments: readonly string[],
  isKnown: (slug: string) => boolean,
): PathPlan {
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
