import { getTranslations } from "next-intl/server"
import type { OrderSummary } from "#lib/invoices/invoice.ts"

type TrackingLineProps = Pick<OrderSummary, "carrier" | "trackingNumber"> & { locale: string }

/** Who brings a parcel and the number to follow it by; nothing where neither is known. */
export async function TrackingLine({ carrier, trackingNumber, locale }: TrackingLineProps) {
  if (carrier === "" && trackingNumber === "") return null
  const t = await getTranslations({ locale, namespace: "orders.tracking" })
  const text =
    trackingNumber === ""
      ? t("carrier", { carrier })
      : carrier === ""
        ? t("number", { number: trackingNumber })
        : t("both", { carrier, number: trackingNumber })
  return <span className="wrap-anywhere">{text}</span>
}
