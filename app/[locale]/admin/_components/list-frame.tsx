"use client"

import { useTranslations } from "next-intl"
import { type RaRecord, useListContext } from "ra-core"
import type { ReactNode } from "react"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { parseAdminError } from "#lib/admin/call-admin.ts"
import { getPageCount } from "#lib/catalogue/pagination.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"

type ListFrameProps<Row extends RaRecord> = {
  /** Filters above the list. */
  filters?: ReactNode
  children: (rows: readonly Row[]) => ReactNode
}

/** Renders a list with its filters, its states (loading, error, empty) and its pages. */
export function ListFrame<Row extends RaRecord>({ filters, children }: ListFrameProps<Row>) {
  const t: TextsOf<"admin.list"> = useTranslations("admin.list")
  const list = useListContext<Row>()
  const { total, isPending, error, refetch } = list
  const rows: readonly Row[] = list.data ?? []
  return (
    <>
      {filters}
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : isPending ? (
        <p role="status">{t("loading")}</p>
      ) : (
        <>
          <p role="status" className="text-sm text-muted">
            {rows.length === 0 ? t("none") : t("count", { count: total ?? rows.length })}
          </p>
          {rows.length > 0 && children(rows)}
          <Pages />
        </>
      )}
    </>
  )
}

type LoadErrorProps = { error: unknown; onRetry: () => void; text?: string }

/**
 * Renders the error of a screen whose data could not be loaded, with a button to try again unless the
 * user's role does not include them.
 */
export function LoadError({ error, onRetry, text }: LoadErrorProps) {
  const t: TextsOf<"admin.list"> = useTranslations("admin.list")
  const tFrame: TextsOf<"admin.frame"> = useTranslations("admin.frame")
  const isDenied = parseAdminError(error)?.detail === "admin_role_insufficient"
  return (
    <Notice tone="danger" role="alert">
      <p>{isDenied ? tFrame("denied") : (text ?? t("failed"))}</p>
      {!isDenied && (
        <Button kind="secondary" onClick={onRetry}>
          {t("retry")}
        </Button>
      )}
    </Notice>
  )
}

function Pages() {
  const t: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { page, perPage, total = 0, setPage } = useListContext()
  const pages = getPageCount(total, perPage)
  if (pages <= 1) return null
  return (
    <nav aria-label={t("pages")} className="flex flex-wrap items-center gap-3">
      <Button kind="secondary" disabled={page <= 1} onClick={() => setPage(page - 1)}>
        {t("previous")}
      </Button>
      <span aria-live="polite">{t("page", { page, pages })}</span>
      <Button kind="secondary" disabled={page >= pages} onClick={() => setPage(page + 1)}>
        {t("next")}
      </Button>
    </nav>
  )
}
