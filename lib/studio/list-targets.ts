import type { PageReport, ReadImage, ReadLink } from "./page-report.ts"

/** Everything that a page links to, each once. */
export type LinkTarget = {
  href: string
  /** Path on this shop, null for another site or what is no page. */
  path: string | null
  /** The words of its links, each once. */
  texts: readonly string[]
  isNofollow: boolean
}

/** The targets of a page's links in their order, those of the shop first, without the page itself. */
export function listTargets({ links, url }: Pick<PageReport, "links" | "url">): LinkTarget[] {
  const targets = new Map<string, ReadLink[]>()
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

/** Pictures of a page by their address: a gallery may show one several times. */
export function listPictures(images: readonly ReadImage[]): ReadImage[] {
  const known = new Map<string, ReadImage>()
  for (const image of images) {
    const before = known.get(image.src)
    // The one without a text is the one to mend.
    if (before === undefined || (before.alt !== null && image.alt === null))
      known.set(image.src, image)
  }
  return [...known.values()]
}
