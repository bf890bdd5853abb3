"use client"

import { useTranslations } from "next-intl"
import { type FormEvent, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { parseTypedAmount, parseTypedCount } from "#lib/admin/amount.ts"
import { proposeProduct } from "#lib/admin/product-proposal.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { DraftNotice } from "../../_components/draft-notice.tsx"
import { Field } from "../../_components/field.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useDraft } from "../../_components/use-draft.ts"
import { openProduct } from "./product-actions.tsx"

const empty = { name: "", url: "", code: "", price: "", stock: "0" }

/** Renders the form of a new product: its name, its address, and its first variant. */
export function NewProductView() {
  const t: TextsOf<"admin.products"> = useTranslations("admin.products")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const tPrices: TextsOf<"admin.prices"> = useTranslations("admin.prices")
  const { send, locale } = useAdminPage()
  const { state, run, reset } = useAction()
  const draft = useDraft("product.new", empty)
  const [isChecked, setIsChecked] = useState(false)
  const proposed = proposeProduct(draft.values)
  const price = parseTypedAmount(draft.values.price)
  const stock = parseTypedCount(draft.values.stock)
  const missing = (text: string) =>
    isChecked && text.trim() === "" ? tForm("invalid.required") : undefined
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setIsChecked(true)
    const { name, url, code } = proposed
    if (price === null || stock === null || [name, url, code].includes("")) return reset()
    await run(async () => {
      const { item } = await send("startProduct", { name, url, code, price, stock })
      draft.clear()
      if (item !== null) openProduct(locale, item.id)
    })
  }
  return (
    <>
      <p className="links">
        <ShopLink href={buildLocalePath(locale, "/admin/products")}>{tList("back")}</ShopLink>
      </p>
      <PageHeading>{t("new")}</PageHeading>
      <form onSubmit={(event) => void submit(event)} noValidate className="card stack-3 p-5">
        <DraftNotice restoredAt={draft.restoredAt} onDiscard={draft.clear} />
        <Field
          label={t("name")}
          value={draft.values.name}
          onChange={(text) => draft.set("name", text)}
          error={missing(draft.values.name) ?? state.errors.name}
        />
        <Field
          label={t("url")}
          value={proposed.url}
          onChange={(text) => draft.set("url", text)}
          error={missing(proposed.url) ?? state.errors.url}
        />
        <Field
          label={t("code")}
          value={proposed.code}
          onChange={(text) => draft.set("code", text)}
          error={missing(proposed.code) ?? state.errors.code}
        />
        <Field
          label={tPrices("price")}
          value={draft.values.price}
          onChange={(text) => draft.set("price", text)}
          error={isChecked && price === null ? tPrices("amountInvalid") : state.errors.price}
          inputMode="decimal"
        />
        <Field
          label={tPrices("stock")}
          value={draft.values.stock}
          onChange={(text) => draft.set("stock", text)}
          error={isChecked && stock === null ? tPrices("stockInvalid") : state.errors.stock}
          inputMode="numeric"
        />
        <p className="text-sm text-muted">{t("startNote")}</p>
        <ActionNotice state={state} />
        <Button type="submit" aria-disabled={state.isBusy}>
          {state.isBusy ? tForm("saving") : t("start")}
        </Button>
      </form>
    </>
  )
}
