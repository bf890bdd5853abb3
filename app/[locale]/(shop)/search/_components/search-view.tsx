import { getTranslations } from "next-intl/server"
import { CategoryLinks } from "#components/commerce/category-tiles.tsx"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { Group } from "#lib/catalogue/group.ts"
import { buildSearchPath } from "#lib/catalogue/shop-paths.ts"
import { buildProductListPart } from "#lib/seo/graph/graph-part.ts"
import { PageGraph } from "../../../_components/page-graph.tsx"
import { ProductListing } from "../../_components/product-listing.tsx"
import type { SearchResults } from "../page-data.ts"
import { SearchForm } from "./search-form.tsx"

type SearchViewProps = {
  locale: string
  /** Null before the first search. */
  results: SearchResults | null
  /** Shown if there are no results. */
  categories: readonly Group[]
}

/** Renders the search page: the form and the results. */
export async function SearchView({ locale, results, categories }: SearchViewProps) {
  const t = await getTranslations({ locale, namespace: "search" })
  const isEmpty = results === null || results.matches.count === 0
  const heading = results ? t("resultsHeading", { query: results.query }) : t("heading")
  return (
    <Container className="stack-6 py-6">
      <PageHeading>{heading}</PageHeading>
      <SearchForm
        key={results?.query}
        action="/api/search-redirect"
        query={results?.query ?? ""}
        locale={locale}
        labels={{ label: t("label"), button: t("button") }}
      />
      {results && results.matches.count <= 1 && (
        <p role="status">{t("count", { count: results.matches.count })}</p>
      )}
      {results && !isEmpty && <ProductResults locale={locale} results={results} />}
      {isEmpty && (
        <section className="stack-4">
          <p>{results ? t("empty") : t("popular")}</p>
          <CategoryLinks groups={categories} locale={locale} />
        </section>
      )}
      <PageGraph
        kind="SearchResultsPage"
        path={results ? buildSearchPath(results.query, results.page) : "/search"}
        locale={locale}
        name={heading}
        main={results ? [buildProductListPart("", results.matches.tiles)] : []}
      />
    </Container>
  )
}

async function ProductResults({ locale, results }: { locale: string; results: SearchResults }) {
  const t = await getTranslations({ locale, namespace: "search" })
  const { query, page, pageCount, matches, facets } = results
  return (
    <>
      {matches.isFuzzy && <p>{t("fuzzy")}</p>}
      <ProductListing
        locale={locale}
        path={buildSearchPath(query)}
        products={matches}
        facets={facets}
        page={page}
        pageCount={pageCount}
        buildPath={(number) => buildSearchPath(query, number)}
        isSearch
        priority
      />
    </>
  )
}
