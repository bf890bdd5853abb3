import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { orderListPath } from "#lib/invoices/invoice-paths.ts"
import { buildOrderMetadata, requireOrder } from "../page-data.ts"
import { OrderHelpView } from "./_components/order-help-view.tsx"
import { getContactForm } from "./page-data.ts"

type Props = { params: Promise<{ locale: string; id: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params
  return buildOrderMetadata(id, orderListPath, locale)
}

export default async function OrderHelpPage({ params }: Props) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const [order, form] = await Promise.all([requireOrder(id, locale), getContactForm(locale)])
  return <OrderHelpView order={order} form={form} locale={locale} />
}
