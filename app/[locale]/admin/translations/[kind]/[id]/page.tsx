import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { isTranslatableKind, parseContentLanguage } from "#lib/contract/translation.ts"
import { buildAdminMetadata, parseRecordId } from "../../../page-data.ts"
import { TranslationView } from "../../_components/translation-view.tsx"
import "../../translations.css"

type Props = {
  params: Promise<{ locale: string; kind: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAdminMetadata((await params).locale, "translations")
}

export default async function TranslationPage({ params, searchParams }: Props) {
  const { locale, kind, id } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  if (!isTranslatableKind(kind)) notFound()
  const { language, search } = await searchParams
  // Of the kinds whose texts belong to no record the id is 0.
  const record = { kind, id: id === "0" ? 0 : parseRecordId(id) }
  return (
    <TranslationView
      key={`${kind} ${id} ${String(language)}`}
      record={record}
      language={parseContentLanguage(language)}
      search={typeof search === "string" ? search : ""}
    />
  )
}
