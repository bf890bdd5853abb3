import { buildCatalogue, type CatalogueSection } from "#components/widgets/catalogue/catalogue.ts"
import {
  buildPagePlan,
  fetchPageData,
  type LoadedRow,
} from "#components/widgets/fetch-page-data.ts"
import { widgets } from "#components/widgets/registry.ts"
import { getSite } from "#lib/api/site.ts"
import { getWidgetSamples } from "../_data/get-widget-samples.ts"

export type LoadedSection = Omit<CatalogueSection, "entries"> & {
  entries: readonly (CatalogueSection["entries"][number] & { loaded: LoadedRow })[]
}

/** Path of the catalogue; the name is the one that the first editors used. */
export const cataloguePath = "/demo_asdf"

/** Returns every widget in every variant, with records of this shop. */
export async function getCatalogue(locale: string): Promise<LoadedSection[]> {
  const [samples, site] = await Promise.all([getWidgetSamples(), getSite()])
  const sections = buildCatalogue(widgets, samples)
  const rows = sections.flatMap(({ entries }) => entries.map(({ row }) => row))
  const isSelling = site.settings.config.ecommerce
  const place = { slug: cataloguePath.slice(1), item: null, parameters: [], locale, isSelling }
  const loaded = await fetchPageData(buildPagePlan(rows, Date.now()), place)
  const loadedOf = new Map(loaded.rows.map((each) => [each.row, each]))
  return sections.map((section) => ({
    ...section,
    entries: section.entries.flatMap((entry) => {
      const own = loadedOf.get(entry.row)
      return own ? { ...entry, loaded: own } : []
    }),
  }))
}
