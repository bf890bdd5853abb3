"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { buildQuantityName, listToSend, parseQuantities } from "#lib/admin/orders-quantities.ts"
import { sendOnce } from "#lib/admin/send-once.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Field } from "../../_components/field.tsx"
import { useDraft } from "../../_components/use-draft.ts"
import { QuantityFields } from "./quantity-fields.tsx"
import type { PartProps } from "./use-order-action.ts"

/** Renders the form of a parcel: all that is left to send, unless fewer are chosen. */
export function ShipForm({ order, action }: PartProps) {
  const t: TextsOf<"admin.orders"> = useTranslations("admin.orders")
  const { send } = useAdminPage()
  const { id, is_pick_up: isPickUp } = order
  const rows = listToSend(order)
  const all = rows.map(({ line, rest }) => [buildQuantityName(line), String(rest)])
  const base: Record<string, string> = {
    carrier: "",
    tracking_number: "",
    ...Object.fromEntries(all),
  }
  const { values, set, clear } = useDraft(`ship.${id}`, base)
  const [invalid, setInvalid] = useState<readonly string[]>([])
  const { lines } = parseQuantities(rows, values)
  const chosen = lines.reduce((sum, { qty }) => sum + qty, 0)
  const isAll = chosen === rows.reduce((sum, { rest }) => sum + rest, 0)
  const ship = async () => {
    const typed = parseQuantities(rows, values)
    setInvalid(typed.lines.length === 0 ? all.map(([name = ""]) => name) : typed.invalid)
    if (typed.invalid.length > 0 || typed.lines.length === 0) return
    const { carrier = "", tracking_number = "" } = values
    const parcel = { id, lines: typed.lines, carrier, tracking_number }
    await action.run({
      place: "step",
      send: (version) =>
        sendOnce(`ship.${id}`, parcel, (once) => send("shipOrder", { ...once, ...version })),
      onDone: clear,
    })
  }
  const button = isPickUp ? t("ready") : isAll ? t("ship") : t("shipPart", { count: chosen })
  return (
    <ActionForm state={action.state} onSubmit={ship} button={button}>
      <QuantityFields
        legend={isPickUp ? t("readyItems") : t("parcelItems")}
        rows={rows}
        values={values}
        onChange={set}
        invalid={invalid}
      />
      {!isPickUp && (
        <>
          <Field
            label={t("carrier")}
            value={values.carrier ?? ""}
            onChange={(text) => set("carrier", text)}
            error={action.state.errors.carrier}
          />
          <Field
            label={t("trackingNumber")}
            value={values.tracking_number ?? ""}
            onChange={(text) => set("tracking_number", text)}
            error={action.state.errors.tracking_number}
          />
        </>
      )}
    </ActionForm>
  )
}
