"use client"

import { useTranslations } from "next-intl"
import { useState } from "react"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { LoadError } from "../../_components/list-frame.tsx"
import { Section } from "../../_components/section.tsx"
import { SelectField } from "../../_components/select-field.tsx"
import { useCall } from "../../_components/use-call.ts"

/** Renders what people look for and do not get: sold-out variants, and searches without a result. */
export function DemandView() {
  const t: TextsOf<"admin.demand"> = useTranslations("admin.demand")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  return (
    <>
      <PageHeading>{tNav("demand")}</PageHeading>
      <Section id="awaited" heading={t("awaited")}>
        <AwaitedSkus />
      </Section>
      <Section id="missed" heading={t("missed")}>
        <MissedSearches />
      </Section>
    </>
  )
}

function AwaitedSkus() {
  const t: TextsOf<"admin.demand"> = useTranslations("admin.demand")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { locale } = useAdminPage()
  const { data, error, refetch } = useCall("listStockAlerts", { page_size: 100 })
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <p role="status">{tList("loading")}</p>
  if (data.count === 0) return <p>{t("nobodyWaits")}</p>
  return (
    <>
      <table className="admin-table">
        <caption className="sr-only">{t("awaited")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("variant")}</th>
            <th scope="col" className="admin-number">
              {t("waiting")}
            </th>
            <th scope="col" className="admin-number admin-wide">
              {t("unconfirmed")}
            </th>
            <th scope="col" className="admin-number">
              {t("stock")}
            </th>
            <th scope="col" className="admin-wide">
              {t("since")}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.data.map((sku) => (
            <tr key={sku.id}>
              <th scope="row" className="wrap-anywhere">
                {sku.name} <bdi dir="ltr">{sku.code}</bdi>
              </th>
              <td className="admin-number">{sku.waiting}</td>
              <td className="admin-number admin-wide">{sku.unconfirmed}</td>
              <td className="admin-number">{sku.stock}</td>
              <td className="admin-wide">
                {sku.waiting_since === null ? "–" : formatDate(sku.waiting_since, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="links">
        <ShopLink href={buildLocalePath(locale, "/admin/prices")}>{t("changeStock")}</ShopLink>
      </p>
    </>
  )
}

const periods = ["7", "30", "90", "366"] as const

function MissedSearches() {
  const t: TextsOf<"admin.demand"> = useTranslations("admin.demand")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { locale } = useAdminPage()
  const [days, setDays] = useState("30")
  const { data, error, refetch } = useCall("listMissedSearches", { days: Number(days) })
  return (
    <>
      <p>{t("missedNote")}</p>
      <SelectField
        label={t("period")}
        value={days}
        onChange={setDays}
        choices={periods.map((value) => ({ value, label: t("days", { count: Number(value) }) }))}
      />
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {data === undefined && !error && <p role="status">{tList("loading")}</p>}
      {data?.count === 0 && <p role="status">{t("allFound")}</p>}
      {data !== undefined && data.count > 0 && (
        <table className="admin-table">
          <caption className="sr-only">{t("missed")}</caption>
          <thead>
            <tr>
              <th scope="col">{t("words")}</th>
              <th scope="col" className="admin-number">
                {t("times")}
              </th>
              <th scope="col">{t("last")}</th>
            </tr>
          </thead>
          <tbody>
            {data.data.map(({ words, count, last_day: lastDay }) => (
              <tr key={words}>
                <th scope="row" className="wrap-anywhere" dir="auto">
                  <ShopLink href={buildLocalePath(locale, `/search/${encodeURIComponent(words)}`)}>
                    {words}
                  </ShopLink>
                </th>
                <td className="admin-number">{count}</td>
                <td>{formatDate(`${lastDay}T00:00:00Z`, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  )
}
