import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { buildInvoiceMetadata, requireInvoice } from "#app/[locale]/(account)/invoice/page-data.ts"
import { InvoiceView } from "#components/invoice/invoice-view.tsx"
import { parseRecordToken } from "#lib/invoices/invoice-paths.ts"
import "../../../../site.css"

type Props = { params: Promise<{ locale: string; token: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, token: text } = await params
  return buildInvoiceMetadata(readKey(text), "/show-invoice", locale)
}

export default async function SharedInvoicePage({ params }: Props) {
  const { locale, token: text } = await params
  setRequestLocale(locale)
  const orderKey = readKey(text)
  const invoice = await requireInvoice(orderKey, locale)
  return orderKey && <InvoiceView invoice={invoice} orderKey={orderKey} locale={locale} />
}

function readKey(text: string) {
  const token = parseRecordToken(text)
  return token === null ? null : { token }
}
