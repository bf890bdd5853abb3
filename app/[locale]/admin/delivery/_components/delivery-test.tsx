"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { parseTypedAmount } from "#lib/admin/amount.ts"
import type { WireDeliveryTest } from "#lib/contract/marketing-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Field } from "../../_components/field.tsx"
import { Section } from "../../_components/section.tsx"
import { useAction } from "../../_components/use-action.ts"

/** Renders the test of a destination: its regions, and what the checkout offers there. */
export function DeliveryTest() {
  const t: TextsOf<"admin.delivery"> = useTranslations("admin.delivery")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const [values, setValues] = useState({ postcode: "", suburb: "", amount: "" })
  const [result, setResult] = useState<WireDeliveryTest | null>(null)
  const [amountError, setAmountError] = useState<string | undefined>(undefined)
  const bind = (name: keyof typeof values) => ({
    label: t(name),
    value: values[name],
    onChange: (text: string) => setValues({ ...values, [name]: text }),
  })
  const test = async () => {
    const amount = values.amount.trim() === "" ? "0.00" : parseTypedAmount(values.amount)
    setAmountError(amount === null ? t("amountInvalid") : undefined)
    setResult(null)
    if (amount === null) return
    const place = { postcode: values.postcode.trim(), suburb: values.suburb.trim() }
    await run(async () => {
      setResult(await send("testDelivery", { ...place, items_amount: amount }))
      return ""
    })
  }
  return (
    <Section id="test" heading={t("test")}>
      <p>{t("testNote")}</p>
      <ActionForm state={state} onSubmit={test} button={t("testButton")}>
        <div className="admin-filters">
          <Field {...bind("postcode")} inputMode="numeric" error={state.errors.postcode} />
          <Field {...bind("suburb")} error={state.errors.suburb} />
          <Field {...bind("amount")} inputMode="decimal" error={amountError} />
        </div>
      </ActionForm>
      <ActionNotice state={state} />
      <div aria-live="polite">{result !== null && <DeliveryResult result={result} />}</div>
    </Section>
  )
}

function DeliveryResult({ result: { regions, data, message } }: { result: WireDeliveryTest }) {
  const t: TextsOf<"admin.delivery"> = useTranslations("admin.delivery")
  const names = regions.map(({ name }) => name).join(", ")
  return (
    <div className="stack-3">
      <p>{names === "" ? t("noRegion") : t("inRegions", { regions: names })}</p>
      {message !== "" && <p>{t("quote", { message })}</p>}
      {data.length > 0 && (
        <table className="admin-table">
          <caption className="sr-only">{t("offered")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("type")}</th>
              <th scope="col" className="admin-number">
                {t("price")}
              </th>
              <th scope="col" className="admin-number admin-wide">
                {t("freeOver")}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.map((quote) => (
              <tr key={quote.shipping_type_id}>
                <th scope="row">{quote.shipping_name}</th>
                <td className="admin-number">{`$${quote.amount}`}</td>
                <td className="admin-number admin-wide">
                  {quote.free_over === null ? "–" : `$${quote.free_over}`}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
