import { getTranslations } from "next-intl/server"
import { AccountCard, AccountPage } from "#components/account/account-page.tsx"
import { StatusChip } from "#components/invoice/order-status.tsx"
import { OrderTimeline } from "#components/invoice/order-timeline.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import type { SharedOrder } from "#lib/invoices/invoice.ts"
import { buildOrderPath } from "#lib/invoices/invoice-paths.ts"

type OrderStatusViewProps = { order: SharedOrder; locale: string }

/** Renders the progress and the items of an order for anyone with the link of its emails. */
export async function OrderStatusView({ order, locale }: OrderStatusViewProps) {
  const [t, tInvoice] = await Promise.all([
    getTranslations({ locale, namespace: "orders" }),
    getTranslations({ locale, namespace: "invoice" }),
  ])
  const { id, status, items } = order
  return (
    <AccountPage width="narrow">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <PageHeading>{t("number", { id })}</PageHeading>
        <StatusChip status={status} locale={locale} />
      </div>
      <AccountCard id="timeline" heading={t("page.timeline")}>
        <OrderTimeline order={order} locale={locale} />
      </AccountCard>
      <AccountCard id="items" heading={tInvoice("items")}>
        <ul className="ruled">
          {items.map(({ name, qty, translatedFields = [] }) => (
            <li key={name} className="flex justify-between gap-4 py-3 first:pt-0 last:pb-0">
              <span
                className="min-w-0 wrap-anywhere"
                {...buildFieldAttributes(locale, { translatedFields }, "name")}
              >
                {name}
              </span>
              <span className="whitespace-nowrap text-muted">{`× ${qty}`}</span>
            </li>
          ))}
        </ul>
      </AccountCard>
      <p>
        <ShopLink
          href={buildLocalePath(locale, buildOrderPath(id))}
          className={buildButtonClass("secondary")}
        >
          {t("page.wholeOrder")}
        </ShopLink>
      </p>
    </AccountPage>
  )
}
