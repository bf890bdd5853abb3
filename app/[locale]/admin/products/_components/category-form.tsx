"use client"

import { useTranslations } from "next-intl"
import type { FormEvent } from "react"
import { Button } from "#components/ui/button.tsx"
import { flattenCategories } from "#lib/admin/category-tree.ts"
import type { AdminProduct } from "#lib/contract/catalogue-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { CheckField } from "../../_components/field.tsx"
import { LoadError } from "../../_components/list-frame.tsx"
import { SaveNotice } from "../../_components/save-notice.tsx"
import { Section } from "../../_components/section.tsx"
import { SelectField } from "../../_components/select-field.tsx"
import { useDraft } from "../../_components/use-draft.ts"
import { useSave } from "../../_components/use-save.ts"
import { useCategories } from "../../categories/_components/use-categories.ts"

/** Renders the categories of a product: one checkbox each, and which is the main one. */
export function CategoryForm({ product }: { product: AdminProduct }) {
  const t: TextsOf<"admin.categories"> = useTranslations("admin.categories")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const { tree, error, refetch } = useCategories()
  const base = {
    group_ids: product.group_ids,
    primary: String(product.primary_group_id ?? ""),
  }
  const draft = useDraft<typeof base>(`product.${product.id}.categories`, base)
  const { state, save, overwrite, reset } = useSave<AdminProduct>("products", product)
  const { group_ids, primary } = draft.values
  const all = flattenCategories(tree ?? [])
  const chosen = all.filter(({ category }) => group_ids.includes(category.id))
  const isChosen = chosen.some(({ category }) => String(category.id) === primary)
  const store = async (send: typeof save) => {
    const primary_group_id = isChosen ? Number(primary) : null
    if (await send({ group_ids, primary_group_id })) draft.clear()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void store(save)
  }
  const discard = () => {
    draft.clear()
    reset()
  }
  const toggle = (id: number, isWanted: boolean) => {
    const others = group_ids.filter((other) => other !== id)
    draft.set("group_ids", isWanted ? [...others, id].sort((a, b) => a - b) : others)
  }
  return (
    <Section id="categories" heading={t("heading")}>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      <form onSubmit={submit} noValidate className="stack-3">
        <fieldset>
          <legend className="font-semibold">{t("choose")}</legend>
          <ul>
            {all.map(({ category, depth }) => (
              <li key={category.id} style={{ paddingInlineStart: `${depth * 1.5}rem` }}>
                <CheckField
                  label={category.name}
                  isChecked={group_ids.includes(category.id)}
                  onChange={(isWanted) => toggle(category.id, isWanted)}
                />
              </li>
            ))}
          </ul>
        </fieldset>
        <SelectField
          label={t("primary")}
          value={isChosen ? primary : ""}
          onChange={(value) => draft.set("primary", value)}
          choices={[
            { value: "", label: t("noPrimary") },
            ...chosen.map(({ category }) => ({ value: String(category.id), label: category.name })),
          ]}
          error={state.errors.primary_group_id}
        />
        <SaveNotice
          state={state}
          labels={{ group_ids: t("heading"), primary_group_id: t("primary") }}
          onOverwrite={() => void store(overwrite)}
          onDiscard={discard}
        />
        {draft.isChanged && (
          <Button type="submit" aria-disabled={state.isBusy}>
            {state.isBusy ? tForm("saving") : t("save")}
          </Button>
        )}
      </form>
    </Section>
  )
}
