"use client"

import { useTranslations } from "next-intl"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import { formatDate, formatTime } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "./admin-page.ts"

type DraftNoticeProps = { restoredAt: string | null; onDiscard: () => void }

/** Renders a notice that the form has what was typed earlier, with a button to discard it. */
export function DraftNotice({ restoredAt, onDiscard }: DraftNoticeProps) {
  const t: TextsOf<"admin.form"> = useTranslations("admin.form")
  const { locale } = useAdminPage()
  if (restoredAt === null) return null
  const date = `${formatDate(restoredAt, locale)}, ${formatTime(restoredAt, locale)}`
  return (
    <Notice tone="info">
      <p>{t("draft", { date })}</p>
      <Button kind="secondary" onClick={onDiscard}>
        {t("discard")}
      </Button>
    </Notice>
  )
}
