import { createHash } from "node:crypto"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { Picture } from "#lib/images/picture.ts"
import type { SiteSettings } from "#lib/site/site.ts"
import { buildSiteUrl } from "../site-url.ts"

/** Pages that have a picture for social networks of their own, and the shop's for all others. */
export const socialKinds = ["product", "category", "article", "page", "shop"] as const
export type SocialKind = (typeof socialKinds)[number]

/** Size in pixels at which social networks show a page's picture. */
export const socialWidthPx = 1200
export const socialHeightPx = 630

/** Part of every version: a new look gets new addresses. */
const design = 1

/** What the picture for social networks shows of a page. */
export type SocialCard = {
  kind: SocialKind
  slug: string
  name: string
  /** A word above the name, such as the category; may be empty. */
  label: string
  /** As the page shows it; `full` is what it costs without the special. */
  price: { text: string; full: string | null } | null
  picture: Pick<Picture, "hash" | "alt"> | null
}

/** The shop as every such picture shows it. */
export type CardBrand = Pick<SiteSettings, "name" | "organisation">

/** The card of pages that are about nothing else: the shop itself. */
export function buildShopCard({ name }: Pick<SiteSettings, "name">): SocialCard {
  return { kind: "shop", slug: "card", name, label: "", price: null, picture: null }
}

/** Changes with everything the picture shows: 16 hexadecimal digits. */
export function buildCardVersion(card: SocialCard, brand: CardBrand, locale: string): string {
  const { kind, slug, name, label, price, picture } = card
  const { logo, darkLogo } = brand.organisation
  const shown = [
    design,
    locale,
    brand.name,
    logo?.hash,
    darkLogo?.hash,
    kind,
    slug,
    name,
    label,
    price?.text,
    price?.full,
    picture?.hash,
  ]
  return createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 16)
}

/** Path at which a version of the picture is served, in the language it is written in. */
export function buildCardPath({ kind, slug }: SocialCard, version: string, locale: string): string {
  return buildLocalePath(locale, `/social/${kind}/${slug}/${version}.jpg`)
}

/** The absolute address of the picture as it is now. */
export function buildCardUrl(card: SocialCard, brand: CardBrand, locale: string): string {
  return buildSiteUrl(buildCardPath(card, buildCardVersion(card, brand, locale), locale))
}
