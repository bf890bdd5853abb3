import type { AnalyticsSettings } from "#lib/analytics/analytics-settings.ts"
import type { Group } from "#lib/catalogue/group.ts"
import type { Page } from "#lib/content/page.ts"
import type { WeekdayHours } from "#lib/contract/opening-hours.ts"
import type { SiteConfig } from "#lib/contract/site.ts"
import type { Picture } from "#lib/images/picture.ts"
import type { Money } from "#lib/money.ts"

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

/** The site's own settings. */
export type SiteSettings = {
  name: string
  favicon: string | null
  darkFavicon: string | null
  themeColour: string
  darkThemeColour: string
  titlePrefix: string
  titleSuffix: string
  verification: { google: string | null; bing: string | null }
  /** Services that measure the shop; null where none is set. */
  analytics: AnalyticsSettings | null
  organisation: {
    name: string
    abn: string | null
    logo: Picture | null
    darkLogo: Picture | null
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
export type SeoTexts = { title: string; metaDescription: string; canonical: string }

/** What the shop promises of delivery that costs nothing. */
export type FreeDelivery = {
  /** Goods worth more than this are posted free to all of Australia; null where they never are. */
  over: Money | null
  /** Where everything is brought free, as the shop calls these places. */
  regions: readonly string[]
}

/** What every page frame needs: settings, categories, content pages, redirects, menus. */
export type Site = {
  settings: SiteSettings
  seo: ReadonlyMap<string, SeoTexts>
  groups: readonly Group[]
  pages: ReadonlyMap<string, Page>
  redirects: ReadonlyMap<string, string>
  menus: Readonly<Record<MenuName, readonly MenuLink[]>>
  freeDelivery: FreeDelivery
}

/** Menus of the page frame, by the `parent` their links carry. */
export const menuNames = ["header-menu", "footer-menu", "footer-shop"] as const
export type MenuName = (typeof menuNames)[number]
export type MenuLink = { id: number; name: string; href: string; icon: string }
