import { getTranslations } from "next-intl/server"
import { AddressLines } from "#components/account/address-lines.tsx"
import type { Invoice } from "#lib/invoices/invoice.ts"

/** Renders the buyer, the delivery address and the customer's note. */
export async function InvoiceParties({ invoice, locale }: { invoice: Invoice; locale: string }) {
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
