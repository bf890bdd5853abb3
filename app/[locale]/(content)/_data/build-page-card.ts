import type { SocialCard } from "#lib/seo/social/social-card.ts"
import type { ContentPageData } from "./get-content-page.ts"

/** Builds the social card (Open Graph image) of a content page from its title and first image. */
export function buildPageCard({ page, loaded }: ContentPageData): SocialCard {
  const { slug, title, name } = page
  return {
    kind: "page",
    slug,
    name: title || name,
    label: "",
    price: null,
    picture: loaded.picture,
  }
}
