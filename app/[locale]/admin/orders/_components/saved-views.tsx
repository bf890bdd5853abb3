"use client"

import { usePathname, useSearchParams } from "next/navigation"
import { useTranslations } from "next-intl"
import { type FormEvent, useEffect, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { deleteView, getSavedViews, type SavedView, saveView } from "#lib/admin/orders-views.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Field } from "../../_components/field.tsx"

/** Renders the views that were saved in this browser: each is a link to its search and filters. */
export function SavedViews() {
  const t: TextsOf<"admin.orders.views"> = useTranslations("admin.orders.views")
  const path = usePathname()
  const query = useSearchParams().toString()
  const [views, setViews] = useState<readonly SavedView[]>([])
  const [name, setName] = useState("")
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => setViews(getSavedViews()), [])
  const save = (event: FormEvent) => {
    event.preventDefault()
    setIsMissing(name.trim() === "")
    if (name.trim() === "") return
    setViews(saveView({ name: name.trim(), query: query === "" ? "" : `?${query}` }))
    setName("")
  }
  return (
    <details className="admin-fold">
      <summary>{t("heading", { count: views.length })}</summary>
      <div className="stack-3 py-2">
        <ul className="links">
          {views.map((view) => (
            <li key={view.name} className="flex items-center gap-3">
              <a href={path + view.query} className="grow wrap-anywhere">
                {view.name}
              </a>
              <Button kind="tertiary" onClick={() => setViews(deleteView(view.name))}>
                {t("delete")} <span className="sr-only">{view.name}</span>
              </Button>
            </li>
          ))}
        </ul>
        <form onSubmit={save} className="admin-orders-search" noValidate>
          <Field
            label={t("name")}
            value={name}
            onChange={setName}
            error={isMissing ? t("missing") : undefined}
          />
          <Button type="submit" kind="secondary">
            {t("save")}
          </Button>
        </form>
        <p className="text-sm text-muted">{t("note")}</p>
      </div>
    </details>
  )
}
