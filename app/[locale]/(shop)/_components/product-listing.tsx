import { getTranslations } from "next-intl/server"
import { ProductGrid } from "#components/commerce/product-grid.tsx"
import { Button } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildComparePath } from "#lib/catalogue/compare-query.ts"
import {
  buildListSearch,
  countFilters,
  defaultListQuery,
  isFiltered,
  type ListQuery,
} from "#lib/catalogue/list-query.ts"
import type { ProductPage } from "#lib/catalogue/product.ts"
import type { ProductFacets } from "#lib/catalogue/product-facets.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { productSorts } from "#lib/contract/product-filter.ts"
import { ChosenFilters } from "./chosen-filters.tsx"
import { EmptyList } from "./empty-list.tsx"
import { ListFilters, listDrawerId, listFormId } from "./list-filters.tsx"
import { ListPagination } from "./list-pagination.tsx"

type ProductListingProps = {
  locale: string
  /** Path of the default list, without the language prefix. */
  path: string
  products: ProductPage
  facets: ProductFacets
  /** What is chosen; nothing on the static page of the default list. */
  query?: ListQuery
  page: number
  pageCount: number
  /** Returns the path of a page of the default list. */
  buildPath: (page: number) => string
  /** True for results of a search, whose default order is the best match first. */
  isSearch?: boolean
  priority?: boolean
}

/**
 * Renders the products of a list with their number, the sort order, the filters and the pages. All
 * of it is one form (GET) and links, which work without JavaScript.
 */
export async function ProductListing(props: ProductListingProps) {
  const { locale, path, products, facets, page, pageCount, isSearch = false } = props
  const { query = defaultListQuery } = props
  const { choice } = query
  const isChosen = buildListSearch(choice) !== ""
  const t = await getTranslations({ locale, namespace: "lists" })
  const tSearch = await getTranslations({ locale, namespace: "search" })
  const tCompare = await getTranslations({ locale, namespace: "compare" })
  const { count } = products
  const hasControls = count > 1 || query !== defaultListQuery
  const grid = (
    <ProductGrid
      tiles={products.tiles}
      locale={locale}
      headingLevel={2}
      columns={hasControls ? 3 : 4}
      priority={props.priority === true}
    />
  )
  if (!hasControls) return grid
  return (
    <div className="listing">
      <ListFilters
        key={buildListSearch(choice)}
        locale={locale}
        path={path}
        query={query}
        facets={facets}
        count={count}
      />
      <div className="stack-4 min-w-0">
        <div className="hide-until-parsed flex flex-wrap items-end justify-between gap-3">
          <p role="status" className="flex min-h-11 items-center font-semibold">
            {isSearch ? tSearch("count", { count }) : t("count", { count })}
          </p>
          <button
            type="button"
            popoverTarget={listDrawerId}
            className="button button-secondary lg:hidden"
          >
            {t("open", { count: countFilters(choice) })}
          </button>
          {!isSearch && (
            <ShopLink
              href={buildLocalePath(
                locale,
                buildComparePath([], { group: getGroupSlug(path), page }),
              )}
              rel="nofollow"
              className="flex min-h-11 min-w-11 items-center text-sm underline underline-offset-4"
            >
              {tCompare("title")}
            </ShopLink>
          )}
          <SortField locale={locale} sort={choice.sort} isSearch={isSearch} />
        </div>
        <ChosenFilters
          locale={locale}
          path={path}
          choice={choice}
          labels={facets.termLabels ?? {}}
        />
        {/* On narrow screens the field with its error is behind a button. */}
        {query.priceError && (
          <p className="text-sm text-danger lg:hidden">{t(`priceErrors.${query.priceError}`)}</p>
        )}
        {query.ignored.length > 0 && (
          <p className="text-sm text-danger">
            {t("ignored")} <bdi dir="ltr">{query.ignored.join(" · ")}</bdi>
          </p>
        )}
        {products.tiles.length > 0 ? (
          grid
        ) : (
          <EmptyList locale={locale} path={path} choice={choice} isFiltered={isFiltered(choice)} />
        )}
        <ListPagination
          locale={locale}
          page={page}
          pageCount={pageCount}
          buildPath={(number) =>
            isChosen ? `${path}${buildListSearch(choice, number)}` : props.buildPath(number)
          }
        />
      </div>
    </div>
  )
}

/** Returns the slug of the category that a path is of. */
function getGroupSlug(path: string): string {
  return path.split("/").at(-1) ?? ""
}

type SortFieldProps = { locale: string; sort: ListQuery["choice"]["sort"]; isSearch: boolean }

/** Renders the choice of a sort order. It belongs to the form of the filters. */
async function SortField({ locale, sort, isSearch }: SortFieldProps) {
  const t = await getTranslations({ locale, namespace: "lists" })
  return (
    <div className="flex items-end gap-2 max-lg:grow">
      <label className="grow text-sm lg:flex lg:items-center lg:gap-2">
        {t("sort")}
        {/* The default order has no value, so that it stays out of the URL. */}
        <select
          key={sort}
          name="sort"
          form={listFormId}
          defaultValue={sort === "featured" ? "" : sort}
          className="control lg:w-56"
        >
          {productSorts.map((each) => (
            <option key={each} value={each === "featured" ? "" : each}>
              {t(each === "featured" && isSearch ? "sorts.match" : `sorts.${each}`)}
            </option>
          ))}
        </select>
      </label>
      <Button type="submit" kind="secondary" form={listFormId}>
        {t("sortButton")}
      </Button>
    </div>
  )
}
