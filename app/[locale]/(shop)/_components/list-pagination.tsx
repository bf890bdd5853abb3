import { getTranslations } from "next-intl/server"
import { Pagination } from "#components/ui/pagination.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"

type ListPaginationProps = {
  locale: string
  page: number
  pageCount: number
  /** Returns the path of a page of the list, without the language prefix. */
  buildPath: (page: number) => string
}

/** Renders the translated pagination of a product list. */
export async function ListPagination({ locale, buildPath, ...list }: ListPaginationProps) {
  const t = await getTranslations({ locale, namespace: "category.pagination" })
  const labels = {
    nav: t("nav"),
    first: t("first"),
    previous: t("previous"),
    next: t("next"),
    last: t("last"),
    page: (page: number) => t("page", { page }),
  }
  const buildHref = (page: number) => buildLocalePath(locale, buildPath(page))
  return <Pagination {...list} buildHref={buildHref} labels={labels} />
}
