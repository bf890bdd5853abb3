"use client"

import { useTranslations } from "next-intl"
import { ListBase } from "ra-core"
import { Button } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { saveFile } from "#lib/admin/save-file.ts"
import type { WireSubscriber } from "#lib/contract/marketing-calls.ts"
import { formatDate } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { FilterSelect } from "../../_components/filter-select.tsx"
import { ListFrame } from "../../_components/list-frame.tsx"
import { SearchFilters } from "../../_components/search-filters.tsx"
import { useAction } from "../../_components/use-action.ts"

/** Renders the newsletter's subscribers, with a file of the confirmed ones. */
export function NewsletterView() {
  const t: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  return (
    <>
      <PageHeading>{t("newsletter")}</PageHeading>
      <ExportButton />
      <ListBase resource="subscribers" perPage={50} storeKey={false} disableAuthentication>
        <ListFrame<WireSubscriber> filters={<SubscriberFilters />}>
          {(subscribers) => <SubscriberTable subscribers={subscribers} />}
        </ListFrame>
      </ListBase>
    </>
  )
}

function ExportButton() {
  const t: TextsOf<"admin.newsletter"> = useTranslations("admin.newsletter")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const save = () =>
    run(async () => {
      const { item } = await send("exportSubscribers", {})
      if (item !== null) saveFile(item)
    }, t("exported"))
  return (
    <div className="stack-3">
      <p>{t("note")}</p>
      <Button kind="secondary" aria-disabled={state.isBusy} onClick={() => void save()}>
        {t("export")}
      </Button>
      <ActionNotice state={state} />
    </div>
  )
}

function SubscriberFilters() {
  const t: TextsOf<"admin.newsletter"> = useTranslations("admin.newsletter")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  return (
    <SearchFilters label={t("search")}>
      <FilterSelect
        name="state"
        label={t("state")}
        choices={{
          "": tList("all"),
          confirmed: t("confirmed"),
          unconfirmed: t("unconfirmed"),
        }}
      />
    </SearchFilters>
  )
}

function SubscriberTable({ subscribers }: { subscribers: readonly WireSubscriber[] }) {
  const t: TextsOf<"admin.newsletter"> = useTranslations("admin.newsletter")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const { locale } = useAdminPage()
  return (
    <table className="admin-table">
      <caption className="sr-only">{tNav("newsletter")}</caption>
      <thead>
        <tr>
          <th scope="col">{t("email")}</th>
          <th scope="col">{t("confirmed")}</th>
          <th scope="col" className="admin-wide">
            {t("language")}
          </th>
          <th scope="col" className="admin-wide">
            {t("source")}
          </th>
        </tr>
      </thead>
      <tbody>
        {subscribers.map((row) => (
          <tr key={row.id}>
            <th scope="row" className="wrap-anywhere">
              <bdi dir="ltr">{row.email}</bdi>
            </th>
            <td>
              {row.confirmed_at === null ? t("notYet") : formatDate(row.confirmed_at, locale)}
            </td>
            <td className="admin-wide">{row.language}</td>
            <td className="admin-wide">{row.source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
