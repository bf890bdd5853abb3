import { getTranslations } from "next-intl/server"
import { AccountCard } from "#components/account/account-card.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { OrderList } from "#lib/api/invoices.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { orderListPath } from "#lib/invoices/invoice-paths.ts"
import { OrderRows } from "./order-rows.tsx"

/** Renders the latest orders and a link to the whole list. */
export async function OrdersCard({ list, locale }: { list: OrderList; locale: string }) {
  const t = await getTranslations({ locale, namespace: "orders" })
  const { orders, count } = list
  return (
    <AccountCard id="orders" heading={t("heading")} className="md:col-span-2">
      {orders.length === 0 ? (
        <>
          <p>{t("none")}</p>
          <ShopLink
            href={buildLocalePath(locale, "/shop")}
            prefetch
            className={buildButtonClass("secondary")}
          >
            {t("shop")}
          </ShopLink>
        </>
      ) : (
        <OrderRows orders={orders} headingLevel="h3" locale={locale} />
      )}
      {count > orders.length && (
        <ShopLink
          href={buildLocalePath(locale, orderListPath)}
          className={buildButtonClass("secondary")}
        >
          {t("all", { count })}
        </ShopLink>
      )}
    </AccountCard>
  )
}
