import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { getKindTexts } from "#lib/admin/describe-kind.ts"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { buildAdminMetadata } from "../../page-data.ts"
import { VouchersView } from "../_components/vouchers-view.tsx"
import "../content.css"

type Props = { params: Promise<{ locale: string }> }

export const dynamic = "force-dynamic"

const { title, intro } = getKindTexts("vouchers")

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAdminMetadata((await params).locale, "content", title)
}

export default async function VouchersPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  return <VouchersView title={title} intro={intro} />
}
