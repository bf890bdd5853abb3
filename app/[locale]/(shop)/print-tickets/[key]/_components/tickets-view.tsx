import { getTranslations } from "next-intl/server"
import { PrintButton } from "#components/print/print-button.tsx"
import { PrintPage } from "#components/print/print-page.tsx"
import { buildButtonClass } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { Tickets } from "#lib/invoices/invoice.ts"
import { buildInvoicePath, type OrderKey } from "#lib/invoices/invoice-paths.ts"
import { TicketCard } from "./ticket-card.tsx"

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
