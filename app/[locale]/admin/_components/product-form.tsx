"use client"

import { useTranslations } from "next-intl"
import type { FormEvent, ReactNode } from "react"
import { Button } from "#components/ui/button.tsx"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import type { AdminProduct } from "#lib/contract/catalogue-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { DraftNotice } from "./draft-notice.tsx"
import { CheckField, Field } from "./field.tsx"
import { HtmlField } from "./html-field.tsx"
import { SaveNotice } from "./save-notice.tsx"
import { SearchTexts } from "./search-texts.tsx"
import { Section } from "./section.tsx"
import { useDraft } from "./use-draft.ts"
import { useInvalidFocus } from "./use-invalid-focus.ts"
import { useSave } from "./use-save.ts"

type ProductProps = { product: AdminProduct }

/** Renders the form of a product's texts. */
export function ProductForm({ product }: ProductProps) {
  const t: TextsOf<"admin.products"> = useTranslations("admin.products")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const { name, blurb, content, brand, badge, shipping_note, is_new } = product
  const base = { name, blurb, content, brand, badge, shipping_note, is_new }
  const form = useProductForm(product, `product.${product.id}`, base)
  const { values, set, errors } = form
  const labels = {
    name: t("name"),
    blurb: t("blurb"),
    content: t("content"),
    brand: t("brand"),
    badge: t("badge"),
    shipping_note: t("shippingNote"),
    is_new: t("isNew"),
  }
  const bind = (field: Exclude<keyof typeof base, "is_new">) => ({
    label: labels[field],
    value: values[field],
    onChange: (text: string) => set(field, text),
    error: errors[field],
  })
  return (
    <ProductFrame form={form} labels={labels} button={tForm("save")}>
      <Section id="texts" heading={t("texts")}>
        <Field {...bind("name")} />
        <Field {...bind("blurb")} rows={3} />
        <HtmlField {...bind("content")} />
        <Field {...bind("brand")} />
        <Field {...bind("badge")} />
        <Field {...bind("shipping_note")} />
        <CheckField
          label={labels.is_new}
          isChecked={values.is_new}
          onChange={(isChecked) => set("is_new", isChecked)}
        />
      </Section>
    </ProductFrame>
  )
}

/** Renders the form of what search engines show of a product, and of its address. */
export function ProductSearchForm({ product }: ProductProps) {
  const t: TextsOf<"admin.products"> = useTranslations("admin.products")
  const { url, title, meta_description } = product
  const base = { url, title, meta_description }
  const form = useProductForm(product, `product.search.${product.id}`, base)
  const { values, set, errors } = form
  const labels = { url: t("url"), title: t("title"), meta_description: t("description") }
  return (
    <ProductFrame form={form} labels={labels} button={t("saveSearch")}>
      <Section id="search" heading={t("seo")}>
        <Field
          label={labels.url}
          value={values.url}
          onChange={(text) => set("url", text)}
          error={errors.url}
        />
        <SearchTexts
          texts={{ title: values.title, description: values.meta_description }}
          path={buildProductPath(values.url)}
          errors={{ title: errors.title, description: errors.meta_description }}
          onChange={(name, text) => set(name === "title" ? "title" : "meta_description", text)}
        />
      </Section>
    </ProductFrame>
  )
}

/** Holds one of a product's forms. What is typed stays in the browser until it is saved. */
function useProductForm<Values extends Partial<AdminProduct>>(
  product: AdminProduct,
  name: string,
  base: Values,
) {
  const draft = useDraft(name, base)
  const { state, save, overwrite, reset } = useSave("products", product)
  const { form, focusInvalid } = useInvalidFocus()
  const clearIfSaved = async (saving: Promise<boolean>) => {
    if (await saving) draft.clear()
    focusInvalid()
  }
  return {
    ...draft,
    element: form,
    state,
    errors: state.errors,
    submit: (event: FormEvent) => {
      event.preventDefault()
      void clearIfSaved(save(draft.values))
    },
    overwrite: () => void clearIfSaved(overwrite(draft.values)),
    discard: () => {
      draft.clear()
      reset()
    },
  }
}

type ProductFrameProps = {
  form: Pick<
    ReturnType<typeof useProductForm>,
    "element" | "state" | "restoredAt" | "isChanged" | "submit" | "overwrite" | "discard"
  >
  /** Names of the fields, for those that somebody else has changed. */
  labels: Readonly<Record<string, string>>
  button: string
  children: ReactNode
}

/** Renders a form of a product with its draft, its result and its button. */
function ProductFrame({ form, labels, button, children }: ProductFrameProps) {
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const { element, state, restoredAt, isChanged, submit, overwrite, discard } = form
  return (
    <form ref={element} onSubmit={submit} noValidate className="stack-6">
      <DraftNotice restoredAt={restoredAt} onDiscard={discard} />
      {children}
      <SaveNotice state={state} labels={labels} onOverwrite={overwrite} onDiscard={discard} />
      <Button type="submit" aria-disabled={state.isBusy || !isChanged}>
        {state.isBusy ? tForm("saving") : button}
      </Button>
    </form>
  )
}
