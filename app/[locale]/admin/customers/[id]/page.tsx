import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { buildAdminMetadata, parseRecordId } from "../../page-data.ts"
import { CustomerView } from "../_components/customer-view.tsx"

type Props = { params: Promise<{ locale: string; id: string }> }

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAdminMetadata((await params).locale, "customers")
}

export default async function CustomerPage({ params }: Props) {
  const { locale, id } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  return <CustomerView id={parseRecordId(id)} />
}
