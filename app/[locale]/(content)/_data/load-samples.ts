import { findSamples } from "#components/widgets/catalogue/find-samples.ts"
import { pickVariedForms } from "#components/widgets/catalogue/pick-varied-forms.ts"
import type { Samples } from "#components/widgets/samples.ts"
import { listForms } from "#lib/api/forms.ts"
import { listNewProducts } from "#lib/api/products.ts"
import { getSite } from "#lib/api/site.ts"
import { listFilmIds } from "#lib/api/videos.ts"

/** Returns records of this shop for the examples in the widget catalogue. */
export async function loadSamples(): Promise<Samples> {
  const [site, [product], forms, [film]] = await Promise.all([
    getSite(),
    listNewProducts(1),
    listForms(),
    listFilmIds(),
  ])
  const [formId = null, legacyFormId = null] = pickVariedForms(forms)
  const pictures = site.groups.flatMap(({ picture }) => picture?.hash ?? [])
  return {
    ...findSamples(site.pages.values()),
    ...{ formId, legacyFormId },
    productSlug: product?.slug ?? null,
    productGroup: site.groups.find(({ level }) => level === 1)?.slug ?? null,
    pageId: [...site.pages.values()].find(({ slug }) => slug !== "home")?.id ?? null,
    videoId: film === undefined ? null : Number(film),
    pictures: [...new Set(pictures)],
  }
}
