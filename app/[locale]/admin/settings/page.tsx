import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { buildSettingsForm } from "#lib/admin/describe-settings.ts"
import { listLanguages } from "#lib/admin/list-languages.ts"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { buildAdminMetadata } from "../page-data.ts"
import { SettingsView } from "./_components/settings-view.tsx"

type Props = { params: Promise<{ locale: string }> }

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAdminMetadata((await params).locale, "settings")
}

export default async function SettingsPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  return <SettingsView groups={buildSettingsForm()} languages={await listLanguages()} />
}
