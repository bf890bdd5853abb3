"use client"

import { useSearchParams } from "next/navigation"
import { useTranslations } from "next-intl"
import { useGetMany } from "ra-core"
import { Button } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { AdminOrder } from "#lib/admin/data-provider.ts"
import { parseOrderIds } from "#lib/admin/orders-label.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { LoadError } from "../../_components/list-frame.tsx"
import { LabelSheet } from "./label-sheet.tsx"
import { PackingList } from "./packing-list.tsx"

/** Renders the pack lists of orders, one on each page, or a sheet of their address labels. */
export function PrintView() {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { locale } = useAdminPage()
  const query = useSearchParams()
  const ids = parseOrderIds(query.get("ids") ?? "")
  const isLabels = query.get("sheet") === "labels"
  const { data, error, isPending, refetch } = useGetMany<AdminOrder>("orders", {
    ids,
    // Rows of a list, which lack the items, are in the library's cache under the same ids.
    meta: { isWhole: true },
  })
  // `data` has no entry for an order that is still being fetched.
  const orders = (data ?? []).filter((order) => order?.lines !== undefined)
  return (
    <div className="admin-print stack-6">
      <div className="admin-not-printed stack-4">
        <p className="links">
          <ShopLink href={buildLocalePath(locale, "/admin/orders")}>{tList("back")}</ShopLink>
        </p>
        <PageHeading>{isLabels ? t("labels") : t("packing")}</PageHeading>
        {error ? (
          <LoadError error={error} onRetry={() => void refetch()} />
        ) : ids.length === 0 ? (
          <p>{tList("none")}</p>
        ) : isPending ? (
          <p role="status">{tList("loading")}</p>
        ) : (
          <>
            <p>{isLabels ? t("labelsNote") : t("packingNote")}</p>
            <Button onClick={() => print()}>{t("print")}</Button>
          </>
        )}
      </div>
      {isLabels ? (
        <LabelSheet orders={orders} />
      ) : (
        orders.map((order) => <PackingList key={order.id} order={order} />)
      )}
    </div>
  )
}
