import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { getWishLists } from "#lib/wish-list/wish-list-api.ts"
import { parseWishListNotice, wishListPath } from "#lib/wish-list/wish-list-paths.ts"
import { WishListView } from "./_components/wish-list-view.tsx"

type Props = {
  params: Promise<{ locale: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "wishList" })
  const facts = { path: wishListPath, locale, title: t("title"), description: "" }
  return buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })
}

export default async function WishListPage({ params, searchParams }: Props) {
  const { locale } = await params
  setRequestLocale(locale)
  const { list, notice } = await searchParams
  const id = /^\d{1,9}$/.test(String(list)) ? Number(list) : null
  const [lists, site] = await Promise.all([getWishLists(id || null, locale), getSite()])
  return (
    <WishListView
      locale={locale}
      lists={lists}
      notice={parseWishListNotice(notice)}
      isSelling={site.settings.config.ecommerce}
    />
  )
}
