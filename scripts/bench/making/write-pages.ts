import { z } from "zod"
import { restBasePath } from "#lib/contract/rest-calls.ts"
import type { ApiClient } from "../calls/api-client.ts"
import { readCatalogue } from "../calls/read-catalogue.ts"

type PlacedWidget = { type: string; templatevar: Record<string, unknown> }

const galleriesSchema = z.object({ data: z.array(z.object({ id: z.number() })) })

/** Builds eight widgets, seven of which fetch data of their own from the API. */
export async function planFullPage(api: ApiClient): Promise<PlacedWidget[]> {
  const [category] = (await readCatalogue(api)).categories
  const [gallery] = galleriesSchema.parse(await api.rest("listGalleries", {})).data
  return [
    ...planPlainPage(),
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
export function planPlainPage(): PlacedWidget[] {
  return [{ type: "core/html", templatevar: { html: "<p>Everything at once.</p>" } }]
}

/** Creates `count` pages of these widgets through the admin API, and returns their paths. */
export async function writePages(
  shop: { apiOrigin: string; adminToken: string; signal: AbortSignal },
  name: string,
  widgets: readonly PlacedWidget[],
  count: number,
): Promise<string[]> {
  const rows = [{ blocks: widgets.map((widget, at) => ({ id: at + 1, widgets: [widget] })) }]
  const slugs = Array.from({ length: count }, (_, at) => `bench-${name}-${at + 1}`)
  for (const slug of slugs) {
    const answer = await fetch(`${shop.apiOrigin}${restBasePath}/cognito/page/create`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${shop.adminToken}`,
      },
      body: JSON.stringify({ name: `A ${name} page`, url: slug, rows }),
      signal: shop.signal,
    })
    if (!answer.ok) throw new Error(`no page could be made: ${await answer.text()}`)
  }
  return slugs.map((slug) => `/${slug}`)
}
