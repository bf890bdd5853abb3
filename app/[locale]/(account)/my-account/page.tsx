import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getAccountOverview } from "#lib/api/customer.ts"
import { getSite } from "#lib/api/site.ts"
import { buildLocalePath } from "#lib/i18n/build-locale-path.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { AccountView } from "./_components/account-view.tsx"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "myAccount" })
  const facts = { path: "/my-account", locale, title: t("title"), description: "" }
  return buildMetadata(await getSite(), { ...facts, isUnlisted: true })
}

export default async function MyAccountPage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const [overview, site] = await Promise.all([getAccountOverview(), getSite()])
  if (!overview) redirect(buildLocalePath(locale, "/login"))
  const canManage = site.settings.config.profile.manage_addresses
  return <AccountView overview={overview} canManageAddresses={canManage} locale={locale} />
}
