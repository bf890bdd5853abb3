import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { ContentPage } from "./_components/content-page.tsx"
import { getHomeMetadata, getHomePage } from "./page-data.ts"

type Props = { params: Promise<{ locale: string }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return getHomeMetadata((await params).locale)
}

export default async function HomePage({ params }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const home = await getHomePage(locale)
  if (!home) notFound()
  return <ContentPage {...home} locale={locale} path="/" hidesHeading />
}
