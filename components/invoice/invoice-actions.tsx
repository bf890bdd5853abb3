import { getTranslations } from "next-intl/server"
import { PrintButton } from "#components/print/print-button.tsx"
import { Breadcrumbs } from "#components/ui/breadcrumbs.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { Invoice } from "#lib/invoices/invoice.ts"
import {
  buildInvoicePath,
  buildInvoicePdfPath,
  buildInvoicePrintPath,
  buildTicketsPath,
  type OrderKey,
  orderListPath,
} from "#lib/invoices/invoice-paths.ts"
import { buildInvoiceTitle } from "./invoice-head.tsx"
import { PayOrderForm, UnpaidText } from "./unpaid-order.tsx"

type InvoiceActionsProps = {
  invoice: Invoice
  orderKey: OrderKey
  isBare: boolean
  locale: string
}

/** Renders the actions of an order: pay, print, download the PDF, show the tickets. */
export async function InvoiceActions({ invoice, orderKey, isBare, locale }: InvoiceActionsProps) {
  const t = await getTranslations({ locale, namespace: "invoice" })
  if (isBare) {
    return (
      <p className="flex flex-wrap gap-3">
        <PrintButton label={t("print")} />
        <a
          href={buildLocalePath(locale, buildInvoicePath(orderKey))}
          className={buildButtonClass("secondary")}
        >
          {t("back")}
        </a>
      </p>
    )
  }
  const { hasTickets, paidAt, status, unpaid } = invoice
  return (
    <div className="stack-3">
      {"id" in orderKey && (
        <Breadcrumbs
          locale={locale}
          label={t("breadcrumbs")}
          steps={[
            { name: t("account"), href: "/my-account" },
            { name: t("orders"), href: orderListPath },
            { name: await buildInvoiceTitle(invoice, locale), href: null },
          ]}
        />
      )}
      {"id" in orderKey && unpaid !== null && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border-s-4 border-warning bg-sunken p-4">
          <UnpaidText unpaid={unpaid} locale={locale} />
          <PayOrderForm id={orderKey.id} unpaid={unpaid} locale={locale} />
        </div>
      )}
      <p className="flex flex-wrap gap-3">
        {hasTickets && paidAt !== null && status !== "refunded" && (
          <ShopLink
            href={buildLocalePath(locale, buildTicketsPath(orderKey))}
            className={buildButtonClass()}
          >
            {t("tickets")}
          </ShopLink>
        )}
        <ShopLink
          href={buildLocalePath(locale, buildInvoicePrintPath(orderKey))}
          className={buildButtonClass("secondary")}
        >
          {t("print")}
        </ShopLink>
        <a href={buildInvoicePdfPath(orderKey)} className={buildButtonClass("secondary")}>
          {t("download")}
        </a>
      </p>
    </div>
  )
}
