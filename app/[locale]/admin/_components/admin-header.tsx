"use client"

import { useTranslations } from "next-intl"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "./admin-page.ts"

/** Renders the top of the back office, instead of the shop's header: the shop's name and the user. */
export function AdminHeader() {
  const t: TextsOf<"admin.frame"> = useTranslations("admin.frame")
  const { siteName, locale, user } = useAdminPage()
  return (
    <div className="admin-header links">
      <p className="admin-shop wrap-anywhere">
        <bdi>{siteName}</bdi>
      </p>
      <p className="admin-user text-sm text-muted">
        <bdi>{user.name}</bdi> ({t(`roles.${user.role}`)})
      </p>
      <ul className="flex flex-wrap gap-x-4">
        <li>
          <ShopLink href={buildLocalePath(locale, "/")}>{t("shop")}</ShopLink>
        </li>
        <li>
          <ShopLink href={buildLocalePath(locale, "/logout")}>{t("logout")}</ShopLink>
        </li>
      </ul>
    </div>
  )
}
