"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { AdminOutput } from "#lib/admin/call-admin.ts"
import { getPageCount } from "#lib/catalogue/pagination.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { parseAmount } from "#lib/contract/money.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { formatMoney } from "#lib/money.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { LoadError } from "../../_components/list-frame.tsx"
import { Section } from "../../_components/section.tsx"
import { useCall } from "../../_components/use-call.ts"

type Problem = AdminOutput<"listPaymentProblems">["data"][number]

const pageSize = 20

/** Renders the payments that need attention, the oldest first, each with what to do about it. */
export function PaymentsView() {
  const t: TextsOf<"admin.payments"> = useTranslations("admin.payments")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useCall("listPaymentProblems", { page, page_size: pageSize })
  const pages = getPageCount(data?.count ?? 0, pageSize)
  return (
    <>
      <PageHeading>{tNav("payments")}</PageHeading>
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <p role="status">{tList("loading")}</p>
      ) : (
        <>
          <p role="status">{data.count === 0 ? t("none") : t("count", { count: data.count })}</p>
          {data.data.map((problem) => (
            <ProblemCard key={problem.id} problem={problem} />
          ))}
          {pages > 1 && (
            <nav aria-label={tList("pages")} className="flex flex-wrap items-center gap-3">
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
      )}
    </>
  )
}

function ProblemCard({ problem }: { problem: Problem }) {
  const t: TextsOf<"admin.payments"> = useTranslations("admin.payments")
  const { locale } = useAdminPage()
  const { id, purpose, reference, gateway_reference: gatewayReference } = problem
  const money = (amount: string) => formatMoney(parseAmount(amount), locale)
  return (
    <Section id={`payment-${id}`} heading={t("heading", { id })}>
      <p className="font-semibold text-danger wrap-anywhere">{problem.problem}</p>
      <h3 className="font-semibold">{t("todo")}</h3>
      <p>{t(`advice.${problem.advice}`)}</p>
      <dl className="admin-facts">
        <dt>{t("purpose")}</dt>
        <dd className="wrap-anywhere">
          {purpose === "order" ? (
            <ShopLink
              className="text-brand underline"
              href={buildLocalePath(locale, `/admin/orders/${reference}`)}
            >
              {t("order", { id: reference })}
            </ShopLink>
          ) : (
            `${t(purpose === "voucher" ? "voucher" : "form")} ${reference}`
          )}
        </dd>
        <dt>{t("gateway")}</dt>
        <dd className="wrap-anywhere">
          {problem.gateway} <bdi dir="ltr">{gatewayReference}</bdi>
        </dd>
        <dt>{t("amount")}</dt>
        <dd>{money(problem.amount)}</dd>
        <dt>{t("captured")}</dt>
        <dd>{money(problem.captured)}</dd>
        <dt>{t("refundDue")}</dt>
        <dd>{money(problem.refund_due)}</dd>
        <dt>{t("refunded")}</dt>
        <dd>{money(problem.refunded)}</dd>
        <dt>{t("since")}</dt>
        <dd>{formatDate(problem.updated_at, locale)}</dd>
      </dl>
    </Section>
  )
}
