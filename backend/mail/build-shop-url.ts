import type { Translations } from "#backend/texts/translations.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { EmailBranding } from "./branding.ts"

/** Returns the absolute URL of a shop path in the language of an email. */
export function buildShopUrl(
  { siteUrl }: Pick<EmailBranding, "siteUrl">,
  { locale }: Pick<Translations, "locale">,
  path: string,
): string {
  return `${siteUrl}${buildLocalePath(locale, path)}`
}
