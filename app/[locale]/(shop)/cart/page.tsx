import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { CartView } from "./_components/cart-view.tsx"
import { getCartPageData } from "./page-data.ts"

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "cart" })
  const facts = { path: "/cart", locale, title: t("title"), description: "" }
  return buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })
}

export default async function CartPage({ params, searchParams }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  return <CartView {...(await getCartPageData(locale, searchParams))} locale={locale} />
}
