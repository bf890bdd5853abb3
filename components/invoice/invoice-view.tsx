import { getTranslations } from "next-intl/server"
import { AddressLines } from "#components/account/address-lines.tsx"
import { SyncCartCount } from "#components/cart/sync-cart-count.tsx"
import { PrintPage } from "#components/print/print-page.tsx"
import type { Invoice } from "#lib/invoices/invoice.ts"
import type { OrderKey } from "#lib/invoices/invoice-paths.ts"
import { InvoiceActions } from "./invoice-actions.tsx"
import { InvoiceHead } from "./invoice-head.tsx"
import { InvoiceLines, InvoiceTotals } from "./invoice-lines.tsx"

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

/** Renders the buyer, the delivery address and the customer's note. */
async function InvoiceParties({ invoice, locale }: { invoice: Invoice; locale: string }) {
  const t = await getTranslations({ locale, namespace: "invoice" })
  const { address, buyerName, email, shippingName, isPickUp, note } = invoice
  return (
    <div className="grid gap-6 border-t border-line pt-6 sm:grid-cols-2">
      <section aria-labelledby="buyer" className="avoid-page-break">
        <h2 id="buyer" className="mb-1 text-lg">
          {t("buyer")}
        </h2>
        {buyerName !== "" && (
          <p>
            <bdi>{buyerName}</bdi>
          </p>
        )}
        {address?.company && <p>{address.company}</p>}
        <p className="wrap-anywhere">
          <bdi dir="ltr">{email}</bdi>
        </p>
      </section>
      {(address !== null || shippingName !== "") && (
        <section aria-labelledby="delivery" className="avoid-page-break">
          <h2 id="delivery" className="mb-1 text-lg">
            {isPickUp ? t("pickUp") : t("delivery")}
          </h2>
          {shippingName !== "" && <p>{shippingName}</p>}
          {address !== null && !isPickUp && <AddressLines address={address} />}
        </section>
      )}
      {note !== "" && (
        <section aria-labelledby="note" className="sm:col-span-2">
          <h2 id="note" className="mb-1 text-lg">
            {t("note")}
          </h2>
          <p className="whitespace-pre-line wrap-anywhere">{note}</p>
        </section>
      )}
    </div>
  )
}
