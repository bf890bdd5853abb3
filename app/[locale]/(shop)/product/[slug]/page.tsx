import { setRequestLocale } from "next-intl/server"
import { listProductSlugs } from "#lib/api/products.ts"
import { getSite } from "#lib/api/site.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { handleMissingPath } from "../../../_data/handle-missing-path.ts"
import { getProductCard } from "../../_data/shop-cards.ts"
import { ProductPageView } from "./_components/product-page-view.tsx"
import { getProductPage } from "./page-data.ts"

type Props = { params: Promise<{ locale: string; slug: string }> }

export const dynamicParams = true

/**
 * Number of products prerendered at build time; the rest are rendered on the first request (ISR).
 */
const prerenderedCount = 100

export async function generateStaticParams() {
  return (await listProductSlugs(prerenderedCount)).map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: Props) {
  const { locale, slug } = await params
  const [data, site] = await Promise.all([getProductPage(locale, slug), getSite(locale)])
  if (!data) return {}
  const { product } = data.facts
  return buildMetadata(site, {
    path: buildProductPath(slug),
    locale,
    title: product.title,
    name: product.name,
    description: product.metaDescription,
    contents: [product.blurb, product.content],
    card: await getProductCard(locale, data.facts),
    completeLanguages: product.completeLanguages ?? [],
    kind: { type: "product" },
  })
}

export default async function ProductPage({ params }: Props) {
  const { locale, slug } = await params
  setRequestLocale(locale)
  const data = await getProductPage(locale, slug)
  if (!data) return handleMissingPath(locale, `/product/${slug}`)
  return <ProductPageView locale={locale} data={data} />
}
