import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { StudioView } from "./_components/studio-view.tsx"
import { getStudioData, parseStudioQuery } from "./page-data.ts"
import "../../site.css"

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "studio" })
  const facts = { path: "/seo", locale, title: t("title"), description: "" }
  return buildMetadata(await getSite(), { ...facts, isUnlisted: true })
}

export default async function StudioPage({ params, searchParams }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  const query = parseStudioQuery(await searchParams, locale)
  return <StudioView {...(await getStudioData(query))} locale={locale} />
}
