"use client"

import { useTranslations } from "next-intl"
import { useId } from "react"
import { flattenCategories } from "#lib/admin/category-tree.ts"
import { buildGroupPath } from "#lib/catalogue/shop-paths.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { Field } from "../../_components/field.tsx"
import type { FieldControls, SchemaFieldProps } from "../../_components/schema-fields.tsx"
import { useCall } from "../../_components/use-call.ts"
import { useCategories } from "../../categories/_components/use-categories.ts"

/** The control of where a link of a menu leads. */
export const linkControls: FieldControls = { link: (props) => <LinkField {...props} /> }

/** Renders the field of a link's address, which suggests the pages and categories of the shop. */
function LinkField({ field, value, onChange, errors, path }: SchemaFieldProps) {
  const t: TextsOf<"admin.form"> = useTranslations("admin.form")
  const listId = useId()
  const { data } = useCall("cognito/page/list", { sort: "url", page_size: 100 })
  const { tree } = useCategories()
  const pages = (data?.data ?? []).map(({ url, name }) => ({
    path: url === "home" ? "/" : `/${String(url)}`,
    name: String(name),
  }))
  const categories = (tree ?? []).flatMap((root) =>
    flattenCategories([root]).map(({ category: { url, name } }) => ({
      path: buildGroupPath(root.url, url),
      name,
    })),
  )
  const label = field.isRequired ? field.label : t("optional", { label: field.label })
  return (
    <Field
      label={label}
      name={path}
      value={typeof value === "string" ? value : ""}
      onChange={onChange}
      error={errors[path]}
      list={listId}
      note={
        <>
          <p className="text-sm text-muted">{field.help}</p>
          <datalist id={listId}>
            {[...pages, ...categories].map((target) => (
              <option key={target.path} value={target.path}>
                {target.name}
              </option>
            ))}
          </datalist>
        </>
      }
    />
  )
}
