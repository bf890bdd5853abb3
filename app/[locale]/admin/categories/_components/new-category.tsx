"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { type Category, flattenCategories } from "#lib/admin/category-tree.ts"
import { buildGroupSlug } from "#lib/content/group-slug.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Field } from "../../_components/field.tsx"
import { Section } from "../../_components/section.tsx"
import { SelectField } from "../../_components/select-field.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useDraft } from "../../_components/use-draft.ts"

/** Renders the form of a new category: its name, its address, and the category that it is below. */
export function NewCategory({ tree }: { tree: readonly Category[] }) {
  const t: TextsOf<"admin.categories"> = useTranslations("admin.categories")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const draft = useDraft("category.new", { name: "", url: "" })
  const all = flattenCategories(tree)
  const [parent, setParent] = useState(String(all[0]?.category.id ?? ""))
  const { name, url } = draft.values
  const slug = url.trim() === "" ? buildGroupSlug(name) : url.trim()
  const create = async () => {
    const parent_id = parent === "" ? null : Number(parent)
    const values = { name: name.trim(), url: slug, parent_id, model: "Sell/Product" }
    if (await run(() => send("cognito/group/create", values))) draft.clear()
  }
  return (
    <Section id="new-category" heading={t("add")}>
      <ActionForm state={state} onSubmit={create} button={t("create")}>
        <Field
          label={t("name")}
          value={name}
          onChange={(text) => draft.set("name", text)}
          error={state.errors.name}
        />
        <Field
          label={t("url")}
          value={slug}
          onChange={(text) => draft.set("url", text)}
          error={state.errors.url}
        />
        <SelectField
          label={t("below")}
          value={parent}
          onChange={setParent}
          choices={[
            ...all.map(({ category, depth }) => ({
              value: String(category.id),
              label: `${"– ".repeat(depth)}${category.name}`,
            })),
            { value: "", label: t("top") },
          ]}
          error={state.errors.parent_id}
        />
      </ActionForm>
      <ActionNotice state={state} />
    </Section>
  )
}
