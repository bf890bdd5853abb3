import { getTranslations } from "next-intl/server"
import { AddressLines } from "#components/account/address-lines.tsx"
import { ItemThumbnail } from "#components/commerce/item-thumbnail.tsx"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import type { Invoice } from "#lib/invoices/invoice.ts"
import { formatMoney } from "#lib/money.ts"
import { InvoiceTotals } from "./invoice-lines.tsx"

type OrderContentsProps = { invoice: Invoice; headingLevel: "h2" | "h3"; locale: string }

/** Renders the items of an order, its totals, and where they go. */
export async function OrderContents({ invoice, headingLevel, locale }: OrderContentsProps) {
  const t = await getTranslations({ locale, namespace: "invoice" })
  const { lines, address, shippingName, isPickUp, seller } = invoice
  const Heading = headingLevel
  return (
    <div className="grid gap-6 md:grid-cols-[2fr_1fr]">
      <section aria-labelledby="order-items" className="min-w-0 stack-3">
        <Heading id="order-items" className="text-lg">
          {t("items")}
        </Heading>
        <ul className="ruled">
          {lines.map((line) => (
            <li key={line.id} className="flex gap-4 py-3 first:pt-0">
              <ItemThumbnail picture={line.picture} sizes="80px" className="w-20" />
              <div className="min-w-0 grow wrap-anywhere">
                <p className="font-semibold" {...buildFieldAttributes(locale, line, "productName")}>
                  {line.productName}
                </p>
                {line.name !== "" && (
                  <p {...buildFieldAttributes(locale, line, "name")}>{line.name}</p>
                )}
                {line.addons.map(({ name, value }) => (
                  <p key={name} className="text-sm">
                    {value === "" ? name : t("addon", { name, value })}
                  </p>
                ))}
                <p className="text-sm text-muted">{`${t("quantity")}: ${line.qty}`}</p>
              </div>
              <p className="tabular-digits">{formatMoney(line.subtotal, locale)}</p>
            </li>
          ))}
        </ul>
        <div className="border-t border-edge pt-3">
          <InvoiceTotals invoice={invoice} locale={locale} />
        </div>
      </section>
      {(address !== null || shippingName !== "") && (
        <section aria-labelledby="order-delivery" className="min-w-0 stack-2">
          <Heading id="order-delivery" className="text-lg">
            {isPickUp ? t("pickUp") : t("delivery")}
          </Heading>
          {shippingName !== "" && <p>{shippingName}</p>}
          {isPickUp && seller.address !== "" && (
            <p className="whitespace-pre-line wrap-anywhere">{`${seller.name}\n${seller.address}`}</p>
          )}
          {address !== null && !isPickUp && <AddressLines address={address} />}
        </section>
      )}
    </div>
  )
}
