import { getTranslations } from "next-intl/server"
import { AccountForm } from "#components/account/account-form.tsx"
import { AccountCard, AccountPage } from "#components/account/account-page.tsx"
import { buildSaveFormLabels } from "#components/account/form-labels.ts"
import { SendButton } from "#components/account/send-button.tsx"
import { SyncCartCount } from "#components/cart/sync-cart-count.tsx"
import { OrderContents } from "#components/invoice/order-contents.tsx"
import { StatusChip } from "#components/invoice/order-status.tsx"
import { OrderTimeline } from "#components/invoice/order-timeline.tsx"
import { ReorderForm } from "#components/invoice/reorder-form.tsx"
import { PayOrderForm, UnpaidText } from "#components/invoice/unpaid-order.tsx"
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { Invoice } from "#lib/invoices/invoice.ts"
import {
  buildInvoicePath,
  buildOrderHelpPath,
  buildTicketsPath,
  orderListPath,
} from "#lib/invoices/invoice-paths.ts"
import { handleCancellation, handleReorder } from "#lib/invoices/order-actions.ts"

type OrderViewProps = {
  order: Invoice
  /** True if the customer has just cancelled it. */
  isCancelled: boolean
  locale: string
}

/** Renders a customer's order: its progress, its items, and what the customer can do now. */
export async function OrderView({ order, isCancelled, locale }: OrderViewProps) {
  const t = await getTranslations({ locale, namespace: "orders" })
  const { id, status, unpaid } = order
  const steps = [
    { name: t("account"), href: "/my-account" },
    { name: t("title"), href: orderListPath },
    { name: t("number", { id }), href: null },
  ]
  return (
    <AccountPage width="wide">
      <SyncCartCount />
      <div className="stack-1">
        <Breadcrumbs locale={locale} steps={steps} label={t("breadcrumbs")} />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <PageHeading>{t("number", { id })}</PageHeading>
          <StatusChip status={status} locale={locale} />
        </div>
      </div>
      {isCancelled && !order.canCancel && (
        <p
          role="status"
          className="rounded-card border-s-4 border-success bg-sunken p-4 font-semibold text-success"
        >
          {t("page.cancelled")}
        </p>
      )}
      {unpaid !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border-s-4 border-warning bg-sunken p-4">
          <UnpaidText unpaid={unpaid} locale={locale} />
          <PayOrderForm id={id} unpaid={unpaid} locale={locale} />
        </div>
      )}
      <div className="grid items-start gap-6 md:grid-cols-[2fr_1fr]">
        <AccountCard id="timeline" heading={t("page.timeline")}>
          <OrderTimeline order={order} locale={locale} />
        </AccountCard>
        <OrderActions order={order} locale={locale} />
      </div>
      <div className="card p-5 sm:p-6">
        <OrderContents invoice={order} headingLevel="h2" locale={locale} />
      </div>
    </AccountPage>
  )
}

type OrderActionsProps = { order: Invoice; locale: string }

async function OrderActions({ order, locale }: OrderActionsProps) {
  const [t, tPayment, form] = await Promise.all([
    getTranslations({ locale, namespace: "orders" }),
    getTranslations({ locale, namespace: "payment.goTo" }),
    buildSaveFormLabels(locale),
  ])
  const { id, paidAt, hasTickets, status, canCancel } = order
  const link = buildButtonClass("secondary", "w-full")
  const texts = {
    again: t("page.again"),
    adding: t("page.adding"),
    notAdded: t("page.notAdded"),
    cart: tPayment("cart"),
    form: { ...form, unavailable: t("page.unavailable") },
  }
  return (
    <div className="stack-3">
      {hasTickets && paidAt !== null && status !== "refunded" && (
        <ShopLink href={buildLocalePath(locale, buildTicketsPath({ id }))} className={link}>
          {t("tickets")}
        </ShopLink>
      )}
      {paidAt !== null && (
        <ShopLink href={buildLocalePath(locale, buildInvoicePath({ id }))} className={link}>
          {t("invoice")}
        </ShopLink>
      )}
      <ReorderForm
        id={id}
        name={t("page.again")}
        cartPath={buildLocalePath(locale, "/cart")}
        texts={texts}
        action={handleReorder}
      />
      <ShopLink href={buildLocalePath(locale, buildOrderHelpPath(id))} className={link}>
        {t("page.help")}
      </ShopLink>
      {canCancel && <CancelForm order={order} locale={locale} />}
    </div>
  )
}

/** Renders the cancellation behind a disclosure, which has to be opened first. */
async function CancelForm({ order: { id, paidAt }, locale }: OrderActionsProps) {
  const [t, form] = await Promise.all([
    getTranslations({ locale, namespace: "orders.page" }),
    buildSaveFormLabels(locale),
  ])
  return (
    <details className="stack-3">
      <summary className={buildButtonClass("tertiary", "w-full cursor-pointer")}>
        {t("cancel")}
      </summary>
      <div className="mt-3 stack-3 rounded-card bg-sunken p-4">
        <p>{paidAt === null ? t("cancelUnpaid") : t("cancelPaid")}</p>
        <AccountForm
          form="orderCancellation"
          id={`cancel-${id}`}
          name={t("cancel")}
          action={handleCancellation}
          labels={{ ...form, unavailable: t("unavailable") }}
        >
          <input type="hidden" name="order" value={id} />
          <SendButton label={t("confirmCancel", { id })} busy={t("cancelling")} kind="secondary" />
        </AccountForm>
      </div>
    </details>
  )
}
