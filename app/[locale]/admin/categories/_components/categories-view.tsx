"use client"

import { useTranslations } from "next-intl"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { LoadError } from "../../_components/list-frame.tsx"
import { CategoryTree } from "./category-tree.tsx"
import { NewCategory } from "./new-category.tsx"
import { useCategories } from "./use-categories.ts"

/** Renders the tree of the products' categories: created, moved, hidden and deleted here. */
export function CategoriesView() {
  const t: TextsOf<"admin.categories"> = useTranslations("admin.categories")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { tree, error, refetch } = useCategories()
  return (
    <>
      <PageHeading>{t("heading")}</PageHeading>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : tree === null ? (
        <p role="status">{tList("loading")}</p>
      ) : (
        <>
          <CategoryTree tree={tree} />
          <NewCategory tree={tree} />
        </>
      )}
    </>
  )
}
