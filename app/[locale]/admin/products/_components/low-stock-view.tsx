"use client"

import { useTranslations } from "next-intl"
import { ListBase } from "ra-core"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { AdminSku } from "#lib/contract/catalogue-admin-calls.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { ListFrame } from "../../_components/list-frame.tsx"

const lowOnly = { is_low: true, enabled: true }
const byStock = { field: "stock", order: "ASC" } as const

/** Renders the variants for sale of which few or none are left. */
export function LowStockView() {
  const t: TextsOf<"admin.stock"> = useTranslations("admin.stock")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { locale } = useAdminPage()
  return (
    <>
      <p className="links">
        <ShopLink href={buildLocalePath(locale, "/admin/products")}>{tList("back")}</ShopLink>
      </p>
      <PageHeading>{t("low")}</PageHeading>
      <p className="text-muted">{t("lowNote")}</p>
      <ListBase
        resource="sell/sku"
        perPage={25}
        filter={lowOnly}
        sort={byStock}
        storeKey={false}
        disableAuthentication
      >
        <ListFrame<AdminSku>>{(skus) => <LowTable skus={skus} />}</ListFrame>
      </ListBase>
    </>
  )
}

function LowTable({ skus }: { skus: readonly AdminSku[] }) {
  const t: TextsOf<"admin.stock"> = useTranslations("admin.stock")
  const tPrices: TextsOf<"admin.prices"> = useTranslations("admin.prices")
  const tProducts: TextsOf<"admin.products"> = useTranslations("admin.products")
  const { locale } = useAdminPage()
  return (
    <table className="admin-table">
      <caption className="sr-only">{t("low")}</caption>
      <thead>
        <tr>
          <th scope="col">{tProducts("name")}</th>
          <th scope="col">{t("variant")}</th>
          <th scope="col" className="admin-number">
            {tPrices("stock")}
          </th>
          <th scope="col" className="admin-number admin-wide">
            {t("limit")}
          </th>
        </tr>
      </thead>
      <tbody>
        {skus.map((sku) => (
          <tr key={sku.id}>
            <th scope="row">
              <ShopLink href={buildLocalePath(locale, `/admin/products/${sku.product_id}#stock`)}>
                {sku.product_name ?? sku.code}
              </ShopLink>
            </th>
            <td>
              {Object.values(sku.options).join(", ")}{" "}
              <bdi className="text-sm text-muted wrap-anywhere">{sku.code}</bdi>
            </td>
            <td className="admin-number">{sku.stock}</td>
            <td className="admin-number admin-wide">{sku.low_limit ?? 0}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
