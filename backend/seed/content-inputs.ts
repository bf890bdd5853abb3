import { modelInputs } from "#lib/contract/model-call.ts"
import type { SeedIds, SeedLookup } from "./seed-ids.ts"
import type {
  PageIds,
  Seed,
  SeedArticle,
  SeedContentGroup,
  SeedDomain,
  SeedForm,
  SeedGroup,
} from "./seed-types.ts"

/** Builds the API input of a product group. */
export function buildGroupInput({ parent, picture, ...group }: SeedGroup, ids: SeedLookup) {
  return modelInputs["cognito/group"].strict().parse({
    ...group,
    parent_id: parent === null ? null : ids.group.get(parent),
    image_hash: ids.image.get(picture.file),
  })
}

/** Builds the API input of an article. */
export function buildArticleInput({ picture, ...article }: SeedArticle, ids: SeedLookup) {
  return modelInputs["cognito/article"]
    .strict()
    .parse({ ...article, image_hash: ids.image.get(picture.file) })
}

/** Builds the site record with its icons, which only the seed sets. */
export function buildDomainInput(domain: SeedDomain, ids: SeedLookup) {
  const { favicon, dark_favicon, logo, logo_dark: logoDark, ...plain } = domain
  const input = modelInputs["cognito/domain"].strict().parse({
    ...plain,
    organisation_logo_hash: ids.image.get(logo.file),
    organisation_logo_dark_hash: ids.image.get(logoDark.file),
  })
  return { ...input, favicon, dark_favicon }
}

export const buildLinkInput = (link: Seed["links"][number]) =>
  modelInputs["cognito/link"].strict().parse(link)

export const buildRedirectInput = (redirect: Seed["redirects"][number]) =>
  modelInputs["cognito/redirect"].strict().parse(redirect)

export const buildSitemapInput = (entry: Seed["sitemap"][number]) =>
  modelInputs["cognito/sitemap"].strict().parse(entry)

/** Returns the sort order for a list index, in steps of 10. */
export const getSortOrder = (index: number) => (index + 1) * 10

export function buildContentGroupInput({ parent, ...group }: SeedContentGroup, ids: SeedLookup) {
  return modelInputs["cognito/group"]
    .strict()
    .parse({ ...group, parent_id: parent === null ? null : ids.group.get(parent) })
}

/** Lists the FAQ inputs in order, each with its group id. */
export function listFaqInputs(seed: Seed, ids: SeedLookup) {
  return seed.faqs.map(({ group, ...own }, index) =>
    modelInputs["cognito/faq"]
      .strict()
      .parse({ ...own, group_id: ids.group.get(group), sort_order: getSortOrder(index) }),
  )
}

/** Lists the testimonial inputs in order, each with its group id. */
export function listTestimonialInputs(seed: Seed, ids: SeedLookup) {
  return seed.testimonials.map(({ group, picture, ...own }, index) =>
    modelInputs["cognito/testimonial"].strict().parse({
      ...own,
      group_id: ids.group.get(group),
      image_hash: ids.image.get(picture.file),
      sort_order: getSortOrder(index),
    }),
  )
}

/** Lists the person inputs in order, each with its group id. */
export function listPersonInputs(seed: Seed, ids: SeedLookup) {
  return seed.people.map(({ group, photo, ...own }, index) =>
    modelInputs["cognito/person"].strict().parse({
      ...own,
      group_id: ids.group.get(group),
      photo_hash: ids.image.get(photo.file),
      sort_order: getSortOrder(index),
    }),
  )
}

export const buildFormInput = (form: SeedForm) => modelInputs["cognito/form"].strict().parse(form)

/** Builds a page input with the record ids that its widgets refer to. */
export function buildPageInput(build: Seed["pages"][number], ids: SeedLookup) {
  return modelInputs["cognito/page"].strict().parse(build(buildPageIds(ids)))
}

/** Lists all page inputs. Every page must already have an id in the lookup. */
export function listPageInputs(seed: Seed, ids: SeedLookup) {
  return seed.pages.map((build) => buildPageInput(build, ids))
}

/** Lists the content blocks of list pages in order. */
export function listBlockInputs(seed: Seed, ids: SeedLookup) {
  const pageIds = buildPageIds(ids)
  return seed.blocks.flatMap((build) =>
    build(pageIds).map(({ page, picture, video, ...own }, index) =>
      modelInputs["cognito/page_content"].strict().parse({
        ...own,
        page_id: ids.page.get(page),
        sort_order: getSortOrder(index),
        background_image_hash: picture ? ids.image.get(picture.file) : null,
        background_video_id: video ? ids.video.get(video) : null,
      }),
    ),
  )
}

function buildPageIds(ids: SeedLookup): PageIds {
  const known = (of: SeedIds<number>) => (url: string) => {
    of.get(url)
    return url
  }
  return {
    gallery: (url) => ids.gallery.get(url),
    form: (url) => ids.form.get(url),
    page: (url) => ids.page.get(url),
    image: (file) => ids.image.get(file),
    groupUrl: known(ids.group),
    productUrl: known(ids.product),
  }
}
