"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { parseTypedAmount } from "#lib/admin/amount.ts"
import type { AdminOrder } from "#lib/admin/data-provider.ts"
import { listToRefund, parseQuantities } from "#lib/admin/orders-quantities.ts"
import { estimateRefund, getRefundable } from "#lib/admin/orders-refund.ts"
import { sendOnce } from "#lib/admin/send-once.ts"
import { parseAmount, parseCents } from "#lib/contract/money.ts"
import { isPaidStatus } from "#lib/contract/rules/order-status.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { CheckField, Field } from "../../_components/field.tsx"
import { useDraft } from "../../_components/use-draft.ts"
import { Fold } from "./fold.tsx"
import { OrderNotice } from "./order-notice.tsx"
import { QuantityFields } from "./quantity-fields.tsx"
import type { PartProps } from "./use-order-action.ts"

/**
 * Renders the forms that refund an order, in part or in full, and their results. They may require a
 * recent sign-in.
 */
export function RefundForm({ order, action }: PartProps) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const isPaid = isPaidStatus(order.status)
  const hasPart = isPaid && order.payment !== null && listToRefund(order).length > 0
  return (
    <>
      {hasPart && (
        <Fold summary={t("refundPart")}>
          <PartForm order={order} action={action} />
        </Fold>
      )}
      <OrderNotice action={action} place="refundPart" />
      {isPaid && (
        <Fold summary={t("refund")}>
          <FullForm order={order} action={action} />
        </Fold>
      )}
      <OrderNotice action={action} place="refund" />
    </>
  )
}

function PartForm({ order, action }: PartProps) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const { send, locale } = useAdminPage()
  const { id } = order
  const rows = listToRefund(order)
  const draft = useDraft<Record<string, string>>(`refundPart.${id}`, buildPartBase(order))
  const { values, set } = draft
  const [problems, setProblems] = useState<{ invalid: readonly string[]; amount: string }>(none)
  const { lines } = parseQuantities(rows, values)
  const refund = async () => {
    const typed = parseQuantities(rows, values)
    const text = (values.amount ?? "").trim()
    const amount = text === "" ? undefined : parseTypedAmount(text)
    const isEmpty = typed.lines.length === 0 && amount === undefined
    const isMissing = typed.invalid.length === 0 && isEmpty
    const message = amount === null ? t("amountInvalid") : isMissing ? t("partMissing") : ""
    setProblems({ invalid: typed.invalid, amount: message })
    if (typed.invalid.length > 0 || message !== "") return
    const part = {
      id,
      lines: typed.lines,
      ...(typeof amount === "string" && { amount }),
      reason: values.reason ?? "",
      restock: values.restock === "yes",
    }
    const cents =
      typeof amount === "string" ? parseAmount(amount) : estimateRefund(order, typed.lines)
    await action.run({
      place: "refundPart",
      send: (version) =>
        sendOnce(`refundPart.${id}`, part, (once) => send("refundPart", { ...once, ...version })),
      done: t("refundDone", { amount: formatMoney(parseCents(cents), locale) }),
      onDone: draft.clear,
    })
  }
  const estimate = formatMoney(parseCents(estimateRefund(order, lines)), locale)
  const most = formatMoney(parseCents(getRefundable(order)), locale)
  return (
    <ActionForm state={action.state} onSubmit={refund} button={t("confirmRefundPart")}>
      <QuantityFields
        legend={t("refundItems")}
        rows={rows}
        values={values}
        onChange={set}
        invalid={problems.invalid}
      />
      <Field
        label={t("amount")}
        value={values.amount ?? ""}
        onChange={(text) => set("amount", text)}
        inputMode="decimal"
        error={problems.amount || action.state.errors.amount}
        note={<p className="text-sm text-muted">{t("amountNote", { estimate, most })}</p>}
      />
      <Field
        label={t("reasonPart")}
        value={values.reason ?? ""}
        onChange={(text) => set("reason", text)}
        error={action.state.errors.reason}
      />
      <CheckField
        label={t("restockPart")}
        isChecked={values.restock === "yes"}
        onChange={(isChecked) => set("restock", isChecked ? "yes" : "no")}
      />
    </ActionForm>
  )
}

const none = { invalid: [], amount: "" }

function buildPartBase(order: AdminOrder): Record<string, string> {
  const quantities = listToRefund(order).map(({ line }) => [`qty${line.id}`, "0"])
  return {
    amount: "",
    reason: "",
    restock: isSent(order) ? "no" : "yes",
    ...Object.fromEntries(quantities),
  }
}

function FullForm({ order, action }: PartProps) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const { send, locale } = useAdminPage()
  const { id } = order
  const base = { reason: "", restock: !isSent(order) }
  const { values, set, clear } = useDraft(`refund.${id}`, base)
  const amount = formatMoney(parseCents(getRefundable(order)), locale)
  const refund = () =>
    action.run({
      place: "refund",
      send: (version) => send("refundOrder", { id, ...values, ...version }),
      done: t("refundDone", { amount }),
      onDone: clear,
    })
  return (
    <>
      <p>{t("refundNote", { amount })}</p>
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
    </>
  )
}

function isSent({ status }: Pick<AdminOrder, "status">): boolean {
  return status === "shipped" || status === "completed"
}
