import { redirect } from "next/navigation"
import type { AccountOverview } from "#lib/account/customer.ts"
import { getAccountOverview } from "#lib/account/customer-api.ts"
import { getSite } from "#lib/api/site.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { listOrders, type OrderList } from "#lib/invoices/invoices-api.ts"

export type AccountData = {
  overview: AccountOverview
  latestOrders: OrderList
  canManageAddresses: boolean
}

const latestCount = 3

/** Returns the account overview with the latest orders. Redirects a guest to the login. */
export async function requireAccountData(locale: string): Promise<AccountData> {
  const [overview, latestOrders, site] = await Promise.all([
    getAccountOverview(),
    listOrders(1, latestCount),
    getSite(),
  ])
  if (!overview || latestOrders === "signedOut") redirect(buildLocalePath(locale, "/login"))
  const canManageAddresses = site.settings.config.profile.manage_addresses
  return { overview, latestOrders, canManageAddresses }
}
