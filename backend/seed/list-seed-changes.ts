import type { ChangedRecord } from "#lib/contract/webhook.ts"
import { listPageInputs } from "./build-content-inputs.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed } from "./seed-types.ts"

/** Every record the seed writes, as the storefront has to hear of it. */
export function listSeedChanges(seed: Seed, ids: SeedLookup): ChangedRecord[] {
  const of = (kind: ChangedRecord["kind"], slugs: string[]) => slugs.map((slug) => ({ kind, slug }))
  return [
    ...of("site", ["all"]),
    ...of("link", [...new Set(seed.links.map(({ parent }) => parent))]),
    ...of(
      "gallery",
      seed.galleries.map(({ url }) => String(ids.gallery.get(url))),
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
