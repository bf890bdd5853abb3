import { getTranslations } from "next-intl/server"
import { buildButtonClass } from "#components/ui/button.tsx"
import { EmptyState } from "#components/ui/empty-state.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildListSearch, defaultChoice, type ListChoice } from "#lib/catalogue/list-query.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"

type EmptyListProps = { locale: string; path: string; choice: ListChoice; isFiltered: boolean }

/** Renders what to do about a list that the filters leave nothing of. */
export async function EmptyList({ locale, path, choice, isFiltered }: EmptyListProps) {
  const t = await getTranslations({ locale, namespace: "lists.empty" })
  const rest = buildListSearch({ ...defaultChoice, sort: choice.sort })
  return (
    <EmptyState
      icon="search"
      title={t("title")}
      actions={
        isFiltered && (
          <ShopLink
            href={buildLocalePath(locale, `${path}${rest}`)}
            className={buildButtonClass("secondary")}
          >
            {t("all")}
          </ShopLink>
        )
      }
    >
      {t("help")}
    </EmptyState>
  )
}
