import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { orderListPath } from "#lib/invoices/invoice-paths.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { OrdersView } from "./_components/orders-view.tsx"
import { parsePageNumber, requireOrderPage } from "./page-data.ts"

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "orders" })
  const facts = { path: orderListPath, locale, title: t("title"), description: "" }
  return buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })
}

export default async function OrdersPage({ params, searchParams }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const list = await requireOrderPage(parsePageNumber((await searchParams).page), locale)
  return <OrdersView list={list} locale={locale} />
}
