import { z } from "zod"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import type { ApiClient } from "../calls/api-client.ts"
import { fetchCatalogue } from "../calls/fetch-catalogue.ts"

type PlacedWidget = { type: string; templatevar: Record<string, unknown> }

const galleriesSchema = z.object({ data: z.array(z.object({ id: z.number() })) })

/** Builds eight widgets, seven of which fetch data of their own from the API. */
export async function buildFullPage(api: ApiClient): Promise<PlacedWidget[]> {
  const [category] = (await fetchCatalogue(api)).categories
  const [gallery] = galleriesSchema.parse(await api.rest("listGalleries", {})).data
  return [
    ...buildPlainPage(),
    { type: "Sell/new_products_grid", templatevar: { heading: "New" } },
    { type: "Sell/product_grid", templatevar: { group: category?.url, limit: 4 } },
    { type: "core/gallery", templatevar: { gallery: gallery?.id, type: "grid" } },
    { type: "core/link_children", templatevar: { top_level: "footer-menu" } },
    { type: "core/faq", templatevar: { heading: "Questions" } },
    { type: "core/person_list", templatevar: { heading: "People" } },
    { type: "core/testimonial_grid", templatevar: { heading: "Praise" } },
  ]
}

/**
 * Builds one line of text: the rest of the render time is the framework's own work and the layout.
 */
export function buildPlainPage(): PlacedWidget[] {
  return [{ type: "core/html", templatevar: { html: "<p>Everything at once.</p>" } }]
}

/** Creates `count` pages of these widgets through the admin API, and returns their paths. */
export async function createPages(
  shop: { apiOrigin: string; adminToken: string; signal: AbortSignal },
  name: string,
  widgets: readonly PlacedWidget[],
  count: number,
): Promise<string[]> {
  const rows = [{ blocks: widgets.map((widget, at) => ({ id: at + 1, widgets: [widget] })) }]
  const slugs = Array.from({ length: count }, (_, at) => `bench-${name}-${at + 1}`)
  for (const slug of slugs) {
    const response = await fetch(`${shop.apiOrigin}${restBasePath}/cognito/page/create`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${shop.adminToken}`,
      },
      body: JSON.stringify({ name: `A ${name} page`, url: slug, rows }),
      signal: shop.signal,
    })
    if (!response.ok) throw new Error(`no page could be created: ${await response.text()}`)
  }
  return slugs.map((slug) => `/${slug}`)
}
