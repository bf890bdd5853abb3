"use client"

import { useTranslations } from "next-intl"
import { Button, buildButtonClass } from "#components/ui/button.tsx"
import type { AdminInput } from "#lib/admin/call-admin.ts"
import type { AdminOrder } from "#lib/admin/data-provider.ts"
import { listToSend } from "#lib/admin/orders-quantities.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { canBecome } from "#lib/contract/rules/order-status.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Field } from "../../_components/field.tsx"
import { Section } from "../../_components/section.tsx"
import { useDraft } from "../../_components/use-draft.ts"
import { Fold } from "./fold.tsx"
import { MailButtons } from "./mail-buttons.tsx"
import { OrderNotice } from "./order-notice.tsx"
import { RefundForm } from "./refund-form.tsx"
import { ShipForm } from "./ship-form.tsx"
import { type PartProps, useOrderAction } from "./use-order-action.ts"

/** Renders what can be done with an order in its status. The API decides; this only offers it. */
export function OrderActions({ order }: { order: AdminOrder }) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const tFrame: TextsOf<"admin.frame"> = useTranslations("admin.frame")
  const { can } = useAdminPage()
  const action = useOrderAction(order)
  return (
    <Section id="actions" heading={t("actions")}>
      {can("moveOrder") ? <Steps order={order} action={action} /> : <p>{tFrame("denied")}</p>}
      <Prints order={order} />
    </Section>
  )
}

function Steps({ order, action }: PartProps) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const parts = { order, action }
  const { status } = order
  const isOver = status === "cancelled" || status === "refunded"
  const isToSend = status === "paid" || status === "processing"
  const hasPost = listToSend(order).length > 0
  return (
    <>
      {isOver && <p>{t("nothing")}</p>}
      {canBecome(status, "processing") && (
        <MoveButton {...parts} status="processing" label={t("prepare")} />
      )}
      {isToSend && hasPost && <ShipForm {...parts} />}
      {canBecome(status, "shipped") && !hasPost && (
        <MoveButton {...parts} status="shipped" label={t("ship")} />
      )}
      {canBecome(status, "completed") && (
        <MoveButton {...parts} status="completed" label={t("complete")} />
      )}
      <OrderNotice action={action} place="step" />
      <MailButtons {...parts} />
      {canBecome(status, "cancelled") && <CancelForm {...parts} />}
      <OrderNotice action={action} place="cancel" />
      <RefundForm {...parts} />
    </>
  )
}

type MoveButtonProps = PartProps & { status: AdminInput<"moveOrder">["status"]; label: string }

function MoveButton({ order: { id }, action, status, label }: MoveButtonProps) {
  const { send } = useAdminPage()
  const move = () =>
    action.run({
      place: "step",
      send: (version) => send("moveOrder", { id, status, ...version }),
    })
  return (
    <Button aria-disabled={action.state.isBusy} onClick={() => void move()}>
      {label}
    </Button>
  )
}

function CancelForm({ order: { id }, action }: PartProps) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const { send } = useAdminPage()
  const { values, set, clear } = useDraft(`cancel.${id}`, { reason: "" })
  const cancel = () =>
    action.run({
      place: "cancel",
      send: (version) => send("cancelOrder", { id, ...values, ...version }),
      onDone: clear,
    })
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

function Prints({ order: { id, address } }: Pick<PartProps, "order">) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const { locale } = useAdminPage()
  const buildPath = (sheet: string) =>
    buildLocalePath(locale, `/admin/orders/print?sheet=${sheet}&ids=${id}`)
  return (
    <div className="flex flex-wrap gap-3">
      <a className={buildButtonClass("tertiary")} href={buildPath("packing")}>
        {t("printPacking")}
      </a>
      {address && (
        <a className={buildButtonClass("tertiary")} href={buildPath("labels")}>
          {t("printLabels")}
        </a>
      )}
    </div>
  )
}
