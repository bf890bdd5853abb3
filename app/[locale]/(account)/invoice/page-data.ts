import type { Metadata } from "next"
import { notFound, redirect } from "next/navigation"
import { buildInvoiceTitle } from "#components/invoice/invoice-head.tsx"
import { getSite } from "#lib/api/site.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { Invoice } from "#lib/invoices/invoice.ts"
import type { OrderKey } from "#lib/invoices/invoice-paths.ts"
import { getInvoice } from "#lib/invoices/invoices-api.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"

/**
 * Returns the order of a URL. Calls `notFound` for a missing order and for another customer's
 * order; redirects a guest to the login.
 */
export async function requireInvoice(key: OrderKey | null, locale: string): Promise<Invoice> {
  const invoice = key && (await getInvoice(key))
  if (invoice === null) notFound()
  if (invoice === "signedOut") redirect(buildLocalePath(locale, "/login"))
  return invoice
}

/**
 * Builds the metadata of an order's page; browsers use its title as the file name when printing.
 * The page's URL can contain a secret, so `path` is the path of the page's kind.
 */
export async function buildInvoiceMetadata(
  key: OrderKey | null,
  path: string,
  locale: string,
): Promise<Metadata> {
  const [invoice, site] = await Promise.all([requireInvoice(key, locale), getSite(locale)])
  const title = await buildInvoiceTitle(invoice, locale)
  return buildMetadata(site, { path, locale, title, description: "", isUnlisted: true })
}
