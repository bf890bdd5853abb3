import type { PageFacts as Facts } from "#lib/content/page-facts.ts"

/** Renders the data that `RevalidateOnView` needs as a `<data>` element, without JavaScript. */
export function PageFacts({ kind, slug, updatedAt, nextChangeMs = null }: Facts) {
  return (
    <data
      hidden
      data-page-kind={kind}
      data-page-slug={slug}
      data-next-change={nextChangeMs ?? undefined}
      value={updatedAt}
    />
  )
}

/** Returns the data that the open page has rendered; null if it has none. */
export function getPageFacts(root: ParentNode = document) {
  const element = root.querySelector<HTMLDataElement>("data[data-page-kind]")
  if (!element) return null
  const { pageKind, pageSlug } = element.dataset
  return {
    kind: pageKind ?? "",
    slug: pageSlug ?? "",
    updatedAt: element.value,
  }
}
