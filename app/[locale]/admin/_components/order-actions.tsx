"use client"

import { useTranslations } from "next-intl"
import type { ReactNode } from "react"
import { Button } from "#components/ui/button.tsx"
import type { AdminInput } from "#lib/admin/call-admin.ts"
import type { AdminOrder } from "#lib/admin/data-provider.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { canBecome } from "#lib/contract/rules/order-status.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"
import { ActionForm } from "./action-form.tsx"
import { ActionNotice } from "./action-notice.tsx"
import { useAdminPage } from "./admin-page.ts"
import { CheckField, Field } from "./field.tsx"
import { Section } from "./section.tsx"
import { useAction } from "./use-action.ts"
import { useDraft } from "./use-draft.ts"

type Action = ReturnType<typeof useAction>
type PartProps = { order: AdminOrder; action: Action }

/** Renders what can be done with an order in its status. The API decides; this only offers it. */
export function OrderActions({ order }: { order: AdminOrder }) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const action = useAction()
  const parts = { order, action }
  const { status } = order
  const hasNothing = status === "cancelled" || status === "refunded"
  return (
    <Section id="actions" heading={t("actions")}>
      <ActionNotice state={action.state} />
      {hasNothing && <p>{t("nothing")}</p>}
      {canBecome(status, "processing") && (
        <MoveButton {...parts} status="processing" label={t("prepare")} />
      )}
      {canBecome(status, "shipped") && <ShipForm {...parts} />}
      {canBecome(status, "completed") && (
        <MoveButton {...parts} status="completed" label={t("complete")} />
      )}
      {status === "completed" && <ReviewRequest {...parts} />}
      {canBecome(status, "cancelled") && <CancelForm {...parts} />}
      {canBecome(status, "refunded") && <RefundForm {...parts} />}
    </Section>
  )
}

type MoveButtonProps = PartProps & { status: AdminInput<"moveOrder">["status"]; label: string }

function MoveButton({ order: { id }, action, status, label }: MoveButtonProps) {
  const { send } = useAdminPage()
  return (
    <Button
      aria-disabled={action.state.isBusy}
      onClick={() => void action.run(() => send("moveOrder", { id, status }))}
    >
      {label}
    </Button>
  )
}

function ShipForm({ order: { id, is_pick_up: isPickUp }, action }: PartProps) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const { send } = useAdminPage()
  const { values, set, clear } = useDraft(`ship.${id}`, { carrier: "", tracking_number: "" })
  const { errors } = action.state
  const ship = async () => {
    const isDone = await action.run(() => send("moveOrder", { id, status: "shipped", ...values }))
    if (isDone) clear()
  }
  return (
    <ActionForm state={action.state} onSubmit={ship} button={isPickUp ? t("ready") : t("ship")}>
      {!isPickUp && (
        <>
          <Field
            label={t("carrier")}
            value={values.carrier}
            onChange={(text) => set("carrier", text)}
            error={errors.carrier}
          />
          <Field
            label={t("trackingNumber")}
            value={values.tracking_number}
            onChange={(text) => set("tracking_number", text)}
            error={errors.tracking_number}
          />
        </>
      )}
    </ActionForm>
  )
}

function ReviewRequest({ order: { id }, action }: PartProps) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const { send } = useAdminPage()
  const request = async () => {
    const { success } = await send("requestReviews", { id })
    return success ? t("reviewSent") : t("reviewNotSent")
  }
  return (
    <Button
      kind="secondary"
      aria-disabled={action.state.isBusy}
      onClick={() => void action.run(request)}
    >
      {t("askReview")}
    </Button>
  )
}

function CancelForm({ order: { id }, action }: PartProps) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const { send } = useAdminPage()
  const { values, set, clear } = useDraft(`cancel.${id}`, { reason: "" })
  const cancel = async () => {
    if (await action.run(() => send("cancelOrder", { id, ...values }))) clear()
  }
  return (
    <Fold summary={t("cancel")}>
      <ActionForm state={action.state} onSubmit={cancel} button={t("confirmCancel")}>
        <Field
          label={t("reason")}
          value={values.reason}
          onChange={(text) => set("reason", text)}
          error={action.state.errors.reason}
        />
      </ActionForm>
    </Fold>
  )
}

function RefundForm({ order, action }: PartProps) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const { send, locale } = useAdminPage()
  const { id, status } = order
  const isSent = status === "shipped" || status === "completed"
  const { values, set, clear } = useDraft(`refund.${id}`, { reason: "", restock: !isSent })
  const refund = async () => {
    if (await action.run(() => send("refundOrder", { id, ...values }))) clear()
  }
  return (
    <Fold summary={t("refund")}>
      <p>{t("refundNote", { amount: formatMoney(parseAmount(order.total_amount), locale) })}</p>
      <ActionForm state={action.state} onSubmit={refund} button={t("confirmRefund")}>
        <Field
          label={t("reason")}
          value={values.reason}
          onChange={(text) => set("reason", text)}
          error={action.state.errors.reason}
        />
        <CheckField
          label={t("restock")}
          isChecked={values.restock}
          onChange={(isChecked) => set("restock", isChecked)}
        />
      </ActionForm>
    </Fold>
  )
}

function Fold({ summary, children }: { summary: string; children: ReactNode }) {
  return (
    <details className="admin-fold">
      <summary>{summary}</summary>
      <div className="stack-3 pt-2">{children}</div>
    </details>
  )
}
