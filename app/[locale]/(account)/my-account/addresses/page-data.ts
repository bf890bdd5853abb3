import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { getTranslations } from "next-intl/server"
import type { AccountOverview } from "#lib/account/customer.ts"
import { getAccountOverview } from "#lib/account/customer-api.ts"
import { getSite } from "#lib/api/site.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"

type AddressBookData = { overview: AccountOverview; canManage: boolean }

/**
 * Returns the customer's address book and whether it is editable. Redirects a guest to the login.
 */
export async function requireAddressBook(locale: string): Promise<AddressBookData> {
  const [overview, site] = await Promise.all([getAccountOverview(), getSite()])
  if (!overview) redirect(buildLocalePath(locale, "/login"))
  return { overview, canManage: site.settings.config.profile.manage_addresses }
}

/** Builds the metadata of an address book page. All of them are `noindex`. */
export async function buildAddressMetadata(
  title: "title" | "newTitle" | "editTitle",
  path: string,
  locale: string,
): Promise<Metadata> {
  const t = await getTranslations({ locale, namespace: "address" })
  const facts = { path, locale, title: t(title), description: "" }
  return buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })
}
