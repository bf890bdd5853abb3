import { SyncCartCount } from "#components/cart/sync-cart-count.tsx"
import { PrintPage } from "#components/print/print-page.tsx"
import type { Invoice } from "#lib/invoices/invoice.ts"
import type { OrderKey } from "#lib/invoices/invoice-paths.ts"
import { InvoiceActions } from "./invoice-actions.tsx"
import { InvoiceHead } from "./invoice-head.tsx"
import { InvoiceLines } from "./invoice-lines.tsx"
import { InvoiceParties } from "./invoice-parties.tsx"
import { InvoiceTotals } from "./invoice-totals.tsx"

type InvoiceViewProps = {
  invoice: Invoice
  /** The order id or token that the page was opened with. */
  orderKey: OrderKey
  isBare?: boolean
  locale: string
}

/** Renders an order for screen and print; once paid, a tax invoice (GST Act 1999, s 29-70). */
export function InvoiceView({ invoice, orderKey, isBare = false, locale }: InvoiceViewProps) {
  return (
    <PrintPage
      isBare={isBare}
      actions={
        <InvoiceActions invoice={invoice} orderKey={orderKey} isBare={isBare} locale={locale} />
      }
    >
      {!isBare && <SyncCartCount />}
      <article className="stack-8">
        <InvoiceHead invoice={invoice} locale={locale} />
        <InvoiceParties invoice={invoice} locale={locale} />
        <InvoiceLines lines={invoice.lines} locale={locale} />
        <InvoiceTotals invoice={invoice} locale={locale} />
      </article>
    </PrintPage>
  )
}
