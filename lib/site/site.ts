import { type Group, isRoot, listChildren } from "#lib/catalogue/group.ts"
import { shopRoot } from "#lib/catalogue/shop-paths.ts"
import type { Page } from "#lib/content/page.ts"
import type { Money } from "#lib/contract/money.ts"
import type { SiteConfig } from "#lib/contract/site.ts"
import type { Translated } from "#lib/contract/translated-text.ts"
import type { WeekdayHours } from "#lib/contract/values/opening-hours.ts"
import type { Logo } from "#lib/images/picture.ts"
import type { AnalyticsSettings } from "./analytics-settings.ts"

export type SocialNetwork =
  | "facebook"
  | "twitter"
  | "instagram"
  | "linkedin"
  | "youtube"
  | "pinterest"
  | "github"
  | "xing"
  | "skype"

/** Settings of the site. */
export type SiteSettings = {
  name: string
  favicon: string | null
  darkFavicon: string | null
  themeColour: string
  darkThemeColour: string
  titlePrefix: string
  titleSuffix: string
  verification: { google: string | null; bing: string | null }
  /** Analytics services of the shop; null where none is set. */
  analytics: AnalyticsSettings | null
  organisation: {
    name: string
    abn: string | null
    logo: Logo | null
    darkLogo: Logo | null
    address: string
    email: string
    phone: string | null
  }
  /** From Monday on. */
  openingHours: readonly WeekdayHours[]
  social: readonly { network: SocialNetwork; url: string }[]
  config: SiteConfig
  updatedAt: string
}

/** Search-engine texts that marketing has set for a path; empty texts leave the page's own. */
export type SeoTexts = Translated & { title: string; metaDescription: string; canonical: string }

/** The shop's promise of free delivery. */
export type FreeDelivery = {
  /** Items worth more than this ship free to all of Australia; null where they never do. */
  over: Money | null
  /** Regions where all deliveries are free, as the shop calls them. */
  regions: readonly string[]
}

/** Data of every page layout: settings, categories, content pages, redirects, menus. */
export type Site = {
  settings: SiteSettings
  seo: ReadonlyMap<string, SeoTexts>
  groups: readonly Group[]
  pages: ReadonlyMap<string, Page>
  redirects: ReadonlyMap<string, string>
  menus: Readonly<Record<MenuName, readonly MenuLink[]>>
  freeDelivery: FreeDelivery
  /** Languages with translated content, besides English. */
  languages: readonly string[]
}

/** Menus of the page layout, by the `parent` of their links. */
export const menuNames = ["header-menu", "footer-menu", "footer-shop"] as const
export type MenuName = (typeof menuNames)[number]
export type MenuLink = Translated & { id: number; name: string; href: string; icon: string }

/**
 * Lists the languages, besides English, in which a visitor finds their way: the home page and all
 * main categories are complete.
 */
export function listCompleteLanguages(
  site: Pick<Site, "groups" | "pages" | "languages">,
): string[] {
  const home = site.pages.get("home")
  const places = [...(home ? [home] : []), ...listMainCategories(site)]
  return site.languages.filter(
    (language) =>
      places.length > 0 &&
      places.every(({ completeLanguages = [] }) => completeLanguages.includes(language)),
  )
}

/** Lists the shop's top-level categories, in the order of their tree. */
export function listMainCategories(site: Pick<Site, "groups">): Group[] {
  const root = site.groups.find((group) => isRoot(group) && group.slug === shopRoot)
  return root ? listChildren(site.groups, root) : []
}
