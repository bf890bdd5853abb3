"use client"

import { useTranslations } from "next-intl"
import { buildButtonClass } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildTranslationPath, type TranslatedRef } from "#lib/admin/translation-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "./admin-page.ts"

type TranslationsLinkProps = { record: TranslatedRef; search?: string }

/** Renders the link from the editor of a record to its texts in other languages. */
export function TranslationsLink({ record, search }: TranslationsLinkProps) {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  const { locale, can } = useAdminPage()
  if (!can("getTranslations")) return null
  const path = buildTranslationPath(record, search === undefined ? {} : { search })
  return (
    <ShopLink href={buildLocalePath(locale, path)} className={buildButtonClass("tertiary")}>
      {t("link")}
    </ShopLink>
  )
}
