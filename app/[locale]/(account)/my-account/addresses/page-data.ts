import { redirect } from "next/navigation"
import type { AccountOverview } from "#lib/account/customer.ts"
import { getAccountOverview } from "#lib/account/customer-api.ts"
import { getSite } from "#lib/api/site.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"

export type AddressBookData = { overview: AccountOverview; canManage: boolean }

/**
 * Returns the customer's address book and whether it is editable. Redirects a guest to the login.
 */
export async function requireAddressBook(locale: string): Promise<AddressBookData> {
  const [overview, site] = await Promise.all([getAccountOverview(), getSite()])
  if (!overview) redirect(buildLocalePath(locale, "/login"))
  return { overview, canManage: site.settings.config.profile.manage_addresses }
}
