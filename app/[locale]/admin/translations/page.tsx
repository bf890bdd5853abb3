import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { buildAdminMetadata } from "../page-data.ts"
import { TranslationsView } from "./_components/translations-view.tsx"

import "./translations.css"

type Props = { params: Promise<{ locale: string }> }

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAdminMetadata((await params).locale, "translations")
}

export default async function TranslationsPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  return <TranslationsView />
}
