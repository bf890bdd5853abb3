import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { getKindTexts } from "#lib/admin/describe-kind.ts"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { buildAdminMetadata } from "../../page-data.ts"
import { SubmissionsView } from "../_components/submissions-view.tsx"
import "../content.css"

type Props = { params: Promise<{ locale: string }> }

export const dynamic = "force-dynamic"

const { title, intro } = getKindTexts("submissions")

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAdminMetadata((await params).locale, "content", title)
}

export default async function SubmissionsPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  return <SubmissionsView title={title} intro={intro} />
}
