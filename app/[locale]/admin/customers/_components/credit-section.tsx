"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { parseTypedCredit } from "#lib/admin/customer-rules.ts"
import { sendOnce } from "#lib/admin/send-once.ts"
import type { WireCustomer } from "#lib/contract/customer-admin-calls.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Field } from "../../_components/field.tsx"
import { Section } from "../../_components/section.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useDraft } from "../../_components/use-draft.ts"

/** Renders a customer's store credit with its entries, and the form that gives more. */
export function CreditSection({ customer }: { customer: WireCustomer }) {
  const t: TextsOf<"admin.customers"> = useTranslations("admin.customers")
  const { locale } = useAdminPage()
  const { credit_balance: balance, credit_entries: entries } = customer
  const format = (amount: string) => formatMoney(parseAmount(amount), locale)
  return (
    <Section id="credit" heading={t("credit")}>
      <p>{t("balance", { amount: format(balance) })}</p>
      {entries.length > 0 && (
        <table className="admin-table">
          <caption className="sr-only">{t("credit")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("date")}</th>
              <th scope="col">{t("reason")}</th>
              <th scope="col" className="admin-number">
                {t("amount")}
              </th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <tr key={entry.id}>
                <td>{formatDate(entry.created_at, locale)}</td>
                <td className="wrap-anywhere">
                  {entry.reason === "" && entry.order_id !== null
                    ? t("ofOrder", { id: entry.order_id })
                    : entry.reason}
                </td>
                <td className="admin-number">{format(entry.amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <CreditForm userId={customer.id} />
    </Section>
  )
}

function CreditForm({ userId }: { userId: number }) {
  const t: TextsOf<"admin.customers"> = useTranslations("admin.customers")
  const { send } = useAdminPage()
  const { values, set, clear } = useDraft(`credit:${userId}`, { amount: "", reason: "" })
  const [problems, setProblems] = useState<{ amount?: string; reason?: string }>({})
  const { state, run } = useAction()
  const submit = async () => {
    const amount = parseTypedCredit(values.amount)
    const reason = values.reason.trim()
    setProblems({
      ...(amount === null && { amount: t("amountInvalid") }),
      ...(reason === "" && { reason: t("reasonMissing") }),
    })
    if (amount === null || reason === "") return
    const input = { user_id: userId, amount, reason }
    const give = () =>
      sendOnce(`credit:${userId}`, input, (once) => send("cognito/credit/create", once))
    if (await run(give, t("creditGiven"))) clear()
  }
  return (
    <ActionForm state={state} onSubmit={submit} button={t("giveCredit")}>
      <Field
        label={t("amount")}
        value={values.amount}
        onChange={(text) => set("amount", text)}
        error={problems.amount ?? state.errors.amount}
        inputMode="text"
        note={<p className="text-sm text-muted">{t("amountNote")}</p>}
      />
      <Field
        label={t("reason")}
        value={values.reason}
        onChange={(text) => set("reason", text)}
        error={problems.reason ?? state.errors.reason}
      />
      <ActionNotice state={state} />
    </ActionForm>
  )
}
