import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { parseOrderKey } from "#lib/invoices/invoice-paths.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { TicketsView } from "./_components/tickets-view.tsx"
import { requireTickets } from "./page-data.ts"
import "../../../../site.css"

type Props = { params: Promise<{ locale: string; key: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "orders.ticket" })
  const facts = { path: "/print-tickets", locale, title: t("title"), description: "" }
  return buildMetadata(await getSite(), { ...facts, isUnlisted: true })
}

export default async function TicketsPage({ params }: Props) {
  const { locale, key } = await params
  setRequestLocale(locale)
  const orderKey = parseOrderKey(key)
  if (orderKey === null) notFound()
  const tickets = await requireTickets(orderKey, locale)
  return <TicketsView tickets={tickets} orderKey={orderKey} locale={locale} />
}
