import { getTranslations } from "next-intl/server"
import { AccountForm } from "#components/account/account-form.tsx"
import { PaymentRedirect } from "#components/account/payment-redirect.tsx"
import { SendButton } from "#components/account/send-button.tsx"
import { formatTime } from "#lib/i18n/format-date.ts"
import type { UnpaidOrder } from "#lib/invoices/invoice.ts"
import { startUnpaidOrderPayment } from "#lib/invoices/pay-unpaid-order.ts"
import { payStep } from "#lib/payments/pay-step.ts"

type UnpaidProps = { id: number; unpaid: UnpaidOrder; locale: string }

/** Renders the last payment's result of an unpaid order, and how long its stock is reserved. */
export async function UnpaidText({ unpaid, locale }: Omit<UnpaidProps, "id">) {
  const t = await getTranslations({ locale, namespace: "unpaid" })
  const { lastPayment, heldUntil } = unpaid
  return (
    <div className="min-w-0 flex-1 basis-60 stack-1">
      <p className="font-semibold">{t(`states.${lastPayment}`)}</p>
      {lastPayment !== "pending" && (
        <p>
          {heldUntil === null ? t("notHeld") : t("held", { time: formatTime(heldUntil, locale) })}
        </p>
      )}
    </div>
  )
}

/** Renders the button that starts an order's payment; nothing while the bank has one pending. */
export async function PayOrderForm({ id, unpaid, locale }: UnpaidProps) {
  if (unpaid.lastPayment === "pending") return null
  const t = await getTranslations({ locale, namespace: "unpaid" })
  const signedOut = t("signedOut")
  const errorMessages = {
    UNAUTHENTICATED: signedOut,
    TOKEN_INVALID: signedOut,
    TOKEN_EXPIRED: signedOut,
  }
  const labels = { leaving: t("leaving"), goToPayment: t("goToPayment") }
  const unavailable = t("unavailable")
  return (
    <AccountForm
      form="unpaidOrder"
      id={`pay-${id}`}
      name={t("payOf", { id })}
      action={startUnpaidOrderPayment}
      labels={{ check: unavailable, unavailable, errorMessages }}
      steps={{ [payStep]: <PaymentRedirect labels={labels} /> }}
    >
      <input type="hidden" name="order" value={id} />
      <SendButton label={t("pay")} busy={t("busy")} />
    </AccountForm>
  )
}
