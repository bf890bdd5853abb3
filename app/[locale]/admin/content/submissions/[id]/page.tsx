import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { getKindTexts } from "#lib/admin/describe-kind.ts"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { buildAdminMetadata, parseRecordId } from "../../../page-data.ts"
import { SubmissionView } from "../../_components/submission-view.tsx"
import "../../content.css"

type Props = { params: Promise<{ locale: string; id: string }> }

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title } = getKindTexts("submissions")
  return buildAdminMetadata((await params).locale, "content", title)
}

export default async function SubmissionPage({ params }: Props) {
  const { locale, id } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  return <SubmissionView id={parseRecordId(id)} />
}
