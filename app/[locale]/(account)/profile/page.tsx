import type { Metadata } from "next"
import { redirect } from "next/navigation"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { parsePhotoResult } from "#lib/account/photo.ts"
import { getSite } from "#lib/api/site.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { hasRedeemedCookie } from "#lib/vouchers/redeemed-cookie.ts"
import { ProfileView } from "./_components/profile-view.tsx"
import { getProfileData } from "./page-data.ts"

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "profile" })
  const facts = { path: "/profile", locale, title: t("title"), description: "" }
  return buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })
}

export default async function ProfilePage({ params, searchParams }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const profile = await getProfileData(locale)
  if (!profile) redirect(buildLocalePath(locale, "/login"))
  const { photo } = await searchParams
  return (
    <ProfileView
      profile={profile}
      photoResult={parsePhotoResult(photo)}
      isRedeemed={await hasRedeemedCookie()}
      locale={locale}
    />
  )
}
