import type { Metadata } from "next"
import { getTranslations, setRequestLocale } from "next-intl/server"
import { cache } from "react"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { SavedCard } from "#components/wish-list/saved-card.tsx"
import { getSite } from "#lib/api/site.ts"
import { parseRecordToken } from "#lib/invoices/invoice-paths.ts"
import { buildMetadata } from "#lib/seo/build-metadata.ts"
import { getSharedList } from "#lib/wish-list/wish-list-api.ts"
import { wishListPath } from "#lib/wish-list/wish-list-paths.ts"
import { handleMissingPath } from "../../../../_data/handle-missing-path.ts"
import { getSavedCardLabels } from "../../_components/wish-list-labels.ts"

type Props = { params: Promise<{ locale: string; token: string }> }

const getList = cache(async (text: string, locale: string) => {
  const token = parseRecordToken(text)
  return token === null ? null : getSharedList(token, locale)
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params
  const t = await getTranslations({ locale, namespace: "wishList" })
  // The canonical URL must not repeat the token.
  const facts = { path: wishListPath, locale, title: t("shared.title"), description: "" }
  return buildMetadata(await getSite(locale), { ...facts, isUnlisted: true })
}

/** A list as its link shows it to others, with today's prices: nothing can be changed. */
export default async function SharedWishListPage({ params }: Props) {
  const { locale, token } = await params
  setRequestLocale(locale)
  const list = await getList(token, locale)
  if (!list) return handleMissingPath(locale, `${wishListPath}/shared/${token}`)
  const t = await getTranslations({ locale, namespace: "wishList" })
  const labels = await getSavedCardLabels(locale)
  return (
    <Container className="stack-6 py-8">
      <div className="stack-2">
        <PageHeading>{t("shared.title")}</PageHeading>
        {list.name !== "" && (
          <h2 className="text-2xl wrap-anywhere">
            <bdi>{list.name}</bdi>
          </h2>
        )}
        <p className="text-muted">
          {list.products.length > 0 ? t("shared.text") : t("shared.none")}
        </p>
      </div>
      <ul className="divide-y divide-line">
        {list.products.map((product) => (
          <SavedCard
            key={product.slug}
            headingLevel={list.name === "" ? 2 : 3}
            product={product}
            locale={locale}
            labels={labels}
          />
        ))}
      </ul>
    </Container>
  )
}
