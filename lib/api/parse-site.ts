import "server-only"
import type { Group } from "#lib/catalogue/group.ts"
import { sanitiseHtml } from "#lib/content/sanitise-html.ts"
import type { WireGroup } from "#lib/contract/group.ts"
import type { WireLink } from "#lib/contract/link.ts"
import type { WireDomain, WireLogo } from "#lib/contract/site.ts"
import { parseTranslated, parseTranslatedPage } from "#lib/contract/translated-text.ts"
import { parseOpeningHours } from "#lib/contract/values/opening-hours.ts"
import type { Logo } from "#lib/images/picture.ts"
import { log } from "#lib/log.ts"
import type { AnalyticsSettings } from "#lib/site/analytics-settings.ts"
import { parseAnalytics } from "#lib/site/parse-analytics.ts"
import type { MenuLink, MenuName, Site, SiteSettings, SocialNetwork } from "#lib/site/site.ts"
import { parseFreeDelivery } from "./parse-free-delivery.ts"
import { parsePage } from "./parse-page.ts"
import { parsePicture } from "./picture.ts"
import type { SiteFile } from "./site.ts"

const networks = [
  "facebook",
  "twitter",
  "instagram",
  "linkedin",
  "youtube",
  "pinterest",
  "github",
  "xing",
  "skype",
] as const satisfies readonly SocialNetwork[]

/** Parses the site data of every page layout. */
export function parseSite({ initialData, menus, deliveryRates }: SiteFile): Site {
  const menuEntries = Object.entries(menus).map(([name, links]) => [name, links.map(parseLink)])
  return {
    settings: parseSettings(initialData.current_domain),
    seo: new Map(
      initialData.sitemap.map(({ path, title, canonical, ...entry }) => [
        path,
        { title, metaDescription: entry.meta_description, canonical, ...parseTranslated(entry) },
      ]),
    ),
    groups: initialData.groups.map(parseGroup),
    pages: new Map(initialData.pages.map((page) => [page.slug, parsePage(page)])),
    redirects: new Map(initialData.redirects.map(({ from, to }) => [from, to])),
    menus: Object.fromEntries(menuEntries) as Record<MenuName, Site["menus"][MenuName]>,
    freeDelivery: parseFreeDelivery(deliveryRates),
    languages: initialData.languages,
  }
}

/** Parses a link of a menu. */
export function parseLink(wire: WireLink): MenuLink {
  const { id, name, link, icon } = wire
  return { id, name, href: link, icon, ...parseTranslated(wire) }
}

function parseSettings(wire: WireDomain): SiteSettings {
  return {
    name: wire.name,
    favicon: wire.favicon,
    darkFavicon: wire.dark_favicon,
    themeColour: wire.theme_colour,
    darkThemeColour: wire.dark_theme_colour,
    titlePrefix: wire.seo_title_prefix,
    titleSuffix: wire.seo_title_suffix,
    verification: { google: wire.google_site_verification, bing: wire.bing_site_verification },
    analytics: readAnalytics(wire),
    organisation: {
      name: wire.organisation_name,
      abn: wire.organisation_abn,
      logo: parseLogo(wire.organisation_logo),
      darkLogo: parseLogo(wire.organisation_logo_dark),
      address: wire.organisation_address,
      email: wire.organisation_email,
      phone: wire.organisation_phone,
    },
    openingHours: parseOpeningHours(wire.opening_hours),
    social: networks.flatMap((network) => {
      const url = wire[network]
      return url ? [{ network, url }] : []
    }),
    config: wire.config,
    updatedAt: wire.updated_at,
  }
}

function parseLogo(wire: WireLogo | null): Logo | null {
  return wire && { ...parsePicture(wire), ratio: wire.ratio ?? 1 }
}

let lastIgnored = ""

/**
 * Parses the analytics settings. Logs malformed keys once, not at every refresh, and never their
 * values.
 */
function readAnalytics(wire: WireDomain): AnalyticsSettings | null {
  const { analytics, ignored } = parseAnalytics(wire)
  const fields = ignored.join(", ")
  if (fields !== "" && fields !== lastIgnored) {
    log.warn({ fields }, "analytics: settings ignored, they do not have the form of such a key")
  }
  lastIgnored = fields
  return analytics
}

function parseGroup(wire: WireGroup): Group {
  const { id, name, slug, root, lft, rgt, level, title } = wire
  return {
    id,
    name,
    slug,
    root,
    lft,
    rgt,
    level,
    title,
    picture: parsePicture(wire.image),
    content: sanitiseHtml(wire.content),
    metaDescription: wire.meta_description,
    updatedAt: wire.updated_at,
    ...parseTranslatedPage(wire),
  }
}
