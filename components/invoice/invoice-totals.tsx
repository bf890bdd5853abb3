import { getTranslations } from "next-intl/server"
import { type Money, parseCents } from "#lib/contract/money.ts"
import type { Invoice } from "#lib/invoices/invoice.ts"
import { formatMoney } from "#lib/money.ts"

type TotalLine = { name: string; amount: Money; isStrong?: boolean }

/** Renders the totals of an order, the GST included, and the payments. */
export async function InvoiceTotals({ invoice, locale }: { invoice: Invoice; locale: string }) {
  const rows = await listRows(invoice, locale)
  const t = await getTranslations({ locale, namespace: "invoice" })
  return (
    <div className="avoid-page-break ms-auto max-w-md stack-3">
      <dl className="stack-1">
        {rows.map(({ name, amount, isStrong = false }) => (
          <div
            key={name}
            className={`flex justify-between gap-x-6 ${isStrong ? "flex-wrap items-baseline border-y border-edge py-3 text-lg font-semibold" : ""}`}
          >
            <dt>{name}</dt>
            <dd className={isStrong ? "price ms-auto text-2xl" : "tabular-digits"}>
              {formatMoney(amount, locale)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{t("gstNote")}</p>
    </div>
  )
}

async function listRows(invoice: Invoice, locale: string): Promise<TotalLine[]> {
  const t = await getTranslations({ locale, namespace: "invoice" })
  const { discount, promotionCode, shipping, shippingName, surcharge, credit } = invoice
  const minus = (amount: Money) => parseCents(-amount)
  const optional = (name: string, amount: Money): TotalLine[] =>
    amount === 0 ? [] : [{ name, amount }]
  const off = promotionCode === "" ? t("discount") : t("discountOf", { code: promotionCode })
  return [
    { name: t("subtotal"), amount: invoice.subtotal },
    ...optional(off, minus(discount)),
    ...(shippingName === ""
      ? []
      : [{ name: t("shipping", { name: shippingName }), amount: shipping }]),
    ...optional(t("surcharge"), surcharge),
    { name: t("total"), amount: invoice.total, isStrong: true },
    { name: t("gst"), amount: invoice.tax },
    ...optional(t("credit"), minus(credit)),
    ...(await listPayments(invoice, locale)),
  ]
}

async function listPayments(invoice: Invoice, locale: string): Promise<TotalLine[]> {
  const t = await getTranslations({ locale, namespace: "invoice" })
  const { paidAt, unpaid, paymentType, payable, refunded } = invoice
  const paid = paymentType === "" ? t("paid") : t("paidBy", { type: paymentType })
  return [
    ...(paidAt !== null && payable > 0 ? [{ name: paid, amount: payable }] : []),
    ...(unpaid !== null ? [{ name: t("toPay"), amount: payable }] : []),
    ...(refunded > 0 ? [{ name: t("refunded"), amount: refunded }] : []),
  ]
}
