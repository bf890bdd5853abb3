"use client"

import { usePathname } from "next/navigation"
import { useTranslations } from "next-intl"
import { useId, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "./admin-page.ts"

/** A screen of the navigation; those whose call the role does not include are not offered. */
type NavLink = { name: string; path: string; call?: string }

const links = [
  { name: "start", path: "/admin" },
  { name: "orders", path: "/admin/orders", call: "listOrders" },
  { name: "payments", path: "/admin/payments", call: "listPaymentProblems" },
  { name: "products", path: "/admin/products", call: "sell/product/list" },
  { name: "prices", path: "/admin/prices", call: "listSkus" },
  { name: "categories", path: "/admin/categories", call: "cognito/group/list" },
  { name: "content", path: "/admin/content" },
  { name: "translations", path: "/admin/translations", call: "listTranslations" },
  { name: "media", path: "/admin/media", call: "listImages" },
  { name: "customers", path: "/admin/customers", call: "cognito/user/list" },
  { name: "pages", path: "/admin/pages", call: "listEditedPages" },
  { name: "reviews", path: "/admin/reviews", call: "listAdminReviews" },
  { name: "questions", path: "/admin/questions", call: "listAdminQuestions" },
  { name: "promotions", path: "/admin/promotions", call: "sell/promotion/list" },
  { name: "delivery", path: "/admin/delivery", call: "sell/shipping_type/list" },
  { name: "demand", path: "/admin/demand", call: "listMissedSearches" },
  { name: "newsletter", path: "/admin/newsletter", call: "listSubscribers" },
  { name: "settings", path: "/admin/settings", call: "cognito/domain/list" },
  { name: "firstRun", path: "/admin/first-run", call: "getSetupStatus" },
  { name: "team", path: "/admin/team", call: "listAdmins" },
  { name: "audit", path: "/admin/audit", call: "listAuditEntries" },
  { name: "seo", path: "/seo" },
] as const satisfies readonly NavLink[]

/**
 * Renders the navigation between the screens; the current one is marked. Where it stands above the
 * screen, its links are folded until the next navigation.
 */
export function AdminNav({ locale }: { locale: string }) {
  const t: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const { can } = useAdminPage()
  const offered = links.filter((link) => !("call" in link) || can(link.call))
  const path = usePathname().replace(/^\/[a-z]{2}(?=\/)/, "")
  const listId = useId()
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === path
  return (
    <nav aria-label={t("label")} className="admin-nav links">
      <Button
        kind="secondary"
        className="admin-nav-fold"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenAt(isOpen ? null : path)}
      >
        {t("menu")}
      </Button>
      <ul id={listId} data-open={isOpen}>
        {offered.map((link) => {
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
