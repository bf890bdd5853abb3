import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { InvoiceView } from "#components/invoice/invoice-view.tsx"
import { parseOrderId } from "#lib/invoices/invoice-paths.ts"
import { buildInvoiceMetadata, requireInvoice } from "../../page-data.ts"

type Props = { params: Promise<{ locale: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id: text } = await params
  return buildInvoiceMetadata(readKey(text), "/invoice", locale)
}

export default async function PrintedInvoicePage({ params }: Props) {
  const { locale, id: text } = await params
  setRequestLocale(locale)
  const orderKey = readKey(text)
  const invoice = await requireInvoice(orderKey, locale)
  return orderKey && <InvoiceView invoice={invoice} orderKey={orderKey} locale={locale} isBare />
}

function readKey(text: string) {
  const id = parseOrderId(text)
  return id === null ? null : { id }
}
