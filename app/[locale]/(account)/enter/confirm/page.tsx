import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSignInMetadata } from "#app/[locale]/(account)/_components/sign-in-frame.tsx"
import { isServerActionRequest } from "#lib/auth/current-request.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { SwitchView } from "./_components/switch-view.tsx"
import { getPendingAccountSwitch } from "./page-data.ts"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "account.enter" })
  const accounts = await getPendingAccountSwitch()
  const title = t(accounts?.present === null ? "guest.title" : "title")
  return getSignInMetadata(locale, "/enter/confirm", title)
}

export default async function ConfirmSwitchPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const accounts = await getPendingAccountSwitch()
  if (accounts) return <SwitchView locale={locale} accounts={accounts} />
  if (await isServerActionRequest()) return null
  redirect(buildLocalePath(locale, "/"))
}
