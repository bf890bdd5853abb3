import type { Seed, SeedPicture } from "./seed-types.ts"

/** Lists every image of the seed once, with the first of its alt texts. */
export function listPictures(seed: Seed): SeedPicture[] {
  const all = [
    seed.domain.logo,
    seed.domain.logo_dark,
    ...seed.groups.map(({ picture }) => picture),
    ...seed.products.flatMap(({ photos, size_chart: chart }) =>
      chart ? [...photos, chart] : photos,
    ),
    ...seed.voucherThemes.map(({ picture }) => picture),
    ...seed.videos.map(({ slate }) => slate),
    ...seed.galleries.flatMap(({ slides }) => slides.map(({ picture }) => picture)),
    ...seed.articles.map(({ picture }) => picture),
    ...seed.testimonials.map(({ picture }) => picture),
    ...seed.people.map(({ photo }) => photo),
    ...seed.pagePictures,
  ]
  return [
    ...new Map(all.toReversed().map((picture) => [picture.file, picture])).values(),
  ].toReversed()
}
