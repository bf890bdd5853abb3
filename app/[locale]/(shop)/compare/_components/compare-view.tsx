import { getTranslations } from "next-intl/server"
import { ItemThumbnail } from "#components/commerce/item-thumbnail.tsx"
import { Price } from "#components/commerce/price.tsx"
import { TileRating } from "#components/commerce/reviews/tile-rating.tsx"
import { Button, buildButtonClass } from "#components/ui/button.tsx"
import { Container } from "#components/ui/container.tsx"
import { EmptyState } from "#components/ui/empty-state.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { ComparedProduct } from "#lib/api/products.ts"
import { buildComparePath, listFeatures } from "#lib/catalogue/compare-query.ts"
import type { ProductTile } from "#lib/catalogue/product.ts"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import {
  buildFieldAttributes,
  buildLangAttributes,
  type LangAttributes,
} from "#lib/i18n/localise-content.ts"
import { PageGraph } from "../../../_components/page-graph.tsx"
import type { Comparison } from "../page-data.ts"

type CompareViewProps = { locale: string; comparison: Comparison }

/** Renders a comparison: a table, and a form (GET) that chooses the products. */
export async function CompareView({ locale, comparison }: CompareViewProps) {
  const { query, products, hasMissing, offered } = comparison
  const [t, tOrders] = await Promise.all([
    getTranslations({ locale, namespace: "compare" }),
    getTranslations({ locale, namespace: "orders" }),
  ])
  return (
    <Container className="stack-6 py-8">
      <PageHeading>{t("title")}</PageHeading>
      {hasMissing && <Notice tone="warning">{t("gone")}</Notice>}
      {query.isTooMany && <Notice tone="info">{t("tooMany")}</Notice>}
      {products.length > 0 && <CompareTable locale={locale} products={products} />}
      {products.length === 0 && offered.length === 0 && (
        <EmptyState
          icon="search"
          title={t("choose")}
          actions={
            <ShopLink href={buildLocalePath(locale, "/shop")} className={buildButtonClass()}>
              {tOrders("shop")}
            </ShopLink>
          }
        />
      )}
      {offered.length > 0 && (
        <CompareForm
          locale={locale}
          offered={offered}
          products={products}
          group={query.group}
          page={query.page}
        />
      )}
      <PageGraph kind="WebPage" path="/compare" locale={locale} name={t("title")} main={[]} />
    </Container>
  )
}

/** Stays while the table scrolls, above what scrolls below it. */
const firstColumn = "sticky start-0 z-10 bg-canvas"

type CompareTableProps = { locale: string; products: readonly ComparedProduct[] }

async function CompareTable({ locale, products }: CompareTableProps) {
  const [t, tProduct, tCart, tReview] = await Promise.all([
    getTranslations({ locale, namespace: "compare" }),
    getTranslations({ locale, namespace: "product" }),
    getTranslations({ locale, namespace: "cart" }),
    getTranslations({ locale, namespace: "review" }),
  ])
  const labels = { fullPrice: tProduct("fullPrice"), specialPrice: tProduct("specialPrice") }
  const slugs = products.map(({ slug }) => slug)
  const buildRating = (rating: string, count: number) =>
    `${tReview("rating", { rating })}, ${tReview("count", { count })}`
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it
    <section aria-label={t("title")} tabIndex={0} className="relative overflow-x-auto">
      <table className="w-full text-start [&_td]:min-w-40 [&_td]:border-t [&_td]:border-line [&_td]:p-3 [&_td]:align-top [&_th]:p-3 [&_th]:text-start [&_th]:align-top">
        <thead>
          <tr>
            <th scope="col" className={firstColumn}>
              <span className="sr-only">{t("feature")}</span>
            </th>
            {products.map((product) => (
              <th key={product.slug} scope="col" className="min-w-40 font-normal">
                <div className="stack-2">
                  <ItemThumbnail picture={product.picture} sizes="160px" className="w-40" />
                  <ShopLink
                    href={buildLocalePath(locale, buildProductPath(product.slug))}
                    className="inline-flex min-h-11 items-center font-semibold underline-offset-4 hover:underline"
                    {...buildFieldAttributes(locale, product, "name")}
                  >
                    {product.name}
                  </ShopLink>
                  <ShopLink
                    href={buildLocalePath(
                      locale,
                      buildComparePath(slugs.filter((slug) => slug !== product.slug)),
                    )}
                    aria-label={tCart("removeNamed", { name: product.name })}
                    rel="nofollow"
                    className="flex min-h-11 min-w-11 items-center text-sm underline underline-offset-4"
                  >
                    {tCart("remove")}
                  </ShopLink>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <FeatureHead>{t("price")}</FeatureHead>
            {products.map((product) => (
              <td key={product.slug} className="price">
                <Price
                  price={product.price}
                  fullPrice={
                    product.isOnSpecial && product.fullPrice > product.price
                      ? product.fullPrice
                      : null
                  }
                  locale={locale}
                  labels={labels}
                  {...(product.hasPriceRange && {
                    phrase: (price: string) => tProduct("from", { price }),
                  })}
                />
              </td>
            ))}
          </tr>
          <tr>
            <FeatureHead>{t("stock")}</FeatureHead>
            {products.map((product) => (
              <td key={product.slug}>
                {product.isInStock ? tProduct("inStock") : tProduct("outOfStock")}
              </td>
            ))}
          </tr>
          {products.some(({ rating }) => rating !== null) && (
            <tr>
              <FeatureHead>{t("rating")}</FeatureHead>
              {products.map(({ slug, rating }) => (
                <td key={slug}>
                  {rating ? (
                    <TileRating rating={rating} locale={locale} buildText={buildRating} />
                  ) : (
                    "–"
                  )}
                </td>
              ))}
            </tr>
          )}
          {listFeatures(products).map(({ key, name, values }) => (
            <tr key={key}>
              <FeatureHead {...buildLangAttributes(locale, "", name.isTranslated)}>
                {name.text}
              </FeatureHead>
              {products.map(({ slug }, at) => (
                <td key={slug} {...buildLangAttributes(locale, "", values[at]?.isTranslated)}>
                  {values[at]?.text || "–"}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function FeatureHead({ children, ...attributes }: { children: string } & LangAttributes) {
  return (
    <th scope="row" className={`${firstColumn} border-t border-line font-semibold`} {...attributes}>
      {children}
    </th>
  )
}

type CompareFormProps = {
  locale: string
  offered: readonly ProductTile[]
  /** The compared products, which are chosen already. */
  products: readonly ComparedProduct[]
  group: string | null
  page: number
}

async function CompareForm({ locale, offered, products, group, page }: CompareFormProps) {
  const t = await getTranslations({ locale, namespace: "compare" })
  const chosen = new Set(products.map(({ slug }) => slug))
  const shown = [...products, ...offered.filter(({ slug }) => !chosen.has(slug))]
  return (
    <form
      key={[...chosen].join()}
      action={buildLocalePath(locale, "/compare")}
      data-list-form=""
      className="card stack-4 p-5"
    >
      {group !== null && <input type="hidden" name="group" value={group} />}
      {page > 1 && <input type="hidden" name="page" value={page} />}
      <fieldset>
        <legend className="mb-3 text-xl font-semibold">{t("choose")}</legend>
        <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map(({ slug, name, translatedFields = [] }) => (
            <li key={slug}>
              <label className="flex min-h-11 items-center gap-3">
                <input
                  type="checkbox"
                  name="products"
                  value={slug}
                  defaultChecked={chosen.has(slug)}
                  className="size-5 shrink-0"
                />
                <span {...buildFieldAttributes(locale, { translatedFields }, "name")}>{name}</span>
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <Button type="submit">{t("link")}</Button>
    </form>
  )
}
