"use client"

import { useTranslations } from "next-intl"
import { type DragEvent, useState } from "react"
import {
  type Category,
  type CategoryMove,
  type CategoryPlace,
  flattenCategories,
  isWithin,
  planCategoryMove,
} from "#lib/admin/category-tree.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { useAction } from "../../_components/use-action.ts"
import { CategoryItem } from "./category-item.tsx"

/** Renders categories as nested lists, moved by dragging or by buttons. */
export function CategoryTree({ tree }: { tree: readonly Category[] }) {
  const t: TextsOf<"admin.categories"> = useTranslations("admin.categories")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const [dragged, setDragged] = useState<Category | null>(null)
  const move = ({ id, name }: Category, place: CategoryPlace) =>
    void run(() => send("moveGroup", { id, ...place }), t("moved", { name }))
  const drop = (event: DragEvent, place: CategoryPlace) => {
    event.preventDefault()
    event.stopPropagation()
    setDragged(null)
    if (dragged !== null) move(dragged, place)
  }
  const mayDrop = (target: Category) => dragged !== null && !isWithin(dragged, target.id)
  const allow = (event: DragEvent, target: Category) => {
    if (mayDrop(target)) event.preventDefault()
  }
  const renderList = (categories: readonly Category[]) => (
    <ul className="admin-categories-list">
      {categories.map((category) => (
        <li key={category.id}>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same. */}
          <div
            className="admin-categories-line"
            data-dragging={dragged !== null || undefined}
            onDragOver={(event) => allow(event, category)}
            onDrop={(event) =>
              drop(event, { parent_id: category.parent_id, before_id: category.id })
            }
          />
          {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same. */}
          <div
            draggable
            className="admin-categories-row"
            onDragStart={(event) => {
              event.dataTransfer.setData("text/plain", category.name)
              setDragged(category)
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => allow(event, category)}
            onDrop={(event) => drop(event, { parent_id: category.id, before_id: null })}
          >
            <CategoryItem
              category={category}
              places={planAll(tree, category.id)}
              onMove={(place) => move(category, place)}
            />
          </div>
          {category.children.length > 0 && renderList(category.children)}
        </li>
      ))}
    </ul>
  )
  return (
    <div className="stack-3">
      <p className="text-sm text-muted">{t("dragNote")}</p>
      <ActionNotice state={state} />
      {flattenCategories(tree).length === 0 ? (
        <p className="text-muted">{t("none")}</p>
      ) : (
        renderList(tree)
      )}
    </div>
  )
}

const moves: readonly CategoryMove[] = ["up", "down", "in", "out"]

function planAll(tree: readonly Category[], id: number) {
  return moves.map((move) => ({ move, place: planCategoryMove(tree, id, move) }))
}
