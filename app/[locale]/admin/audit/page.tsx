import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { buildAuditWords } from "#lib/admin/audit-words.ts"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { buildAdminMetadata } from "../page-data.ts"
import { AuditView } from "./_components/audit-view.tsx"

type Props = { params: Promise<{ locale: string }> }

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAdminMetadata((await params).locale, "audit")
}

export default async function AuditPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  return <AuditView words={buildAuditWords()} />
}
