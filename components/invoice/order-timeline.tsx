import { getTranslations } from "next-intl/server"
import type { OrderStatus } from "#lib/contract/rules/order-status.ts"
import { formatDate, formatTime } from "#lib/i18n/format-date.ts"
import { getPromiseFormatter } from "#lib/i18n/promise-texts.ts"
import type { OrderProgress } from "#lib/invoices/invoice.ts"
import { TrackingLine } from "./order-status.tsx"

type OrderTimelineProps = { order: OrderProgress; locale: string }

const isOver: ReadonlySet<OrderStatus> = new Set(["completed", "cancelled", "refunded"])

/**
 * Renders what has happened to an order, with the time of each step, the carrier's tracking link
 * and, until it arrives, the dates that were promised.
 */
export async function OrderTimeline({ order, locale }: OrderTimelineProps) {
  const { steps, status, arrives, carrier, trackingNumber } = order
  const formatPromise = await getPromiseFormatter(locale)
  const last = steps.length - 1
  return (
    <div className="stack-4">
      <ol className="border-s-2 border-line ps-5">
        {steps.map((step, at) => (
          <li
            key={`${step.status} ${step.at}`}
            aria-current={at === last ? "step" : undefined}
            className="relative pb-5 last:pb-0"
          >
            <span
              aria-hidden="true"
              className={`absolute -start-[1.6875rem] top-1.5 size-3 rounded-full ${at === last ? "bg-brand" : "bg-edge"}`}
            />
            <p className={at === last ? "font-semibold" : ""}>
              <StepName status={step.status} isPickUp={order.isPickUp} locale={locale} />
            </p>
            <p className="text-sm text-muted">
              <time dateTime={step.at}>
                {`${formatDate(step.at, locale)}, ${formatTime(step.at, locale)}`}
              </time>
            </p>
            {step.status === "shipped" && (
              <p className="text-sm empty:hidden">
                <TrackingLine carrier={carrier} trackingNumber={trackingNumber} locale={locale} />
              </p>
            )}
          </li>
        ))}
      </ol>
      {arrives !== null && !isOver.has(status) && (
        <p className="font-semibold">
          {formatPromise({ name: "arrives", days: null, dates: arrives })}
        </p>
      )}
    </div>
  )
}

type StepNameProps = { status: OrderStatus; isPickUp: boolean; locale: string }

async function StepName({ status, isPickUp, locale }: StepNameProps) {
  const t = await getTranslations({ locale, namespace: "orders" })
  switch (status) {
    case "placed":
    case "awaiting_payment":
      return t("steps.placed")
    case "processing":
      return t("steps.processing")
    case "shipped":
      return isPickUp ? t("steps.ready") : t("steps.shipped")
    case "completed":
      return isPickUp ? t("steps.collected") : t("steps.completed")
    default:
      return t(`status.${status}`)
  }
}
