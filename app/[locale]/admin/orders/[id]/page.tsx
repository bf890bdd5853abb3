import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { buildAdminMetadata, parseRecordId } from "../../page-data.ts"
import { OrderView } from "../_components/order-view.tsx"

type Props = { params: Promise<{ locale: string; id: string }> }

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAdminMetadata((await params).locale, "orders")
}

export default async function OrderPage({ params }: Props) {
  const { locale, id } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  return <OrderView id={parseRecordId(id)} />
}
