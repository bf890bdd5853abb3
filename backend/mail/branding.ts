import type { Kysely } from "kysely"
import type { Database } from "#backend/db/schema.ts"
import type { Translations } from "#backend/texts/translations.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"

/** The sender's details in the footer of an email. Details that the shop has not set are empty. */
export type EmailBranding = {
  name: string
  address: string
  email: string
  phone: string
  siteUrl: string
}

/**
 * Returns the branding from the shop's current settings; a shop without a name is named by its
 * host.
 */
export async function getEmailBranding(
  db: Kysely<Database>,
  siteUrl: string,
): Promise<EmailBranding> {
  const site = await db
    .selectFrom("domains")
    .select([
      "name",
      "organisation_name",
      "organisation_address",
      "organisation_email",
      "organisation_phone",
    ])
    .limit(1)
    .executeTakeFirst()
  return {
    name: site?.organisation_name || site?.name || new URL(siteUrl).host,
    address: site?.organisation_address ?? "",
    email: site?.organisation_email ?? "",
    phone: site?.organisation_phone ?? "",
    siteUrl,
  }
}

/** Returns the absolute URL of a shop path in the language of an email. */
export function buildShopUrl(
  { siteUrl }: Pick<EmailBranding, "siteUrl">,
  { locale }: Pick<Translations, "locale">,
  path: string,
): string {
  return `${siteUrl}${buildLocalePath(locale, path)}`
}
