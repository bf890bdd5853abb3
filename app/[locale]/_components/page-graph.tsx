import { JsonLd } from "#components/ui/json-ld.tsx"
import { getSite } from "#lib/api/site.ts"
import { buildPageGraph } from "#lib/seo/graph/build-page-graph.ts"
import type { GraphPage } from "#lib/seo/graph/graph-part.ts"

/** What search engines are told of a page, which has it once. */
export async function PageGraph(page: GraphPage) {
  const { settings } = await getSite()
  return <JsonLd data={buildPageGraph(settings, page, Date.now())} />
}
