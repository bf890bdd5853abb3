"use client"

import { useTranslations } from "next-intl"
import { ListBase, type RaRecord } from "ra-core"
import { buildButtonClass } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import type { KindView } from "#lib/admin/describe-kind.ts"
import { getRecordTitle } from "#lib/admin/record-title.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { BulkBar, BulkButtons, RowCheck } from "../../_components/bulk-bar.tsx"
import { ListFrame } from "../../_components/list-frame.tsx"
import { useBulk } from "../../_components/use-bulk.ts"
import { FieldValue } from "./field-value.tsx"
import { RecordFilters } from "./record-filters.tsx"
import { BackToContent } from "./screen-links.tsx"
import { SortHeader } from "./sort-header.tsx"

const usualSort = { field: "", order: "ASC" } as const

/** Renders the list of a kind of records, made from its description. */
export function RecordsView({ kind }: { kind: KindView }) {
  const { locale } = useAdminPage()
  return (
    <>
      <BackToContent />
      <PageHeading>{kind.title}</PageHeading>
      {kind.intro !== "" && <p className="text-muted">{kind.intro}</p>}
      <p>
        <ShopLink
          href={buildLocalePath(locale, `/admin/content/${kind.path}/new`)}
          className={buildButtonClass()}
        >
          {kind.add}
        </ShopLink>
      </p>
      <ListBase
        resource={kind.model}
        perPage={25}
        sort={usualSort}
        storeKey={false}
        disableAuthentication
      >
        <RecordList kind={kind} />
      </ListBase>
    </>
  )
}

function RecordList({ kind }: { kind: KindView }) {
  const bulk = useBulk(kind.model)
  return (
    <>
      <RecordFilters fields={kind.filters} />
      <BulkBar bulk={bulk}>
        <BulkButtons bulk={bulk} />
      </BulkBar>
      <ListFrame<RaRecord>>{(rows) => <RecordTable kind={kind} rows={rows} />}</ListFrame>
    </>
  )
}

function RecordTable({ kind, rows }: { kind: KindView; rows: readonly RaRecord[] }) {
  const t: TextsOf<"admin.content"> = useTranslations("admin.content")
  const { locale } = useAdminPage()
  const [first] = kind.groups.flatMap((group) => group.fields)
  return (
    <table className="admin-table admin-content-table">
      <caption className="sr-only">{kind.title}</caption>
      <thead>
        <tr>
          <td className="w-11" />
          <SortHeader field={first?.name ?? "id"} label={first?.label ?? t("name")} />
          {kind.columns.map(({ name, label }) => (
            <SortHeader key={name} field={name} label={label} isWide />
          ))}
          <SortHeader field="enabled" label={t("state")} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <td>
              <RowCheck row={row} />
            </td>
            <th scope="row">
              <ShopLink
                href={buildLocalePath(locale, `/admin/content/${kind.path}/${String(row.id)}`)}
              >
                {getRecordTitle(row)}
              </ShopLink>
            </th>
            {kind.columns.map((field) => (
              <td key={field.name} className="admin-wide">
                <FieldValue field={field} value={row[field.name]} />
              </td>
            ))}
            <td>{row.enabled === true ? t("enabled") : t("disabled")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
