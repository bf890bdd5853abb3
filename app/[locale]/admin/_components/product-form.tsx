"use client"

import { useTranslations } from "next-intl"
import type { FormEvent } from "react"
import { Button } from "#components/ui/button.tsx"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import type { AdminProduct } from "#lib/contract/catalogue-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { DraftNotice } from "./draft-notice.tsx"
import { CheckField, Field } from "./field.tsx"
import { SaveNotice } from "./save-notice.tsx"
import { SearchTexts } from "./search-texts.tsx"
import { Section } from "./section.tsx"
import { useDraft } from "./use-draft.ts"
import { useInvalidFocus } from "./use-invalid-focus.ts"
import { useSave } from "./use-save.ts"

type ProductValues = Pick<
  AdminProduct,
  | "name"
  | "blurb"
  | "content"
  | "brand"
  | "badge"
  | "shipping_note"
  | "is_new"
  | "url"
  | "title"
  | "meta_description"
>

/** Renders the form of a product. What is typed stays in the browser until it is saved. */
export function ProductForm({ product }: { product: AdminProduct }) {
  const t: TextsOf<"admin.products"> = useTranslations("admin.products")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const draft = useDraft<ProductValues>(`product.${product.id}`, pickValues(product))
  const { state, save, overwrite, reset } = useSave("products", product)
  const { values, set, clear } = draft
  const { form, focusInvalid } = useInvalidFocus()
  const labels = {
    name: t("name"),
    blurb: t("blurb"),
    content: t("content"),
    brand: t("brand"),
    badge: t("badge"),
    shipping_note: t("shippingNote"),
    is_new: t("isNew"),
    url: t("url"),
    title: t("title"),
    meta_description: t("description"),
  }
  const clearIfSaved = async (saving: Promise<boolean>) => {
    if (await saving) clear()
    focusInvalid()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void clearIfSaved(save(values))
  }
  const discard = () => {
    clear()
    reset()
  }
  const bind = (name: Exclude<keyof ProductValues, "is_new">) => ({
    label: labels[name],
    value: values[name],
    onChange: (text: string) => set(name, text),
    error: state.errors[name],
  })
  return (
    <form ref={form} onSubmit={submit} noValidate className="stack-6">
      <DraftNotice restoredAt={draft.restoredAt} onDiscard={discard} />
      <Section id="texts" heading={t("texts")}>
        <Field {...bind("name")} />
        <Field {...bind("blurb")} rows={3} />
        <Field {...bind("content")} rows={10} />
        <Field {...bind("brand")} />
        <Field {...bind("badge")} />
        <Field {...bind("shipping_note")} />
        <CheckField
          label={labels.is_new}
          isChecked={values.is_new}
          onChange={(isChecked) => set("is_new", isChecked)}
        />
      </Section>
      <Section id="search" heading={t("seo")}>
        <Field {...bind("url")} />
        <SearchTexts
          texts={{ title: values.title, description: values.meta_description }}
          path={buildProductPath(values.url)}
          errors={{ title: state.errors.title, description: state.errors.meta_description }}
          onChange={(name, text) => set(name === "title" ? "title" : "meta_description", text)}
        />
      </Section>
      <SaveNotice
        state={state}
        labels={labels}
        onOverwrite={() => void clearIfSaved(overwrite(values))}
        onDiscard={discard}
      />
      <Button type="submit" aria-disabled={state.isBusy || !draft.isChanged}>
        {state.isBusy ? tForm("saving") : tForm("save")}
      </Button>
    </form>
  )
}

function pickValues(product: AdminProduct): ProductValues {
  const { name, blurb, content, brand, badge, shipping_note, is_new } = product
  const { url, title, meta_description } = product
  return {
    name,
    blurb,
    content,
    brand,
    badge,
    shipping_note,
    is_new,
    url,
    title,
    meta_description,
  }
}
