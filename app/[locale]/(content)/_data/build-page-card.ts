import type { SocialCard } from "#lib/seo/social/social-card.ts"
import type { ContentPageData } from "./load-content-page.ts"

/** What a content page's picture for social networks shows: its title and its first picture. */
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
