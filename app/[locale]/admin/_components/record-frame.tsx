"use client"

import { useTranslations } from "next-intl"
import { type RaRecord, useGetOne } from "ra-core"
import type { ReactNode } from "react"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { parseAdminError } from "#lib/admin/call-admin.ts"
import type { AdminResource } from "#lib/admin/data-provider.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "./admin-page.ts"
import { LoadError } from "./list-frame.tsx"

/**
 * The parameters of a whole record. `meta` is part of the key of the library's cache: without it a
 * row of a list, which may lack fields, stands in for the record.
 */
const wholeRecord = (id: number) => ({ id, meta: { isWhole: true } })

type RecordFrameProps<Row extends RaRecord> = {
  resource: AdminResource
  id: number
  /** Path of the list, below `/admin`. */
  listPath: string
  heading: ReactNode
  children: (record: Row) => ReactNode
  /** After how long a record is fetched again, in milliseconds; by default it is not. */
  getRefetchMs?: (record: Row) => number | false
}

/** Renders a record's screen with its states: loading, gone, not loaded. */
export function RecordFrame<Row extends RaRecord>(props: RecordFrameProps<Row>) {
  const { resource, id, listPath, heading, children } = props
  const t: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { locale } = useAdminPage()
  const { data, error, refetch } = useGetOne<Row>(resource, wholeRecord(id), {
    retry: false,
    refetchInterval: ({ state }) => (state.data && props.getRefetchMs?.(state.data)) ?? false,
  })
  const isMissing = parseAdminError(error)?.status === 404
  return (
    <>
      <p className="links">
        <ShopLink href={buildLocalePath(locale, `/admin/${listPath}`)}>{t("back")}</ShopLink>
      </p>
      {heading}
      {data !== undefined ? (
        children(data)
      ) : error ? (
        <LoadError
          error={error}
          onRetry={() => void refetch()}
          {...(isMissing && { text: t("missing") })}
        />
      ) : (
        <p role="status">{t("loading")}</p>
      )}
    </>
  )
}
