import type { ReactNode } from "react"
import { PageFacts } from "#components/chrome/page-facts.tsx"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { Prose } from "#components/ui/prose.tsx"
import { PageRows } from "#components/widgets/page-rows.tsx"
import type { ContentPageData } from "../_data/load-content-page.ts"

type ContentPageProps = ContentPageData & {
  /** Keep the heading for assistive technology alone, where the design shows none. */
  hidesHeading?: boolean
  children?: ReactNode
}

/** A page an editor has composed: its heading, rows and own text, then what the route adds. */
export function ContentPage(props: ContentPageProps) {
  const { page, loaded, nextChangeMs, hidesHeading, children } = props
  return (
    <Container className="flex flex-col gap-8 py-6 md:gap-12 md:py-8">
      {!loaded.hasHeading && (
        <PageHeading isHidden={hidesHeading ?? false}>{page.name}</PageHeading>
      )}
      <PageRows rows={loaded.rows} />
      {page.content.trim() !== "" && <Prose html={page.content} />}
      {children}
      <PageFacts
        kind="page"
        slug={page.slug}
        updatedAt={page.updatedAt}
        nextChangeMs={nextChangeMs}
      />
    </Container>
  )
}
