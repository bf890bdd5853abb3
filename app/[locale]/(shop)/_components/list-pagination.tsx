import { getTranslations } from "next-intl/server"
import { Pagination } from "#components/ui/pagination.tsx"

type ListPaginationProps = {
  locale: string
  page: number
  pageCount: number
  buildHref: (page: number) => string
}

/** The ways to a product list's other pages, in the visitor's language. */
export async function ListPagination({ locale, ...list }: ListPaginationProps) {
  const t = await getTranslations({ locale, namespace: "category.pagination" })
  const labels = {
    nav: t("nav"),
    first: t("first"),
    previous: t("previous"),
    next: t("next"),
    last: t("last"),
    page: (page: number) => t("page", { page }),
  }
  return <Pagination {...list} labels={labels} />
}
