import type { Metadata } from "next"
import { notFound } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { isLocale } from "#lib/contract/languages.ts"
import { ContentPage } from "./_components/content-page.tsx"
import { buildContentMetadata } from "./_data/content-metadata.ts"
import { type ContentPageData, getContentPage } from "./_data/get-content-page.ts"

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

const slug = "home"

/**
 * Returns the home page; null if there is none, or if the segment is not a locale, such as the name
 * of a missing file at the root.
 */
async function getHomePage(locale: string): Promise<ContentPageData | null> {
  return isLocale(locale) ? getContentPage(slug, locale) : null
}

/** Builds the metadata of the home page. */
async function getHomeMetadata(locale: string): Promise<Metadata> {
  return isLocale(locale) ? buildContentMetadata(await getHomePage(locale), locale, "/") : {}
}
