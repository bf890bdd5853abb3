import { JsonLd } from "#components/ui/json-ld.tsx"
import { getSite } from "#lib/api/site.ts"
import { buildPageGraph } from "#lib/seo/graph/build-page-graph.ts"
import type { GraphPage } from "#lib/seo/graph/graph-part.ts"

/** Renders the structured data (JSON-LD) of a page. Each page has exactly one. */
export async function PageGraph(page: GraphPage) {
  const { settings } = await getSite()
  return <JsonLd data={buildPageGraph(settings, page, Date.now())} />
}
