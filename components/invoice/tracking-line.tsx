import { getTranslations } from "next-intl/server"
import { buildTrackingUrl } from "#lib/contract/values/tracking-url.ts"
import type { OrderSummary } from "#lib/invoices/invoice.ts"

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
