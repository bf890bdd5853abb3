import { modelInputs } from "#lib/contract/model-call.ts"
import type { SeedLookup } from "./seed-ids.ts"
import type { Seed, SeedArticle, SeedDomain, SeedGroup } from "./seed-types.ts"

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
