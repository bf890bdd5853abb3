"use client"

import { useTranslations } from "next-intl"
import { ListBase } from "ra-core"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { AdminOrderRow } from "#lib/admin/data-provider.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ListFrame } from "../../_components/list-frame.tsx"
import { OrderBulk } from "./order-bulk.tsx"
import { OrderFilters } from "./order-filters.tsx"
import { OrderTable } from "./order-table.tsx"
import { SavedViews } from "./saved-views.tsx"

/** Renders the list of orders, newest first: those of the search and filters in the address. */
export function OrdersView() {
  const t: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  return (
    <>
      <PageHeading>{t("orders")}</PageHeading>
      <ListBase
        resource="orders"
        perPage={25}
        sort={{ field: "id", order: "DESC" }}
        storeKey={false}
        disableAuthentication
      >
        <ListFrame<AdminOrderRow>
          filters={
            <>
              <OrderFilters />
              <SavedViews />
              <OrderBulk />
            </>
          }
        >
          {(orders) => <OrderTable orders={orders} />}
        </ListFrame>
      </ListBase>
    </>
  )
}
