import { listImageRows } from "#backend/catalogue/image-rows.ts"
import { buildOptionalWireImage } from "#backend/catalogue/wire-image.ts"
import type { Deps } from "#backend/deps.ts"
import { siteConfigSchema, type WireDomain } from "#lib/contract/site.ts"
import { openingHoursSchema } from "#lib/contract/values/opening-hours.ts"

const logoSize = { width: 300, aspect: "1x1" } as const

/**
 * Returns the site settings, or null while the shop has not been set up. Logos are 300 × 300.
 * Google sign-in is reported as off if the shop has no Google keys.
 */
export async function getDomain({
  db,
  hasGoogle = false,
}: Pick<Deps, "db" | "hasGoogle">): Promise<WireDomain | null> {
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
  return {
    ...own,
    opening_hours,
    config: { ...config, login: { ...config.login, google: config.login.google && hasGoogle } },
    organisation_logo: buildOptionalWireImage(imageOf(logo), logoSize),
    organisation_logo_dark: buildOptionalWireImage(imageOf(darkLogo), logoSize),
    updated_at: row.updated_at.toISOString(),
  }
}
