import { findSamples, listVariedFormIds } from "#components/widgets/catalogue/find-samples.ts"
import type { Samples } from "#components/widgets/samples.ts"
import { listHostedVideoIds } from "#lib/api/content.ts"
import { listNewProducts } from "#lib/api/products.ts"
import { getSite } from "#lib/api/site.ts"
import { listForms } from "#lib/forms/forms-api.ts"

/** Returns records of this shop for the examples in the widget catalogue. */
export async function getWidgetSamples(): Promise<Samples> {
  const [site, [product], forms, [firstVideoId]] = await Promise.all([
    getSite(),
    listNewProducts(1),
    listForms(),
    listHostedVideoIds(),
  ])
  const [formId = null, legacyFormId = null] = listVariedFormIds(forms)
  const pictures = site.groups.flatMap(({ picture }) => picture?.hash.slice(0, 32) ?? [])
  return {
    ...findSamples(site.pages.values()),
    formId,
    legacyFormId,
    productSlug: product?.slug ?? null,
    productGroup: site.groups.find(({ level }) => level === 1)?.slug ?? null,
    pageId: [...site.pages.values()].find(({ slug }) => slug !== "home")?.id ?? null,
    videoId: firstVideoId === undefined ? null : Number(firstVideoId),
    pictures: [...new Set(pictures)],
  }
}
