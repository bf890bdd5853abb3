import { getTranslations } from "next-intl/server"
import { CategoryTiles } from "#components/commerce/category-tiles.tsx"
import { PageFacts } from "#components/layout/page-facts.tsx"
import { UnpublishedNote } from "#components/preview/preview-banner.tsx"
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { Prose } from "#components/ui/prose.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildGroupPath, shopRoot } from "#lib/catalogue/shop-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { isTranslated } from "#lib/contract/translated-text.ts"
import { PageGraph } from "../../_components/page-graph.tsx"
import {
  buildCategoryGraph,
  buildListPath,
  type CategoryList,
  getListPageCount,
} from "../_data/category-list.ts"
import { ProductListing } from "./product-listing.tsx"

/** Renders a category page: breadcrumbs, text, subcategories and products. */
export async function CategoryView({ locale, list }: { locale: string; list: CategoryList }) {
  const t = await getTranslations({ locale, namespace: "category" })
  const { group, categories, products, facets, page } = list
  const hasProducts = products !== null && facets !== null && products.tiles.length > 0
  const isProductsFirst = hasProducts && (list.showsProductsFirst || categories.length === 0)
  const tiles = categories.length > 0 && (
    <CategoryTiles
      groups={categories}
      locale={locale}
      buildHref={(slug) => buildLocalePath(locale, buildGroupPath(list.root, slug))}
      label={t("shopButton")}
      priority={!isProductsFirst}
    />
  )
  return (
    <Container className="stack-6 py-6">
      <UnpublishedNote kind="group" slug={group.slug} />
      <Breadcrumbs locale={locale} steps={list.steps} label={t("breadcrumbs")} />
      <PageHeading locale={!isTranslated(group, "name") && locale}>{group.name}</PageHeading>
      {page === 1 && group.content !== "" && (
        <Prose html={group.content} locale={locale} isTranslated={isTranslated(group, "content")} />
      )}
      {!isProductsFirst && tiles}
      {hasProducts && (
        <section aria-label={t("products")}>
          <ProductListing
            locale={locale}
            path={buildListPath(list, 1)}
            products={products}
            facets={facets}
            page={page}
            pageCount={getListPageCount(list)}
            buildPath={(number) => buildListPath(list, number)}
            priority={isProductsFirst}
          />
        </section>
      )}
      {isProductsFirst && tiles}
      {categories.length === 0 && !hasProducts && (
        <EmptyNote locale={locale} text={t("empty")} label={t("backToShop")} />
      )}
      <PageGraph {...buildCategoryGraph(list, locale)} />
      <PageFacts kind="group" slug={group.slug} updatedAt={group.updatedAt} />
    </Container>
  )
}

function EmptyNote({ text, label, locale }: { text: string; label: string; locale: string }) {
  return (
    <div className="stack-4">
      <p>{text}</p>
      <ShopLink
        href={buildLocalePath(locale, buildGroupPath(shopRoot, shopRoot))}
        className={buildButtonClass()}
      >
        {label}
      </ShopLink>
    </div>
  )
}
