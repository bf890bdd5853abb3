import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { buildAdminMetadata } from "../../../page-data.ts"
import { NewRecordView } from "../../_components/new-record-view.tsx"
import { buildKindView } from "../../build-kind-view.ts"
import "../../content.css"

type Props = { params: Promise<{ locale: string; kind: string }> }

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, kind } = await params
  return buildAdminMetadata(locale, "content", buildKindView(kind)?.title)
}

export default async function NewRecordPage({ params }: Props) {
  const { locale, kind } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  const view = buildKindView(kind)
  if (view === null) notFound()
  return <NewRecordView kind={view} />
}
