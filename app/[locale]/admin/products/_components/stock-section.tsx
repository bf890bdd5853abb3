"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { getVariantName } from "#lib/admin/product-variants.ts"
import { sendOnce } from "#lib/admin/send-once.ts"
import { getPageCount } from "#lib/catalogue/pagination.ts"
import type { AdminProduct, AdminSku } from "#lib/contract/catalogue-admin-calls.ts"
import { type StockReason, stockReasons } from "#lib/contract/product-work-calls.ts"
import { formatDate, formatTime } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Field } from "../../_components/field.tsx"
import { LoadError } from "../../_components/list-frame.tsx"
import { Section } from "../../_components/section.tsx"
import { SelectField } from "../../_components/select-field.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useCall } from "../../_components/use-call.ts"
import { useDraft } from "../../_components/use-draft.ts"

type StockSectionProps = { product: AdminProduct; skus: readonly AdminSku[] }

/** Renders the form that changes the stock by a difference, and what has changed it so far. */
export function StockSection({ product, skus }: StockSectionProps) {
  const t: TextsOf<"admin.stock"> = useTranslations("admin.stock")
  return (
    <Section id="stock" heading={t("heading")}>
      {skus.length > 0 && <MoveForm product={product} skus={skus} />}
      <h3 className="font-semibold">{t("movements")}</h3>
      <Movements productId={product.id} />
    </Section>
  )
}

function MoveForm({ product, skus }: StockSectionProps) {
  const t: TextsOf<"admin.stock"> = useTranslations("admin.stock")
  const { send } = useAdminPage()
  const { state, run, reset } = useAction()
  const name = `stock.${product.id}`
  const { values, set, setMany } = useDraft(name, {
    id: String(skus[0]?.id ?? ""),
    change: "",
    reason: "received",
    note: "",
  })
  const { id, change, note } = values
  const reason: StockReason = stockReasons.find((one) => one === values.reason) ?? "received"
  const [isInvalid, setIsInvalid] = useState(false)
  const move = async () => {
    const count = parseChange(change)
    setIsInvalid(count === null)
    if (count === null) return reset()
    const input = { id: Number(id), change: count, reason, note }
    if (await run(() => sendOnce(name, input, (once) => send("moveStock", once)))) {
      setMany({ change: "", note: "" })
    }
  }
  return (
    <>
      <ActionForm state={state} onSubmit={move} button={t("move")}>
        <SelectField
          label={t("variant")}
          value={id}
          onChange={(value) => set("id", value)}
          choices={skus.map((sku) => ({
            value: String(sku.id),
            label: `${getVariantName(product.variations, sku)} (${sku.stock})`,
          }))}
        />
        <Field
          label={t("change")}
          value={change}
          onChange={(text) => set("change", text)}
          error={isInvalid ? t("changeInvalid") : state.errors.change}
        />
        <SelectField
          label={t("reason")}
          value={reason}
          onChange={(value) => set("reason", value)}
          choices={stockReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        />
        <Field
          label={t("note")}
          value={note}
          onChange={(text) => set("note", text)}
          error={state.errors.note}
        />
      </ActionForm>
      <ActionNotice state={state} />
    </>
  )
}

/** Returns a whole number other than 0, as it is typed: "12", "+12" or "-2"; null for anything else. */
function parseChange(text: string): number | null {
  const count = /^[+−-]?\d{1,7}$/.test(text.trim()) ? Number(text.trim().replace("−", "-")) : 0
  return count === 0 || Number.isNaN(count) ? null : count
}

const pageSize = 10

function Movements({ productId }: { productId: number }) {
  const t: TextsOf<"admin.stock"> = useTranslations("admin.stock")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { locale } = useAdminPage()
  const [page, setPage] = useState(1)
  const input = { product_id: productId, page, page_size: pageSize }
  const { data, error, refetch } = useCall("listStockMovements", input)
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <p role="status">{tList("loading")}</p>
  if (data.count === 0) return <p className="text-muted">{t("none")}</p>
  const pages = getPageCount(data.count, pageSize)
  return (
    <>
      <table className="admin-table">
        <caption className="sr-only">{t("movements")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("when")}</th>
            <th scope="col">{t("variant")}</th>
            <th scope="col">{t("reason")}</th>
            <th scope="col" className="admin-number">
              {t("after")}
            </th>
            <th scope="col" className="admin-wide">
              {t("by")}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.data.map((move) => (
            <tr key={move.id}>
              <td>
                {formatDate(move.at, locale)}{" "}
                <span className="text-sm text-muted">{formatTime(move.at, locale)}</span>
              </td>
              <td>
                <bdi className="wrap-anywhere">{move.code}</bdi>
              </td>
              <td>
                {t(`reasons.${move.reason}`)}
                {move.note !== "" && <p className="text-sm text-muted">{move.note}</p>}
              </td>
              <td className="admin-number">
                {move.stock_after} ({move.change > 0 ? `+${move.change}` : move.change})
              </td>
              <td className="admin-wide">{move.actor === "" ? t("shop") : move.actor}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <nav aria-label={t("movements")} className="flex flex-wrap items-center gap-3">
          <Button kind="secondary" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {tList("previous")}
          </Button>
          <span aria-live="polite">{tList("page", { page, pages })}</span>
          <Button kind="secondary" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {tList("next")}
          </Button>
        </nav>
      )}
    </>
  )
}
