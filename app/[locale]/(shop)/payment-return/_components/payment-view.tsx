import { getTranslations } from "next-intl/server"
import { AccountPage } from "#components/account/account-page.tsx"
import { MeasuredEvent } from "#components/analytics/measured-event.tsx"
import { OrderContents } from "#components/invoice/order-contents.tsx"
import { PayOrderForm, UnpaidText } from "#components/invoice/unpaid-order.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { Icon, type IconName } from "#components/ui/icon.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { ShopEvent } from "#lib/analytics/shop-event.ts"
import {
  listNextSteps,
  type PaymentStage,
  type PaymentState,
  resolveStage,
} from "#lib/checkout/payment-state.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { getPromiseFormatter } from "#lib/i18n/promise-texts.ts"
import type { Invoice, UnpaidOrder } from "#lib/invoices/invoice.ts"
import { formatMoney } from "#lib/money.ts"
import { PaymentStatusPoller } from "./payment-status-poller.tsx"

type PaymentViewProps = {
  token: string
  payment: PaymentState | null
  unpaid: UnpaidOrder | null
  /** The paid order, for its customer. */
  order: Invoice | null
  measured: ShopEvent | null
  locale: string
}

const stageStyles = {
  paid: { icon: "check", colour: "text-success" },
  not_charged: { icon: "close", colour: "text-danger" },
  refunded: { icon: "info", colour: "text-warning" },
  checking: { icon: "clock", colour: "text-brand" },
  unanswered: { icon: "clock", colour: "text-warning" },
} as const satisfies Record<PaymentStage, { icon: IconName; colour: string }>

/** Renders the status of a payment with messages that name the next step. */
export async function PaymentView(props: PaymentViewProps) {
  const { token, payment, unpaid, order, measured, locale } = props
  const t = await getTranslations({ locale, namespace: "payment" })
  const stage = resolveStage(payment)
  const isOpen = stage === "checking" || stage === "unanswered"
  const canPay = unpaid !== null && unpaid.lastPayment !== "pending"
  return (
    <AccountPage width="narrow">
      {isOpen && (
        <noscript>
          <meta httpEquiv="refresh" content="10" />
        </noscript>
      )}
      <MeasuredEvent event={measured} />
      <div className="card stack-6 p-6 sm:p-10">
        <span className={`inline-flex rounded-full bg-sunken p-4 ${stageStyles[stage].colour}`}>
          <Icon name={stageStyles[stage].icon} className="size-8" />
        </span>
        <div aria-live="polite" aria-atomic="true" className="stack-3">
          <PageHeading>{t(`${stage}.heading`)}</PageHeading>
          <PaymentMessages payment={payment} unpaid={unpaid} locale={locale} />
        </div>
        <PaymentStatusPoller
          key={token}
          token={token}
          stage={stage}
          labels={{ waiting: t("waiting"), stopped: t("stopped") }}
        />
        {unpaid !== null && payment?.orderId && (
          // The page sends no referrer, so a form posted without JavaScript would fail the
          // same-origin check.
          <div className="noscript:hidden">
            <PayOrderForm id={payment.orderId} unpaid={unpaid} locale={locale} />
          </div>
        )}
        <nav aria-label={t("ways")} className="flex flex-wrap gap-3">
          {listNextSteps(payment, { token, canPay }).map(({ name, path }, at) => (
            <ShopLink
              key={name}
              href={buildLocalePath(locale, path)}
              className={buildButtonClass(
                at === 0 && !canPay ? "primary" : "secondary",
                "button-large max-sm:w-full",
              )}
            >
              {t(`goTo.${name}`)}
            </ShopLink>
          ))}
        </nav>
      </div>
      {order !== null && (
        <div className="card p-6 sm:p-10">
          <OrderContents invoice={order} headingLevel="h2" locale={locale} />
        </div>
      )}
    </AccountPage>
  )
}

type PaymentMessagesProps = Pick<PaymentViewProps, "payment" | "unpaid" | "locale">

async function PaymentMessages({ payment, unpaid, locale }: PaymentMessagesProps) {
  const t = await getTranslations({ locale, namespace: "payment" })
  const formatPromise = await getPromiseFormatter(locale)
  const stage = resolveStage(payment)
  const amount = payment === null ? "" : formatMoney(payment.amount, locale)
  const order = payment?.orderId ?? null
  if (stage === "paid") {
    return (
      <>
        <p className="text-lg font-semibold">{t("paid.receipt")}</p>
        {order !== null && <p>{t("paid.order", { number: String(order) })}</p>}
        <p>{payment?.amount === 0 ? t("paid.byCredit") : t("paid.amount", { amount })}</p>
        {payment?.promises.map((line) => (
          <p key={line.name}>{formatPromise(line)}</p>
        ))}
      </>
    )
  }
  if (stage === "not_charged") {
    return (
      <>
        <p className="text-lg font-semibold">{t("not_charged.nothing")}</p>
        {unpaid === null ? (
          <p>{order === null ? t("not_charged.again") : t("not_charged.cart")}</p>
        ) : (
          <UnpaidText unpaid={unpaid} locale={locale} />
        )}
      </>
    )
  }
  if (stage === "refunded") {
    return (
      <>
        <p>{t("refunded.why")}</p>
        <p>{t("refunded.back", { amount })}</p>
      </>
    )
  }
  return (
    <>
      <p className="text-lg font-semibold">{t(`${stage}.wait`)}</p>
      <p>{t("checking.leave")}</p>
    </>
  )
}

/** Renders the page of a missing payment, as after a truncated URL. */
export async function UnknownPayment({ locale }: { locale: string }) {
  const t = await getTranslations({ locale, namespace: "payment" })
  return (
    <AccountPage width="narrow">
      <PageHeading>{t("missing.heading")}</PageHeading>
      <p>{t("missing.text")}</p>
      <div className="flex flex-wrap gap-3">
        <ShopLink href={buildLocalePath(locale, "/my-account")} className={buildButtonClass()}>
          {t("missing.orders")}
        </ShopLink>
        <ShopLink
          href={buildLocalePath(locale, "/contact")}
          className={buildButtonClass("secondary")}
        >
          {t("goTo.contact")}
        </ShopLink>
      </div>
    </AccountPage>
  )
}
