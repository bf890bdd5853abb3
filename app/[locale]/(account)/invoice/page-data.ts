import type { Metadata } from "next"
import { notFound, redirect } from "next/navigation"
import { buildInvoiceTitle } from "#components/invoice/invoice-title.ts"
import { getInvoice } from "#lib/api/invoices.ts"
import { getSite } from "#lib/api/site.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { Invoice } from "#lib/invoices/invoice.ts"
import type { OrderKey } from "#lib/invoices/invoice-paths.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"

/** The order that an address names. Nobody's and somebody else's are not found. */
export async function loadInvoice(key: OrderKey | null, locale: string): Promise<Invoice> {
  const invoice = key && (await getInvoice(key))
  if (invoice === null) notFound()
  if (invoice === "signedOut") redirect(buildLocalePath(locale, "/login"))
  return invoice
}

/**
 * Metadata of an order's page: its title is what browsers name the printed file by. Its address may
 * be a secret, so `path` is that of its kind.
 */
export async function buildInvoiceMetadata(
  key: OrderKey | null,
  path: string,
  locale: string,
): Promise<Metadata> {
  const [invoice, site] = await Promise.all([loadInvoice(key, locale), getSite()])
  const title = await buildInvoiceTitle(invoice, locale)
  return buildMetadata(site, { path, locale, title, description: "", isUnlisted: true })
}
