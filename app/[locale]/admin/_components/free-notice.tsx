"use client"

import { useTranslations } from "next-intl"
import { Button } from "#components/ui/button.tsx"
import { Notice } from "#components/ui/notice.tsx"
import type { TextsOf } from "#lib/i18n/texts-of.ts"

/** Renders what a price of 0 means, with the button that saves it. */
export function FreeNotice({ onSave }: { onSave: () => void }) {
  const t: TextsOf<"admin.prices"> = useTranslations("admin.prices")
  return (
    <Notice tone="warning" role="alert">
      <p>{t("free")}</p>
      <Button kind="secondary" onClick={onSave}>
        {t("saveFree")}
      </Button>
    </Notice>
  )
}
