import { createHash } from "node:crypto"
import { buildPageInput, type listPageInputs } from "./content-inputs.ts"
import { listPictures } from "./list-pictures.ts"
import { buildSeedLookup, type SeedLookup } from "./seed-ids.ts"
import type { Seed } from "./seed-types.ts"

/**
 * Builds a lookup with the ids that loading into an empty database would assign. For tests without
 * a database.
 */
export function buildNumberedLookup(seed: Seed): SeedLookup {
  const ids = buildSeedLookup()
  for (const { file } of listPictures(seed)) {
    ids.image.set(file, createHash("sha256").update(file).digest("hex").slice(0, 32))
  }
  const groups = [...seed.groups, ...seed.contentGroups]
  for (const [index, { url }] of groups.entries()) ids.group.set(url, index + 1)
  for (const [index, { slug }] of seed.videos.entries()) ids.video.set(slug, index + 1)
  for (const [index, { key }] of seed.addons.entries()) ids.addon.set(key, index + 1)
  for (const [index, { url }] of seed.products.entries()) ids.product.set(url, index + 1)
  for (const [index, { name }] of seed.regions.entries()) ids.region.set(name, index + 1)
  for (const [index, { url }] of seed.galleries.entries()) ids.gallery.set(url, index + 1)
  for (const [index, { url }] of seed.forms.entries()) ids.form.set(url, index + 1)
  for (const [index, build] of seed.pages.entries()) {
    ids.page.set(buildPageInput(build, ids).url, index + 1)
  }
  return ids
}

type SeedPageInput = ReturnType<typeof listPageInputs>[number]

/** Lists every widget of these pages in order. */
export function listWidgets(pages: readonly SeedPageInput[]) {
  return pages.flatMap(({ rows }) =>
    rows.flatMap(({ blocks }) => blocks.flatMap(({ widgets }) => widgets)),
  )
}
