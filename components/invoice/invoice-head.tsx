import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { formatAbn } from "#lib/account/customer.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { Invoice, Seller } from "#lib/invoices/invoice.ts"
import { StatusChip, TrackingLine } from "./order-status.tsx"

/** Renders the title, dates and status of an order, and the seller. */
export async function InvoiceHead({ invoice, locale }: { invoice: Invoice; locale: string }) {
  const t = await getTranslations({ locale, namespace: "invoice" })
  const { placedAt, paidAt, carrier, trackingNumber } = invoice
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-10 gap-y-6">
      <div className="stack-3">
        <PageHeading>{await buildInvoiceTitle(invoice, locale)}</PageHeading>
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 max-sm:text-sm">
          <Fact name={t("number")}>{invoice.id}</Fact>
          {paidAt !== null && <Fact name={t("invoiceDate")}>{formatDate(paidAt, locale)}</Fact>}
          <Fact name={t("orderDate")}>{formatDate(placedAt, locale)}</Fact>
          <Fact name={t("status")}>
            <StatusChip status={invoice.status} locale={locale} />
          </Fact>
          {(carrier !== "" || trackingNumber !== "") && (
            <Fact name={t("tracking")}>
              <TrackingLine carrier={carrier} trackingNumber={trackingNumber} locale={locale} />
            </Fact>
          )}
        </dl>
      </div>
      <SellerLines seller={invoice.seller} label={t("seller")} abn={t("abn")} />
    </header>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="font-semibold">{children}</dd>
    </>
  )
}

function SellerLines({ seller, label, abn }: { seller: Seller; label: string; abn: string }) {
  const lines = [seller.address, seller.phone, seller.email].flatMap((text) =>
    text.split(/\s*\n\s*/),
  )
  return (
    <section aria-label={label} className="text-sm wrap-anywhere">
      <p className="mb-1 font-display text-xl font-semibold text-brand">{seller.name}</p>
      {seller.abn !== "" && <p>{`${abn} ${formatAbn(seller.abn)}`}</p>}
      <address className="not-italic">
        {lines
          .filter((line) => line !== "")
          .map((line) => (
            <span key={line} className="block">
              <bdi dir="ltr">{line}</bdi>
            </span>
          ))}
      </address>
    </section>
  )
}

/**
 * Returns the title: an order before it is paid, then a tax invoice, or an invoice if the seller is not
 * registered for GST.
 */
export async function buildInvoiceTitle(
  { id, paidAt, tax, total }: Pick<Invoice, "id" | "paidAt" | "tax" | "total">,
  locale: string,
): Promise<string> {
  const t = await getTranslations({ locale, namespace: "invoice" })
  if (paidAt === null) return t("orderTitle", { id })
  return tax === 0 && total > 0 ? t("plainTitle", { id }) : t("taxTitle", { id })
}
