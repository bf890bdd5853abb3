import { getTranslations } from "next-intl/server"
import { NotSelling } from "#components/commerce/not-selling.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { handleCartUpdate, handleQuoteRequest } from "#lib/cart/actions.ts"
import type { Group } from "#lib/catalogue/group.ts"
import { buildGroupPath, shopRoot } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { CartPageData } from "../page-data.ts"
import { buildCartLabels, buildQuoteTexts } from "./build-cart-labels.ts"
import { CartIsland } from "./cart-island.tsx"

/** Renders the cart page. */
export async function CartView({
  isSelling,
  cart,
  notice,
  categories,
  freeOver,
  locale,
}: CartPageData & { locale: string }) {
  const t = await getTranslations({ locale, namespace: "cart" })
  if (!isSelling) {
    return (
      <Container className="stack-6 py-6 md:py-10">
        <PageHeading>{t("title")}</PageHeading>
        <NotSelling locale={locale} />
      </Container>
    )
  }
  return (
    <Container className="stack-6 py-6 md:py-10">
      <PageHeading>{t("title")}</PageHeading>
      {notice && (
        <p
          role="alert"
          className="rounded-card border-2 border-danger p-4 font-semibold text-danger"
        >
          {t(`notices.${notice}`)}
        </p>
      )}
      <CartIsland
        initial={cart}
        labels={await buildCartLabels(locale)}
        quoteTexts={await buildQuoteTexts(locale)}
        locale={locale}
        actions={{ change: handleCartUpdate, requestQuote: handleQuoteRequest }}
        freeOver={freeOver}
        empty={<EmptyCart categories={categories} locale={locale} />}
      />
    </Container>
  )
}

async function EmptyCart({ categories, locale }: { categories: readonly Group[]; locale: string }) {
  const t = await getTranslations({ locale, namespace: "cart.empty" })
  return (
    <div className="stack-6">
      <h2 className="text-xl font-bold">{t("heading")}</h2>
      <p className="max-w-prose">{t("text")}</p>
      <ShopLink href={buildLocalePath(locale, "/shop")} prefetch className={buildButtonClass()}>
        {t("shop")}
      </ShopLink>
      {categories.length > 0 && (
        <nav aria-label={t("categories")}>
          <ul className="flex flex-wrap gap-2">
            {categories.map((group) => (
              <li key={group.id}>
                <ShopLink
                  href={buildLocalePath(locale, buildGroupPath(shopRoot, group.slug))}
                  className={buildButtonClass("secondary")}
                >
                  {group.name}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  )
}
