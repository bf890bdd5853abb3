import type { PageFacts as Facts } from "#lib/content/page-facts.ts"

/** Leaves in the page what the frame's page keeper needs to keep it true. Costs no scripts. */
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

/** What the open page left, or null where it says nothing of itself. */
export function readPageFacts(root: ParentNode = document) {
  const element = root.querySelector<HTMLDataElement>("data[data-page-kind]")
  if (!element) return null
  const { pageKind, pageSlug } = element.dataset
  return {
    kind: pageKind ?? "",
    slug: pageSlug ?? "",
    updatedAt: element.value,
  }
}
