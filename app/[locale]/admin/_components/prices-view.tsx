"use client"

import { useTranslations } from "next-intl"
import { ListBase, useGetMany } from "ra-core"
import { type FormEvent, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { parseTypedAmount, parseTypedCount } from "#lib/admin/amount.ts"
import type { AdminProduct, AdminSku } from "#lib/contract/catalogue-admin-calls.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "./admin-page.ts"
import { Field } from "./field.tsx"
import { FreeNotice } from "./free-notice.tsx"
import { ListFrame } from "./list-frame.tsx"
import { SaveNotice } from "./save-notice.tsx"
import { useDraft } from "./use-draft.ts"
import { useSave } from "./use-save.ts"

/** Renders all SKUs with their prices and stock, to be changed in place. */
export function PricesView() {
  const t: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  return (
    <>
      <PageHeading>{t("prices")}</PageHeading>
      <ListBase resource="skus" perPage={25} storeKey={false} disableAuthentication>
        <ListFrame<AdminSku>>{(skus) => <SkuRows skus={skus} />}</ListFrame>
      </ListBase>
    </>
  )
}

function SkuRows({ skus }: { skus: readonly AdminSku[] }) {
  const ids = [...new Set(skus.map((sku) => sku.product_id))]
  const { data: products = [] } = useGetMany<AdminProduct>("products", { ids })
  const names = new Map(
    products.flatMap((product) => (product ? [[product.id, product.name]] : [])),
  )
  return (
    <ul className="ruled">
      {skus.map((sku) => (
        <li key={sku.id}>
          <SkuRow sku={sku} name={names.get(sku.product_id) ?? ""} />
        </li>
      ))}
    </ul>
  )
}

function SkuRow({ sku, name }: { sku: AdminSku; name: string }) {
  const t: TextsOf<"admin.prices"> = useTranslations("admin.prices")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const { locale } = useAdminPage()
  const { id, code, price } = sku
  const codeId = `code-${id}`
  const draft = useDraft(`sku.${id}`, { price, stock: String(sku.stock) })
  const { state, save, overwrite, reset } = useSave<AdminSku>("skus", sku)
  const [isChecked, setIsChecked] = useState(false)
  const [isFreeShown, setIsFreeShown] = useState(false)
  const typed = {
    price: parseTypedAmount(draft.values.price),
    stock: parseTypedCount(draft.values.stock),
  }
  const store = async (send: typeof save) => {
    setIsChecked(true)
    if (typed.price === null || typed.stock === null) return
    if (await send({ price: typed.price, stock: typed.stock })) {
      setIsChecked(false)
      draft.clear()
    }
  }
  const isFree = typed.price === "0.00" && price !== "0.00"
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isFree) setIsFreeShown(true)
    else void store(save)
  }
  const saveFree = () => {
    setIsFreeShown(false)
    void store(save)
  }
  const discard = () => {
    draft.clear()
    reset()
  }
  const priceError = isChecked && typed.price === null ? t("amountInvalid") : state.errors.price
  const stockError = isChecked && typed.stock === null ? t("stockInvalid") : state.errors.stock
  return (
    <form onSubmit={submit} noValidate>
      <div className="admin-price-row">
        <div className="min-w-0">
          <ShopLink
            href={buildLocalePath(locale, `/admin/products/${sku.product_id}`)}
            className="font-semibold wrap-anywhere underline underline-offset-4"
          >
            {name === "" ? code : name}
          </ShopLink>
          <p className="text-sm text-muted wrap-anywhere">
            {Object.values(sku.options).join(", ")}{" "}
            <bdi id={codeId} dir="ltr">
              {code}
            </bdi>
          </p>
        </div>
        <Field
          label={t("price")}
          of={codeId}
          value={draft.values.price}
          onChange={(text) => draft.set("price", text)}
          error={priceError}
          inputMode="decimal"
        />
        <Field
          label={t("stock")}
          of={codeId}
          value={draft.values.stock}
          onChange={(text) => draft.set("stock", text)}
          error={stockError}
          inputMode="numeric"
        />
        <Button
          type="submit"
          kind="secondary"
          aria-label={t("saveOf", { code })}
          aria-disabled={state.isBusy || !draft.isChanged}
        >
          {state.isBusy ? tForm("saving") : tForm("save")}
        </Button>
      </div>
      {isFree && isFreeShown && <FreeNotice onSave={saveFree} />}
      <SaveNotice
        state={state}
        labels={{ price: t("price"), stock: t("stock") }}
        onOverwrite={() => void store(overwrite)}
        onDiscard={discard}
      />
    </form>
  )
}
