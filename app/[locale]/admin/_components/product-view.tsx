"use client"

import { useTranslations } from "next-intl"
import { Button, buildButtonClass } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildProductPath } from "#lib/catalogue/shop-paths.ts"
import type { AdminProduct } from "#lib/contract/catalogue-admin-calls.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "./action-notice.tsx"
import { useAdminPage } from "./admin-page.ts"
import { ProductForm } from "./product-form.tsx"
import { RecordFrame } from "./record-frame.tsx"
import { useAction } from "./use-action.ts"

/** Renders the editor of a product: its texts, and how search engines show it. */
export function ProductView({ id }: { id: number }) {
  return (
    <RecordFrame<AdminProduct> resource="products" id={id} listPath="products" heading={null}>
      {(product) => (
        <>
          <PageHeading>{product.name}</PageHeading>
          <Visibility product={product} />
          <ProductForm product={product} />
        </>
      )}
    </RecordFrame>
  )
}

function Visibility({ product: { id, enabled, url } }: { product: AdminProduct }) {
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
        {enabled && (
          <ShopLink
            href={buildLocalePath(locale, buildProductPath(url))}
            className={buildButtonClass("tertiary")}
          >
            {t("view")}
          </ShopLink>
        )}
      </div>
      <ActionNotice state={state} />
    </div>
  )
}
