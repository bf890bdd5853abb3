import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { AccountView } from "./_components/account-view.tsx"
import { requireAccountData } from "./page-data.ts"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "myAccount" })
  const facts = { path: "/my-account", locale, title: t("title"), description: "" }
  return buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })
}

export default async function MyAccountPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  return <AccountView {...(await requireAccountData(locale))} locale={locale} />
}
