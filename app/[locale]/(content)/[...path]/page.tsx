import type { Metadata } from "next"
import { notFound, permanentRedirect, redirect } from "next/navigation"
import { setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { listPrerenderedSlugs } from "#lib/site/page-slugs.ts"
import { ContentPage } from "../_components/content-page.tsx"
import { buildAbsentMetadata, buildContentMetadata } from "../_data/build-content-metadata.ts"
import { getPathData } from "./page-data.ts"

type Props = { params: Promise<{ locale: string; path: string[] }> }

export const dynamicParams = true

export async function generateStaticParams() {
  return listPrerenderedSlugs(await getSite()).map((slug) => ({ path: [slug] }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, path } = await params
  const data = await getPathData(path, locale)
  return data.kind === "page"
    ? buildContentMetadata(data.content, locale, buildCanonicalPath(path))
    : buildAbsentMetadata(locale)
}

export default async function PathPage({ params }: Props) {
  const { locale, path } = await params
  setRequestLocale(locale)
  const data = await getPathData(path, locale)
  if (data.kind === "moved") permanentRedirect(data.href)
  if (data.kind === "elsewhere") redirect(data.href)
  if (data.kind === "absent") notFound()
  return <ContentPage {...data.content} locale={locale} path={buildCanonicalPath(path)} />
}

/** Returns the canonical path of a page: parameters after its item only vary the view. */
function buildCanonicalPath(path: readonly string[]): string {
  return `/${path.slice(0, 2).join("/")}`
}
