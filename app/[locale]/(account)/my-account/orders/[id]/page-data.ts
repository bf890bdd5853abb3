import type { Metadata } from "next"
import { getTranslations } from "next-intl/server"
import { requireInvoice } from "#app/[locale]/(account)/invoice/page-data.ts"
import { getSite } from "#lib/api/site.ts"
import type { Invoice } from "#lib/invoices/invoice.ts"
import { parseOrderId } from "#lib/invoices/invoice-paths.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"

/**
 * Returns the customer's order of a URL. Calls `notFound` for a missing order and for another
 * customer's; redirects a guest to the login.
 */
export function requireOrder(text: string, locale: string): Promise<Invoice> {
  const id = parseOrderId(text)
  return requireInvoice(id === null ? null : { id }, locale)
}

/** Builds the metadata of a page about one order. */
export async function buildOrderMetadata(
  text: string,
  path: string,
  locale: string,
): Promise<Metadata> {
  const [order, site, t] = await Promise.all([
    requireOrder(text, locale),
    getSite(locale),
    getTranslations({ locale, namespace: "orders" }),
  ])
  const title = t("number", { id: order.id })
  return buildMetadata(site, { path, locale, title, description: "", isUnlisted: true })
}
