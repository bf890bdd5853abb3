import type { ReactNode } from "react"
import { PageFacts } from "#components/layout/page-facts.tsx"
import { UnpublishedNote } from "#components/preview/preview-banner.tsx"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { Prose } from "#components/ui/prose.tsx"
import { PageRows } from "#components/widgets/page-rows.tsx"
import { isTranslated } from "#lib/contract/translated-text.ts"
import type { GraphPart } from "#lib/seo/graph/graph-part.ts"
import { PageGraph } from "../../_components/page-graph.tsx"
import { buildContentGraph } from "../_data/content-metadata.ts"
import type { ContentPageData } from "../_data/get-content-page.ts"

type ContentPageProps = ContentPageData & {
  locale: string
  /** Path without the language prefix. */
  path: string
  /** Structured data that the route adds. */
  main?: readonly GraphPart[]
  /** Renders the heading for assistive technology only. */
  hidesHeading?: boolean
  children?: ReactNode
}

/** Renders a CMS page: its heading, widget rows and text, then the children of the route. */
export function ContentPage(props: ContentPageProps) {
  const { page, loaded, nextChangeMs, hidesHeading, children, locale, path, main = [] } = props
  return (
    <Container className="flex flex-col gap-8 py-6 md:gap-12 md:py-8">
      <UnpublishedNote kind="page" slug={page.slug} />
      {!loaded.hasHeading && (
        <PageHeading
          locale={!isTranslated(page, "name") && locale}
          isHidden={hidesHeading ?? false}
        >
          {page.name}
        </PageHeading>
      )}
      <PageRows rows={loaded.rows} />
      {page.content.trim() !== "" && (
        <Prose html={page.content} locale={locale} isTranslated={isTranslated(page, "content")} />
      )}
      {children}
      <PageGraph {...buildContentGraph(props, { locale, path, main })} />
      <PageFacts
        kind="page"
        slug={page.slug}
        updatedAt={page.updatedAt}
        nextChangeMs={nextChangeMs}
      />
    </Container>
  )
}
