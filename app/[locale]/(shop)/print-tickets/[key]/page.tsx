import type { Metadata } from "next"
import { notFound, redirect } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { type OrderKey, parseOrderKey } from "#lib/invoices/invoice-paths.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { TicketsView } from "./_components/tickets-view.tsx"
import "../../../../site.css"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { Tickets } from "#lib/invoices/invoice.ts"
import { getTickets } from "#lib/invoices/invoices-api.ts"

type Props = { params: Promise<{ locale: string; key: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "orders.ticket" })
  const facts = { path: "/print-tickets", locale, title: t("title"), description: "" }
  return buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })
}

export default async function TicketsPage({ params }: Props) {
  const { locale, key } = await params
  setRequestLocale(locale)
  const orderKey = parseOrderKey(key)
  if (orderKey === null) notFound()
  const tickets = await requireTickets(orderKey, locale)
  return <TicketsView tickets={tickets} orderKey={orderKey} locale={locale} />
}

/**
 * Returns the tickets of an order. Calls `notFound` for an unpaid or refunded order; redirects a
 * guest to the login.
 */
async function requireTickets(key: OrderKey, locale: string): Promise<Tickets> {
  const tickets = await getTickets(key)
  if (tickets === null) notFound()
  if (tickets === "signedOut") redirect(buildLocalePath(locale, "/login"))
  return tickets
}
