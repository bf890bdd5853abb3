"use client"

import { useTranslations } from "next-intl"
import { ListBase } from "ra-core"
import { useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { AdminOutput } from "#lib/admin/call-admin.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Field } from "../../_components/field.tsx"
import { FilterSelect } from "../../_components/filter-select.tsx"
import { ListFrame } from "../../_components/list-frame.tsx"
import { useAction } from "../../_components/use-action.ts"
import { RecordFilters } from "./record-filters.tsx"
import { BackToContent } from "./screen-links.tsx"

type Voucher = AdminOutput<"listGiftVouchers">["data"][number]

/** Renders the gift vouchers, newest first; those that are not redeemed can be made void. */
export function VouchersView({ title, intro }: { title: string; intro: string }) {
  const t: TextsOf<"admin.vouchers"> = useTranslations("admin.vouchers")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const states = {
    "": tList("all"),
    unpaid: t("unpaid"),
    issued: t("issued"),
    redeemed: t("redeemed"),
    void: t("void"),
  }
  return (
    <>
      <BackToContent />
      <PageHeading>{title}</PageHeading>
      <p className="text-muted">{intro}</p>
      <ListBase resource="vouchers" perPage={25} storeKey={false} disableAuthentication>
        <RecordFilters hasState={false}>
          <FilterSelect name="state" label={t("state")} choices={states} />
        </RecordFilters>
        <ListFrame<Voucher>>
          {(vouchers) => (
            <ul className="stack-4">
              {vouchers.map((voucher) => (
                <li key={voucher.id} className="card p-5 stack-3">
                  <VoucherCard voucher={voucher} />
                </li>
              ))}
            </ul>
          )}
        </ListFrame>
      </ListBase>
    </>
  )
}

function VoucherCard({ voucher }: { voucher: Voucher }) {
  const t: TextsOf<"admin.vouchers"> = useTranslations("admin.vouchers")
  const { locale } = useAdminPage()
  const { state, amount, buyer_email, recipient_name, recipient_email, created_at } = voucher
  const recipient = [recipient_name, recipient_email].filter((text) => text !== "").join(", ")
  const facts = [
    [t("state"), t(state)],
    [t("buyer"), buyer_email],
    [t("recipient"), recipient],
    [t("created"), formatDate(created_at, locale)],
    [t("sendOn"), voucher.send_on === null ? "" : formatDate(voucher.send_on, locale)],
  ]
  return (
    <>
      <h2 className="text-xl">{`$${amount}`}</h2>
      <dl className="admin-facts">
        {facts
          .filter(([, text]) => text !== "")
          .map(([name, text]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="wrap-anywhere">{text}</dd>
            </div>
          ))}
      </dl>
      {voucher.void_at !== null && (
        <p className="text-sm text-muted">
          {t("voidSince", {
            date: formatDate(voucher.void_at, locale),
            reason: voucher.void_reason === "" ? "—" : voucher.void_reason,
          })}
        </p>
      )}
      {(state === "issued" || state === "unpaid") && <VoidForm voucher={voucher} />}
    </>
  )
}

function VoidForm({ voucher: { id, amount, buyer_email } }: { voucher: Voucher }) {
  const t: TextsOf<"admin.vouchers"> = useTranslations("admin.vouchers")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const [isOpen, setIsOpen] = useState(false)
  const [reason, setReason] = useState("")
  const submit = async () => {
    await run(() => send("voidGiftVoucher", { id, reason }), t("voided"))
  }
  if (!isOpen) {
    return (
      <Button
        kind="secondary"
        aria-label={t("voidOf", { action: t("voidIt"), amount: `$${amount}`, buyer: buyer_email })}
        onClick={() => setIsOpen(true)}
      >
        {t("voidIt")}
      </Button>
    )
  }
  return (
    <ActionForm state={state} onSubmit={submit} button={t("confirm")}>
      <p className="text-sm text-muted">{t("note")}</p>
      <Field label={t("reason")} value={reason} onChange={setReason} error={state.errors.reason} />
      <ActionNotice state={state} />
      <Button kind="secondary" onClick={() => setIsOpen(false)}>
        {t("keep")}
      </Button>
    </ActionForm>
  )
}
