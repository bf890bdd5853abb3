import { getTranslations } from "next-intl/server"
import { PageFacts } from "#components/layout/page-facts.tsx"
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx"
import { Container } from "#components/ui/container.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ProductListing } from "../../_components/product-listing.tsx"
import type { FilteredList } from "../page-data.ts"

/** Renders a filtered list: a heading, and the products with what they are filtered by. */
export async function FilteredListView({ locale, list }: { locale: string; list: FilteredList }) {
  const { place, query, products, page, pageCount } = list
  const t = await getTranslations({ locale, namespace: "category" })
  const tSearch = await getTranslations({ locale, namespace: "search" })
  return (
    <Container className="stack-6 py-6">
      {place.kind === "category" ? (
        <>
          <Breadcrumbs locale={locale} steps={place.steps} label={t("breadcrumbs")} />
          <PageHeading locale={locale}>{place.category.group.name}</PageHeading>
        </>
      ) : (
        <PageHeading>
          {place.query === "" ? tSearch("all") : tSearch("resultsHeading", { query: place.query })}
        </PageHeading>
      )}
      {products.isFuzzy && <p>{tSearch("fuzzy")}</p>}
      <section aria-label={t("products")}>
        <ProductListing
          locale={locale}
          path={place.path}
          products={products}
          facets={products.facets}
          query={query}
          page={page}
          pageCount={pageCount}
          buildPath={() => place.path}
          isSearch={place.kind === "search" && place.query !== ""}
          priority
        />
      </section>
      {place.kind === "category" && (
        <PageFacts
          kind="group"
          slug={place.category.group.slug}
          updatedAt={place.category.group.updatedAt}
        />
      )}
    </Container>
  )
}
