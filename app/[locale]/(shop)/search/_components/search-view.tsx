import { getTranslations } from "next-intl/server"
import { CategoryLinks } from "#components/commerce/category-tiles.tsx"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { Group } from "#lib/catalogue/group.ts"
import { buildSearchPath } from "#lib/catalogue/shop-paths.ts"
import { buildUnderstoodList } from "#lib/catalogue/shop-search.ts"
import { buildProductListPart } from "#lib/seo/graph/graph-part.ts"
import { PageGraph } from "../../../_components/page-graph.tsx"
import { ProductListing } from "../../_components/product-listing.tsx"
import type { SearchResults } from "../page-data.ts"
import { CategoryHits, ContentHits } from "./content-hits.tsx"
import { SearchForm } from "./search-form.tsx"
import { UnderstoodLine } from "./understood-line.tsx"

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
      {results ? (
        <Results locale={locale} results={results} categories={categories} />
      ) : (
        <section className="stack-4">
          <p>{t("popular")}</p>
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

type ResultsProps = { locale: string; results: SearchResults; categories: readonly Group[] }

/** Renders what was understood, then categories, products and other content. */
async function Results({ locale, results, categories }: ResultsProps) {
  const t = await getTranslations({ locale, namespace: "search" })
  const { query, page, pageCount, matches, facets } = results
  const { understood, content, count } = matches
  const list = understood?.isApplied ? buildUnderstoodList(understood) : null
  const hasList = count > 0 || list !== null
  const isEmpty = !hasList && content.length === 0
  return (
    <>
      {understood && <UnderstoodLine locale={locale} query={query} understood={understood} />}
      <CategoryHits locale={locale} hits={content} />
      {count <= 1 && list === null && <p role="status">{t("count", { count })}</p>}
      {matches.isFuzzy && <p>{t("fuzzy")}</p>}
      {hasList && (
        <ProductListing
          locale={locale}
          path={list?.path ?? buildSearchPath(query)}
          {...(list && { query: list.query })}
          products={matches}
          facets={facets}
          page={page}
          pageCount={pageCount}
          buildPath={(number) => buildSearchPath(query, number)}
          isSearch={understood?.words !== "" || list === null}
          priority
        />
      )}
      {isEmpty && (
        <section className="stack-4">
          <p>{t("empty")}</p>
          <CategoryLinks groups={categories} locale={locale} />
        </section>
      )}
      <ContentHits locale={locale} hits={content} />
    </>
  )
}
