"use client"

import { usePathname } from "next/navigation"
import { useTranslations } from "next-intl"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"

const links = [
  { name: "start", path: "/admin" },
  { name: "orders", path: "/admin/orders" },
  { name: "products", path: "/admin/products" },
  { name: "prices", path: "/admin/prices" },
  { name: "pages", path: "/admin/pages" },
  { name: "reviews", path: "/admin/reviews" },
  { name: "seo", path: "/seo" },
] as const

/** Renders the navigation between the screens; the current one is marked. */
export function AdminNav({ locale }: { locale: string }) {
  const t: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const path = usePathname().replace(/^\/[a-z]{2}(?=\/)/, "")
  return (
    <nav aria-label={t("label")} className="admin-nav links">
      <ul>
        {links.map((link) => {
          const isCurrent =
            link.path === "/admin" ? path === link.path : `${path}/`.startsWith(`${link.path}/`)
          return (
            <li key={link.name}>
              <ShopLink
                href={buildLocalePath(locale, link.path)}
                aria-current={isCurrent ? "page" : undefined}
              >
                {t(link.name)}
              </ShopLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
