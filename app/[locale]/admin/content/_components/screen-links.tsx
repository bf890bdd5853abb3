"use client"

import { useTranslations } from "next-intl"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"

/** Renders the way back to the kinds of content. */
export function BackToContent() {
  const t: TextsOf<"admin.content"> = useTranslations("admin.content")
  const { locale } = useAdminPage()
  return (
    <p className="links">
      <ShopLink href={buildLocalePath(locale, "/admin/content")}>{t("back")}</ShopLink>
    </p>
  )
}
