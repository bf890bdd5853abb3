import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { PrintButton } from "#components/print/print-button.tsx"
import { PrintPage } from "#components/print/print-page.tsx"
import { QrCode } from "#components/print/qr-code.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { formatEventTime } from "#lib/invoices/format-event-time.ts"
import type { Ticket, Tickets } from "#lib/invoices/invoice.ts"
import { buildInvoicePath, type OrderKey } from "#lib/invoices/invoice-paths.ts"

type TicketsViewProps = { tickets: Tickets; orderKey: OrderKey; locale: string }

/** Renders the tickets of an order for printing or for a phone screen. */
export async function TicketsView({ tickets, orderKey, locale }: TicketsViewProps) {
  const t = await getTranslations({ locale, namespace: "orders.ticket" })
  const actions = (
    <div className="stack-4">
      <PageHeading>{t("title")}</PageHeading>
      <p className="flex flex-wrap gap-3">
        <PrintButton label={t("print")} />
        <a
          href={buildLocalePath(locale, buildInvoicePath(orderKey))}
          className={buildButtonClass("secondary")}
        >
          {t("back")}
        </a>
      </p>
      <p>{t("hint")}</p>
    </div>
  )
  return (
    <PrintPage isBare actions={actions}>
      <ul className="grid gap-6 print:block">
        {tickets.tickets.map((ticket) => (
          <TicketCard
            key={ticket.id}
            ticket={ticket}
            locale={locale}
            attendeeName={tickets.attendeeName}
            orderId={tickets.orderId}
            seller={tickets.seller.name}
          />
        ))}
      </ul>
    </PrintPage>
  )
}

type TicketCardProps = {
  ticket: Ticket
  attendeeName: string
  orderId: number
  seller: string
  locale: string
}

/** Renders one ticket: event, time, location, attendee, and the QR code for admission. */
async function TicketCard({ ticket, attendeeName, orderId, seller, locale }: TicketCardProps) {
  const t = await getTranslations({ locale, namespace: "orders.ticket" })
  const { code, number, of, productName, name, eventAt, eventPlace } = ticket
  const facts: [string, ReactNode][] = [
    [t("when"), eventAt && <time dateTime={eventAt}>{formatEventTime(eventAt, locale)}</time>],
    [t("where"), eventPlace],
    [t("bookedBy"), attendeeName],
    [t("order"), orderId],
  ]
  return (
    <li className="ticket">
      <article className="flex flex-wrap gap-6 rounded-card border-2 border-dashed border-line p-6">
        <div className="min-w-60 flex-1 stack-4">
          <p className="flex flex-wrap justify-between gap-x-6 text-sm">
            <span>{seller}</span>
            <span className="font-semibold">{t("number", { number, of })}</span>
          </p>
          <h2 className="text-2xl wrap-anywhere">
            <span {...buildFieldAttributes(locale, ticket, "productName")}>{productName}</span>
            {name !== "" && (
              <span
                className="block text-lg font-semibold"
                {...buildFieldAttributes(locale, ticket, "name")}
              >
                {name}
              </span>
            )}
          </h2>
          <dl className="stack-2">
            {facts.map(
              ([label, value]) =>
                value && (
                  <div key={label}>
                    <dt className="text-sm text-muted">{label}</dt>
                    <dd className="font-semibold wrap-anywhere">{value}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
        <figure className="w-52 self-center">
          <QrCode text={code} label={t("qr", { number, of })} />
          <figcaption dir="ltr" className="text-center font-mono text-sm break-all">
            {code}
          </figcaption>
        </figure>
      </article>
    </li>
  )
}
