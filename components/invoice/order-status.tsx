import { getTranslations } from "next-intl/server"
import type { OrderStatus } from "#lib/contract/rules/order-status.ts"
import { buildTrackingUrl } from "#lib/contract/values/tracking-url.ts"
import type { OrderSummary } from "#lib/invoices/invoice.ts"

const classes: Record<OrderStatus, string> = {
  placed: "bg-sunken text-warning",
  awaiting_payment: "bg-sunken text-warning",
  paid: "bg-tint text-success",
  processing: "bg-tint text-brand",
  shipped: "bg-tint text-brand",
  completed: "bg-sunken text-success",
  cancelled: "bg-sunken text-muted",
  refunded: "bg-sunken text-muted",
}

/** Renders an order status with a background and a dot in its own colour. */
export async function StatusChip({ status, locale }: { status: OrderStatus; locale: string }) {
  return (
    <span
      className={`inline-flex items-center gap-2 rounded-sm px-2 py-0.5 text-sm font-semibold ${classes[status]}`}
    >
      <span aria-hidden="true" className="size-2 rounded-full bg-current print:hidden" />
      {await buildStatusText(status, locale)}
    </span>
  )
}

/** Returns the translated name of an order status. */
async function buildStatusText(status: OrderStatus, locale: string): Promise<string> {
  const t = await getTranslations({ locale, namespace: "orders.status" })
  return t(status)
}

type TrackingLineProps = Pick<OrderSummary, "carrier" | "trackingNumber"> & { locale: string }

/**
 * Renders the carrier and the tracking number of a parcel, as a link to the carrier's tracking page
 * if its URL is known; nothing if both are empty.
 */
export async function TrackingLine({ carrier, trackingNumber, locale }: TrackingLineProps) {
  if (carrier === "" && trackingNumber === "") return null
  const t = await getTranslations({ locale, namespace: "orders.tracking" })
  const text =
    trackingNumber === ""
      ? t("carrier", { carrier })
      : carrier === ""
        ? t("number", { number: trackingNumber })
        : t("both", { carrier, number: trackingNumber })
  const href = buildTrackingUrl(carrier, trackingNumber)
  if (href === null) return <span className="wrap-anywhere">{text}</span>
  return (
    <a href={href} rel="noreferrer" className="wrap-anywhere inline-block py-2.5 underline">
      {text}
    </a>
  )
}
