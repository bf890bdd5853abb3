import type { PageReport, ParsedImage, ParsedLink } from "./page-report.ts"

/** A link target of a page, listed once. */
export type LinkTarget = {
  href: string
  /** Path on this shop, null for another site or for anything that is no page. */
  path: string | null
  /** Texts of its links, each once. */
  texts: readonly string[]
  isNofollow: boolean
}

/**
 * Returns the link targets of a page in order, those of the shop first, without the page itself.
 */
export function listTargets({ links, url }: Pick<PageReport, "links" | "url">): LinkTarget[] {
  const targets = new Map<string, ParsedLink[]>()
  const { pathname, search } = new URL(url)
  for (const link of links) {
    if (link.path === `${pathname}${search}`) continue
    const key = link.path ?? link.href
    targets.set(key, [...(targets.get(key) ?? []), link])
  }
  const listed = [...targets.values()].flatMap((group): LinkTarget[] => {
    const [first] = group
    if (first === undefined) return []
    const texts = [...new Set(group.map(({ text }) => text.trim()))].filter((text) => text !== "")
    const isNofollow = group.every((link) => link.isNofollow)
    return [{ href: first.href, path: first.path, texts, isNofollow }]
  })
  return [
    ...listed.filter(({ path }) => path !== null),
    ...listed.filter(({ path }) => path === null),
  ]
}

/** Returns the images of a page, each URL once: a gallery may show one several times. */
export function listUniqueImages(images: readonly ParsedImage[]): ParsedImage[] {
  const known = new Map<string, ParsedImage>()
  for (const image of images) {
    const before = known.get(image.src)
    // The occurrence without alternative text is the one to fix.
    if (before === undefined || (before.alt !== null && image.alt === null))
      known.set(image.src, image)
  }
  return [...known.values()]
}
