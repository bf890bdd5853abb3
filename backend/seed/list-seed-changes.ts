import { buildListChanges, resolveListKind } from "#backend/models/grouped-records.ts"
import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { listPageInputs } from "./build-page-inputs.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed } from "./seed-types.ts"

/** Lists the change events for every record that the seed writes. */
export function listSeedChanges(seed: Seed, ids: SeedLookup): ChangedRecord[] {
  const of = (kind: ChangedRecord["kind"], slugs: string[]) => slugs.map((slug) => ({ kind, slug }))
  return [
    ...of("site", ["all"]),
    ...of("link", [...new Set(seed.links.map(({ parent }) => parent))]),
    ...of(
      "gallery",
      seed.galleries.map(({ url }) => String(ids.gallery.get(url))),
    ),
    ...listListChanges(seed),
    ...of(
      "form",
      seed.forms.map(({ url }) => String(ids.form.get(url))),
    ),
    ...of(
      "page",
      listPageInputs(seed, ids).map(({ url }) => url),
    ),
    ...of(
      "article",
      seed.articles.map(({ url }) => url),
    ),
    ...of(
      "group",
      seed.groups.map(({ url }) => url),
    ),
    ...of(
      "product",
      seed.products.map(({ url }) => url),
    ),
  ]
}

/** Lists the change events for the lists of FAQs, testimonials, people and galleries. */
function listListChanges({ contentGroups }: Seed): ChangedRecord[] {
  return [...new Set(contentGroups.map(({ model }) => model))].flatMap((model) => {
    const kind = resolveListKind(model)
    const urls = contentGroups.filter((group) => group.model === model).map(({ url }) => url)
    return kind === null ? [] : buildListChanges(kind, urls)
  })
}
