"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { Category, CategoryMove, CategoryPlace } from "#lib/admin/category-tree.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { useAction } from "../../_components/use-action.ts"

type CategoryItemProps = {
  category: Category
  /** Each step with the place where it leads; null: there is no such step. */
  places: readonly { move: CategoryMove; place: CategoryPlace | null }[]
  onMove: (place: CategoryPlace) => void
}

/** Renders a category with the link to its form and its buttons. */
export function CategoryItem({ category, places, onMove }: CategoryItemProps) {
  const t: TextsOf<"admin.categories"> = useTranslations("admin.categories")
  const { send, locale } = useAdminPage()
  const { state, run } = useAction()
  const [isDeleting, setIsDeleting] = useState(false)
  const { id, name, enabled, children } = category
  const button = (action: string, onClick: () => void, isDisabled = false) => (
    <Button
      kind="tertiary"
      aria-label={t("actionOf", { action, name })}
      disabled={isDisabled}
      onClick={onClick}
    >
      {action}
    </Button>
  )
  const toggle = () =>
    void run(() => send(`cognito/group/${enabled ? "disable" : "enable"}`, { id }))
  return (
    <>
      <ShopLink
        href={buildLocalePath(locale, `/admin/categories/${id}`)}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 wrap-anywhere"
      >
        {name}
      </ShopLink>
      {!enabled && <span className="text-sm text-muted">{t("hidden")}</span>}
      <span className="flex flex-wrap">
        {places.map(({ move, place }) => (
          <span key={move}>{button(t(move), () => place && onMove(place), place === null)}</span>
        ))}
        {button(enabled ? t("hide") : t("show"), toggle)}
        {children.length === 0 &&
          (isDeleting ? (
            <Button
              kind="tertiary"
              onClick={() => void run(() => send("cognito/group/delete", { id }))}
            >
              {t("confirmDelete", { name })}
            </Button>
          ) : (
            button(t("delete"), () => setIsDeleting(true))
          ))}
      </span>
      {state.tone !== "success" && <ActionNotice state={state} />}
    </>
  )
}
