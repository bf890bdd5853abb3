import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { CompareView } from "./_components/compare-view.tsx"
import { getComparison } from "./page-data.ts"

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "compare" })
  const facts = { path: "/compare", locale, title: t("title"), description: "" }
  return buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })
}

/** Up to four products beside each other, rendered for each request: the URL names them. */
export default async function ComparePage({ params, searchParams }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const comparison = await getComparison(locale, await searchParams)
  return <CompareView locale={locale} comparison={comparison} />
}
