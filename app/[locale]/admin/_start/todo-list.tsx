"use client"

import { useTranslations } from "next-intl"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { WireOverview } from "#lib/contract/overview-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../_components/admin-page.ts"

const buildFilter = (filter: object) =>
  `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`

type Overview = WireOverview
type OrderCounts = Overview["orders"]

/** What may need doing, in the order in which it is done, with the list of it. */
const todos = [
  { name: "toPrepare", path: `/orders${buildFilter({ status: "paid" })}`, of: "to_prepare" },
  { name: "toShip", path: `/orders${buildFilter({ status: "processing" })}`, of: "to_ship" },
  { name: "troubled", path: "/payments", of: "payment_problems" },
  { name: "unpaid", path: `/orders${buildFilter({ status: "awaiting_payment" })}`, of: "unpaid" },
  { name: "submissions", path: "/content/submissions", of: "submissions" },
  { name: "questions", path: "/questions", of: "questions" },
  { name: "toCheck", path: `/reviews${buildFilter({ status: "pending" })}`, of: "reviews" },
  { name: "reported", path: `/reviews${buildFilter({ reported: true })}`, of: "reported_reviews" },
  { name: "lowStock", path: "/products/low-stock", of: "low_stock" },
  { name: "awaited", path: "/demand", of: "awaited" },
] as const satisfies readonly {
  name: string
  path: string
  of: Exclude<keyof NonNullable<OrderCounts>, "days"> | Exclude<keyof Overview, "orders" | "health">
}[]

/** Renders what needs doing, each with its number and a link to its list. */
export function TodoList({ overview }: { overview: Overview }) {
  const t: TextsOf<"admin.start"> = useTranslations("admin.start")
  const { locale } = useAdminPage()
  const { orders, health, ...work } = overview
  const { days: _days, ...orderCounts } = orders ?? { days: [] }
  const counts: Readonly<Record<string, number>> = { ...orderCounts, ...work }
  const open = todos.filter(({ of }) => (counts[of] ?? 0) > 0)
  const isBroken = health.jobs.length > 0 || health.mails.given_up > 0
  if (open.length === 0 && !isBroken) return <p>{t("allDone")}</p>
  return (
    <ul className="links ruled">
      {open.map(({ name, path, of }) => (
        <li key={name}>
          <ShopLink href={buildLocalePath(locale, `/admin${path}`)}>
            <span className="grow">{t(name)}</span>
            <strong className="tabular-digits">{counts[of]}</strong>
          </ShopLink>
        </li>
      ))}
      {isBroken && (
        <li>
          <a href="#health">
            <span className="grow">{t("broken")}</span>
            <strong className="tabular-digits">{health.jobs.length + health.mails.given_up}</strong>
          </a>
        </li>
      )}
    </ul>
  )
}
