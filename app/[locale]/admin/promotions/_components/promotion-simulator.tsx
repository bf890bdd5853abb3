"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { parseTypedCount } from "#lib/admin/amount.ts"
import type { WireSimulation } from "#lib/contract/marketing-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Field } from "../../_components/field.tsx"
import { ReferenceField } from "../../_components/reference-field.tsx"
import { Section } from "../../_components/section.tsx"
import { useAction } from "../../_components/use-action.ts"

type Line = { key: number; sku: string; qty: string }

/** Renders a cart to try a code with: what it takes off, or why it takes nothing off. */
export function PromotionSimulator() {
  const t: TextsOf<"admin.promotions"> = useTranslations("admin.promotions")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const [code, setCode] = useState("")
  const [email, setEmail] = useState("")
  const [lines, setLines] = useState<Line[]>([{ key: 0, sku: "", qty: "1" }])
  const [result, setResult] = useState<WireSimulation | null>(null)
  const [linesError, setLinesError] = useState<string | undefined>(undefined)
  const setLine = (key: number, change: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? Object.assign({}, line, change) : line)))
  const simulate = async () => {
    const wanted = lines.flatMap(({ sku, qty }) => {
      const count = parseTypedCount(qty)
      return sku === "" || !count ? [] : [{ sku_id: Number(sku), qty: count }]
    })
    setResult(null)
    setLinesError(wanted.length === 0 ? t("linesMissing") : undefined)
    if (wanted.length === 0) return
    await run(async () => {
      setResult(await send("simulatePromotion", { code, email, lines: wanted }))
      return ""
    })
  }
  return (
    <Section id="simulator" heading={t("simulator")}>
      <p>{t("simulatorNote")}</p>
      <ActionForm state={state} onSubmit={simulate} button={t("simulate")}>
        <Field label={t("code")} value={code} onChange={setCode} error={state.errors.code} />
        <Field
          label={t("email")}
          value={email}
          onChange={setEmail}
          note={<p className="text-sm text-muted">{t("emailNote")}</p>}
        />
        <ul className="stack-3">
          {lines.map(({ key, sku, qty }, at) => (
            <li key={key} className="admin-row stack-3 p-3">
              <ReferenceField
                label={t("item", { number: at + 1 })}
                model="sell/sku"
                value={sku}
                onChange={(value) => setLine(key, { sku: value })}
              />
              <Field
                label={t("qty", { number: at + 1 })}
                value={qty}
                onChange={(value) => setLine(key, { qty: value })}
                inputMode="numeric"
              />
            </li>
          ))}
        </ul>
        {linesError && <p className="text-sm font-semibold text-danger">{linesError}</p>}
        <Button
          kind="secondary"
          onClick={() =>
            setLines([...lines, { key: (lines.at(-1)?.key ?? 0) + 1, sku: "", qty: "1" }])
          }
        >
          {t("addItem")}
        </Button>
      </ActionForm>
      <ActionNotice state={state} />
      <div aria-live="polite">{result !== null && <SimulationResult result={result} />}</div>
    </Section>
  )
}

function SimulationResult({ result }: { result: WireSimulation }) {
  const t: TextsOf<"admin.promotions"> = useTranslations("admin.promotions")
  const { is_accepted: isAccepted, message, lines, subtotal, discount, total } = result
  return (
    <div className="stack-3">
      <Notice tone={isAccepted ? "success" : "warning"}>
        <p>{isAccepted ? t("takesOff", { amount: `$${discount}` }) : t("rejected", { message })}</p>
      </Notice>
      <table className="admin-table">
        <caption className="sr-only">{t("cart")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("product")}</th>
            <th scope="col" className="admin-number">
              {t("price")}
            </th>
            <th scope="col">{t("applies")}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.sku_id}>
              <th scope="row">{`${line.qty} × ${line.name}`}</th>
              <td className="admin-number">{`$${line.unit_price}`}</td>
              <td>{line.is_in_scope ? t("yes") : t("no")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t("sum", { subtotal: `$${subtotal}`, discount: `$${discount}`, total: `$${total}` })}</p>
    </div>
  )
}
