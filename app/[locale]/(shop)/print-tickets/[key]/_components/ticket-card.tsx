import { getTranslations } from "next-intl/server"
import type { ReactNode } from "react"
import { QrCode } from "#components/print/qr-code.tsx"
import { formatEventTime } from "#lib/invoices/format-event-time.ts"
import type { Ticket } from "#lib/invoices/invoice.ts"

type TicketCardProps = {
  ticket: Ticket
  attendeeName: string
  orderId: number
  seller: string
  locale: string
}

/** Renders one ticket: event, time, location, attendee, and the QR code for admission. */
export async function TicketCard({
  ticket,
  attendeeName,
  orderId,
  seller,
  locale,
}: TicketCardProps) {
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
            {productName}
            {name !== "" && <span className="block text-lg font-semibold">{name}</span>}
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
