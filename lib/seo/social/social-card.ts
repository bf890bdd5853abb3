import { createHash } from "node:crypto"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { Picture } from "#lib/images/picture.ts"
import type { SiteSettings } from "#lib/site/site.ts"
import { buildSiteUrl } from "../site-url.ts"

/** Kinds of pages with a social card of their own; "shop" is the card of all other pages. */
export const socialKinds = ["product", "category", "article", "page", "shop"] as const
export type SocialKind = (typeof socialKinds)[number]

/** Size in pixels of the images that social networks show. */
export const socialWidthPx = 1200
export const socialHeightPx = 630

/** Part of every version: to be raised with the design, so that all cards get new URLs. */
const design = 1

/** Content of the social card of a page, the image that social networks show (og:image). */
export type SocialCard = {
  kind: SocialKind
  slug: string
  name: string
  /** Label above the name, such as the category; may be empty. */
  label: string
  /** As formatted on the page; `full` is the regular price of an item on special. */
  price: { text: string; full: string | null } | null
  picture: Pick<Picture, "hash" | "alt"> | null
}

/** The settings of the shop that every card shows. */
export type CardBrand = Pick<SiteSettings, "name" | "organisation">

/** Builds the card of the shop, for pages without a card of their own. */
export function buildShopCard({ name }: Pick<SiteSettings, "name">): SocialCard {
  return { kind: "shop", slug: "card", name, label: "", price: null, picture: null }
}

/** Returns a hash of all that the card shows: 16 hexadecimal digits. */
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

/** Returns the path of a version of the card, with the prefix of its language. */
export function buildCardPath({ kind, slug }: SocialCard, version: string, locale: string): string {
  return buildLocalePath(locale, `/social/${kind}/${slug}/${version}.jpg`)
}

/** Returns the absolute URL of the current version of the card. */
export function buildCardUrl(card: SocialCard, brand: CardBrand, locale: string): string {
  return buildSiteUrl(buildCardPath(card, buildCardVersion(card, brand, locale), locale))
}
