import { getTranslations } from "next-intl/server"
import { AccountPage } from "#components/account/account-page.tsx"
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { EmptyState } from "#components/ui/empty-state.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { Pagination } from "#components/ui/pagination.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildOrderListPath } from "#lib/invoices/invoice-paths.ts"
import { OrderRows } from "../../_components/order-rows.tsx"
import type { OrderPage } from "../page-data.ts"

/** Renders one page of the customer's orders, newest first. */
export async function OrdersView({ list, locale }: { list: OrderPage; locale: string }) {
  const t = await getTranslations({ locale, namespace: "orders" })
  const tList = await getTranslations({ locale, namespace: "category.pagination" })
  const { orders, page, pageCount } = list
  const steps = [
    { name: t("account"), href: "/my-account" },
    { name: t("title"), href: null },
  ]
  return (
    <AccountPage width="wide">
      <div className="stack-1">
        <Breadcrumbs locale={locale} steps={steps} label={t("breadcrumbs")} />
        <PageHeading>{t("title")}</PageHeading>
      </div>
      {orders.length === 0 ? (
        <EmptyState
          icon="box"
          title={t("none")}
          actions={
            <ShopLink href={buildLocalePath(locale, "/shop")} className={buildButtonClass()}>
              {t("shop")}
            </ShopLink>
          }
        />
      ) : (
        <div className="card p-5 sm:p-6">
          <OrderRows orders={orders} headingLevel="h2" locale={locale} />
        </div>
      )}
      <Pagination
        page={page}
        pageCount={pageCount}
        buildHref={(number) => buildLocalePath(locale, buildOrderListPath(number))}
        labels={{
          nav: tList("nav"),
          first: tList("first"),
          previous: tList("previous"),
          next: tList("next"),
          last: tList("last"),
          page: (number) => tList("page", { page: number }),
        }}
      />
    </AccountPage>
  )
}
