"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { navigateTo } from "#components/navigation/navigate.ts"
import { Button, buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import type { AdminProduct } from "#lib/contract/catalogue-admin-calls.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Field } from "../../_components/field.tsx"
import { TranslationsLink } from "../../_components/translations-link.tsx"
import { useAction } from "../../_components/use-action.ts"

/** Renders whether a product is shown, its preview, and what can be done with it as a whole. */
export function ProductActions({ product }: { product: AdminProduct }) {
  const { id, enabled, url } = product
  const t: TextsOf<"admin.products"> = useTranslations("admin.products")
  const { send, locale } = useAdminPage()
  const { state, run } = useAction()
  const toggle = () =>
    run(() => (enabled ? send("disableProduct", { id }) : send("enableProduct", { id })))
  return (
    <div className="stack-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-semibold">{enabled ? t("shown") : t("hidden")}</p>
        <Button kind="secondary" aria-disabled={state.isBusy} onClick={() => void toggle()}>
          {enabled ? t("hide") : t("show")}
        </Button>
        {enabled ? (
          <ShopLink
            href={buildLocalePath(locale, buildProductPath(url))}
            className={buildButtonClass("tertiary")}
          >
            {t("view")}
          </ShopLink>
        ) : (
          // In a tab of its own: the preview stays until it is ended there.
          <a
            target="_blank"
            rel="noopener"
            href={buildLocalePath(locale, `/admin/products/${id}/preview`)}
            className={buildButtonClass("tertiary")}
          >
            {t("preview")}
          </a>
        )}
        <TranslationsLink record={{ kind: "product", id }} />
      </div>
      <ActionNotice state={state} />
      <Duplicate product={product} />
      <Delete id={id} />
    </div>
  )
}

function Duplicate({ product }: { product: AdminProduct }) {
  const t: TextsOf<"admin.products"> = useTranslations("admin.products")
  const { send, locale } = useAdminPage()
  const { state, run } = useAction()
  const [name, setName] = useState(t("copyName", { name: product.name }))
  const [url, setUrl] = useState(`${product.url}-copy`)
  const duplicate = async () => {
    await run(async () => {
      const { item } = await send("duplicateProduct", { id: product.id, name, url })
      if (item !== null) openProduct(locale, item.id)
    })
  }
  return (
    <details className="admin-fold">
      <summary>{t("duplicate")}</summary>
      <ActionForm state={state} onSubmit={duplicate} button={t("confirmDuplicate")}>
        <p>{t("duplicateNote")}</p>
        <Field
          label={t("copyNameLabel")}
          value={name}
          onChange={setName}
          error={state.errors.name}
        />
        <Field label={t("copyUrl")} value={url} onChange={setUrl} error={state.errors.url} />
      </ActionForm>
      <ActionNotice state={state} />
    </details>
  )
}

function Delete({ id }: { id: number }) {
  const t: TextsOf<"admin.products"> = useTranslations("admin.products")
  const { send, locale } = useAdminPage()
  const { state, run } = useAction()
  const remove = async () => {
    await run(async () => {
      await send("deleteProduct", { id })
      navigateTo(buildLocalePath(locale, "/admin/products"), "push")
    })
  }
  return (
    <details className="admin-fold">
      <summary>{t("delete")}</summary>
      <ActionForm state={state} onSubmit={remove} button={t("confirmDelete")}>
        <p>{t("deleteNote")}</p>
      </ActionForm>
      <ActionNotice state={state} />
    </details>
  )
}

/** Opens the editor of a product. */
export function openProduct(locale: string, id: number): void {
  navigateTo(buildLocalePath(locale, `/admin/products/${id}`), "push")
}
