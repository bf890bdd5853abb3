import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { orderListPath } from "#lib/invoices/invoice-paths.ts"
import { cancelledParam } from "#lib/invoices/order-forms.ts"
import { OrderView } from "./_components/order-view.tsx"
import { buildOrderMetadata, requireOrder } from "./page-data.ts"

type Props = {
  params: Promise<{ locale: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, id } = await params
  return buildOrderMetadata(id, orderListPath, locale)
}

export default async function OrderPage({ params, searchParams }: Props) {
  const { locale, id } = await params
  setRequestLocale(locale)
  const order = await requireOrder(id, locale)
  const isCancelled = (await searchParams)[cancelledParam] !== undefined
  return <OrderView order={order} isCancelled={isCancelled} locale={locale} />
}
