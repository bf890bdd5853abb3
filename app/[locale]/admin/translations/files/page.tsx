import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { parseContentLanguage } from "#lib/contract/translation.ts"
import { buildAdminMetadata } from "../../page-data.ts"
import { FilesView } from "../_components/files-view.tsx"

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAdminMetadata((await params).locale, "translations")
}

export default async function TranslationFilesPage({ params, searchParams }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  return <FilesView language={parseContentLanguage((await searchParams).language)} />
}
