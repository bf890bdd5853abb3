import { getTranslations } from "next-intl/server"
import { getDirection } from "#lib/contract/languages.ts"
import { type Money, parseCents } from "#lib/contract/money.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import type { Invoice, InvoiceLine } from "#lib/invoices/invoice.ts"
import { formatChange, formatMoney } from "#lib/money.ts"

type InvoiceLinesProps = { lines: readonly InvoiceLine[]; locale: string }

/** Renders the table of order lines with options, add-ons, quantities and prices. */
export async function InvoiceLines({ lines, locale }: InvoiceLinesProps) {
  const t = await getTranslations({ locale, namespace: "invoice" })
  const number = "py-3 ps-3 text-end align-top whitespace-nowrap tabular-digits"
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">{t("items")}</caption>
      <thead>
        <tr className="border-b border-edge text-start text-sm text-muted">
          <th scope="col" className="py-3 text-start">
            {t("item")}
          </th>
          <th scope="col" className={number}>
            {t("quantity")}
          </th>
          <th scope="col" className={`${number} hidden sm:table-cell print:table-cell`}>
            {t("price")}
          </th>
          <th scope="col" className={number}>
            {t("amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="border-b border-line">
            <th scope="row" className="py-3 text-start align-top font-normal wrap-anywhere">
              <LineText line={line} locale={locale} />
            </th>
            <td className={number}>{line.qty}</td>
            <td className={`${number} hidden sm:table-cell print:table-cell`}>
              {formatMoney(line.price, locale)}
            </td>
            <td className={number}>{formatMoney(line.subtotal, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

async function LineText({ line, locale }: { line: InvoiceLine; locale: string }) {
  const t = await getTranslations({ locale, namespace: "invoice" })
  const { productName, name, code, addons, price } = line
  return (
    <>
      <span className="block font-semibold" {...buildFieldAttributes(locale, line, "productName")}>
        {productName}
      </span>
      {name !== "" && (
        <span className="block" {...buildFieldAttributes(locale, line, "name")}>
          {name}
        </span>
      )}
      {addons.map((addon) => (
        <span key={addon.name} className="block text-sm">
          {addon.value === "" ? addon.name : t("addon", { name: addon.name, value: addon.value })}
          {addon.price !== 0 && ` (${formatChange(addon.price, locale)})`}
        </span>
      ))}
      <span dir={getDirection(locale)} className="block text-sm text-muted">
        <bdi dir="ltr">{code}</bdi>
        <span className="sm:hidden print:hidden">{` · ${t("each", { price: formatMoney(price, locale) })}`}</span>
      </span>
    </>
  )
}

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
      {invoice.tax > 0 && <p className="text-sm text-muted">{t("gstNote")}</p>}
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
    ...optional(t("gst"), invoice.tax),
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
