import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { buildStockAlertPath } from "#lib/catalogue/shop-paths.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { handleMissingPath } from "../../../../../_data/handle-missing-path.ts"
import { StockAlertView } from "./_components/stock-alert-view.tsx"
import { getStockAlertPage } from "./page-data.ts"

type Props = { params: Promise<{ locale: string; slug: string; sku: string }> }

export const dynamicParams = true

/** Rendered at the first request (ISR), like the product page that links to it. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, slug, sku } = await params
  const [data, site] = await Promise.all([getStockAlertPage(slug, sku, locale), getSite(locale)])
  if (!data) return {}
  const t = await getTranslations({ locale, namespace: "stockAlert" })
  const title = t("title", { name: data.name })
  const path = `${buildStockAlertPath(slug)}/${sku}`
  return buildMetadata(site, { path, locale, title, description: "", isUnlisted: true })
}

export default async function StockAlertPage({ params }: Props) {
  const { locale, slug, sku } = await params
  setRequestLocale(locale)
  const data = await getStockAlertPage(slug, sku, locale)
  if (!data) return handleMissingPath(locale, `${buildStockAlertPath(slug)}/${sku}`)
  return <StockAlertView locale={locale} data={data} />
}
