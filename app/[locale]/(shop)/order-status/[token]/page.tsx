import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { parseRecordToken } from "#lib/invoices/invoice-paths.ts"
import { getSharedOrder } from "#lib/invoices/invoices-api.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { OrderStatusView } from "./_components/order-status-view.tsx"
import "../../../../site.css"

type Props = { params: Promise<{ locale: string; token: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "orders.page" })
  const facts = { path: "/order-status", locale, title: t("timeline"), description: "" }
  return buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })
}

export default async function OrderStatusPage({ params }: Props) {
  const { locale, token: text } = await params
  setRequestLocale(locale)
  const token = parseRecordToken(text)
  const order = token && (await getSharedOrder(token))
  if (!order) notFound()
  return <OrderStatusView order={order} locale={locale} />
}
