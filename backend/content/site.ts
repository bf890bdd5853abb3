import { type Kysely, sql } from "kysely"
import { listAllGroups } from "#backend/catalogue/group-reads.ts"
import {
  buildOptionalWireImage,
  buildWireImage,
  type ImageRow,
  type ImageSize,
  listImageRows,
} from "#backend/catalogue/images.ts"
import { buildWireGroup } from "#backend/catalogue/wire-product.ts"
import type { Database } from "#backend/db/schema.ts"
import type { Deps } from "#backend/deps.ts"
import {
  getTextLookup,
  readTranslationsOfKinds,
  type TextLookup,
} from "#backend/translations/read-translations.ts"
import { translateSite } from "#backend/translations/site-texts.ts"
import { translateList } from "#backend/translations/translate-records.ts"
import type { ErrorDetail } from "#lib/contract/error-detail.ts"
import type { WireImage } from "#lib/contract/image.ts"
import { locales } from "#lib/contract/languages.ts"
import type { WireLink } from "#lib/contract/link.ts"
import {
  siteConfigSchema,
  type WireDomain,
  type WireInitialData,
  type WireLogo,
  type WireRedirect,
  type WireSitemapEntry,
} from "#lib/contract/site.ts"
import { openingHoursSchema } from "#lib/contract/values/opening-hours.ts"
import { listAllPages } from "./pages.ts"
import { translateRecords } from "./translate-content.ts"

const logoSize = { width: 300, aspect: "1x1" } as const

/**
 * Returns the site settings, or null while the shop has not been set up. Logos are 300 × 300.
 * Google sign-in is reported as off if the shop has no Google keys. Without `lookup`, the texts in
 * the requested language are read.
 */
export async function getDomain(
  deps: Pick<Deps, "db" | "language" | "hasGoogle">,
  lookup?: TextLookup | null,
): Promise<WireDomain | null> {
  const { db, hasGoogle = false } = deps
  const row = await db.selectFrom("domains").selectAll().limit(1).executeTakeFirst()
  if (!row) return null
  const {
    enabled: _enabled,
    created_at: _created,
    organisation_logo_hash: logo,
    organisation_logo_dark_hash: darkLogo,
    ...own
  } = row
  const imageOf = await listImageRows(db, [logo, darkLogo])
  const config = siteConfigSchema.parse(row.config)
  const opening_hours = openingHoursSchema.parse(row.opening_hours)
  const texts = lookup ?? (await getTextLookup(deps, { site: [row.id] }))
  const site = {
    ...own,
    opening_hours,
    config: { ...config, login: { ...config.login, google: config.login.google && hasGoogle } },
    organisation_logo: buildWireLogo(imageOf(logo)),
    organisation_logo_dark: buildWireLogo(imageOf(darkLogo)),
    updated_at: row.updated_at.toISOString(),
  }
  return texts === null ? site : translateSite(site, texts("site", row.id))
}

function buildWireLogo(image: ImageRow | null): WireLogo | null {
  return image && { ...buildWireImage(image, logoSize), ratio: image.width / image.height }
}

/** Error for purchases while the shop does not sell. */
export const shopClosed: ErrorDetail = { code: "shop_closed" }

/** True if the site settings enable selling. Also works before the shop has been set up. */
export async function isSelling(db: Kysely<Database>): Promise<boolean> {
  const site = await db.selectFrom("domains").select("config").limit(1).executeTakeFirst()
  return siteConfigSchema.parse(site?.config ?? {}).ecommerce
}

/**
 * Returns everything the page layout needs: sitemap entries with SEO texts, site settings, product
 * groups, every page with its rows, and redirects. Null while the shop has not been set up.
 */
export async function getInitialData(deps: Deps): Promise<WireInitialData | null> {
  const { db } = deps
  const lookup = await readTranslationsOfKinds(deps, ["site", "page", "group", "sitemap_entry"])
  const [domain, sitemap, groups, pages, redirects, languages] = await Promise.all([
    getDomain(deps, lookup),
    listSitemap(db),
    listAllGroups(db, "Sell/Product", deps),
    listAllPages(deps, lookup),
    listRedirects(db),
    listContentLanguages(db),
  ])
  if (!domain) return null
  return {
    sitemap: translateList("sitemap_entry", sitemap, lookup),
    current_domain: domain,
    groups: translateList("group", groups, lookup).map((group) => buildWireGroup(group)),
    pages,
    redirects,
    languages,
  }
}

/** Lists enabled redirects. Neither `from` nor `to` has a leading slash. */
async function listRedirects(db: Kysely<Database>): Promise<WireRedirect[]> {
  const rows = await db
    .selectFrom("redirects")
    .select(["id", "from_path", "to_path"])
    .where("enabled", "=", true)
    .orderBy("from_path")
    .execute()
  return rows.map((row) => ({
    id: row.id,
    from: withoutSlash(row.from_path),
    to: withoutSlash(row.to_path),
  }))
}

function withoutSlash(path: string) {
  return path.replace(/^\/+/, "")
}

/** Lists the editors' SEO entries (title, meta description, canonical URL) by path. */
async function listSitemap(db: Kysely<Database>): Promise<(WireSitemapEntry & { id: number })[]> {
  const rows = await db
    .selectFrom("sitemap_entries")
    .select(["id", "path", "title", "meta_description", "canonical", "updated_at"])
    .where("enabled", "=", true)
    .orderBy("path")
    .execute()
  return rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }))
}

/** Lists the languages, besides English, that have any translated content. */
async function listContentLanguages(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ language: string }>`
    SELECT language FROM unnest(${[...locales]}::text[]) WITH ORDINALITY AS known(language, place)
    WHERE EXISTS (SELECT FROM translations WHERE translations.language = known.language)
    ORDER BY place`.execute(db)
  return rows.map(({ language }) => language)
}

/** Lists the enabled links of a menu, or below a link, in order. Empty for a disabled menu. */
export async function listLinks(deps: Deps, parent: string): Promise<WireLink[]> {
  const links = await deps.db
    .selectFrom("links")
    .select(["id", "name", "link", "icon"])
    .where("parent", "=", parent)
    .where("enabled", "=", true)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("menus").where("url", "=", parent).where("enabled", "=", false))),
    )
    .orderBy("sort_order")
    .orderBy("id")
    .execute()
  return translateRecords(deps, "link", links)
}

/** Returns the image with the given original hash in the requested size, or null. */
export async function getImage(
  db: Kysely<Database>,
  hash: string,
  size: ImageSize,
): Promise<WireImage | null> {
  const imageOf = await listImageRows(db, [hash])
  return buildOptionalWireImage(imageOf(hash), size)
}
