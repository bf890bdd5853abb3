"use client"

import { useTranslations } from "next-intl"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "./admin-page.ts"
import { LoadError } from "./list-frame.tsx"
import { Section } from "./section.tsx"
import { SetupChecklist } from "./setup-checklist.tsx"
import { type TodoCounts, useStart } from "./use-start.ts"
import { WeekTable } from "./week-table.tsx"

/** Renders what needs doing, and the paid orders of today and the week. */
export function StartView() {
  const t: TextsOf<"admin.start"> = useTranslations("admin.start")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { data, error, refetch } = useStart()
  return (
    <>
      <PageHeading>{tNav("start")}</PageHeading>
      <SetupChecklist />
      {error && <LoadError onRetry={refetch} />}
      {!error && data === null && <p role="status">{tList("loading")}</p>}
      {data !== null && (
        <div className="admin-columns">
          <Section id="todo" heading={t("todo")}>
            <TodoList counts={data.counts} />
          </Section>
          <Section id="week" heading={t("week")}>
            <WeekTable week={data.week} />
            {data.isPartial && <p>{t("partial")}</p>}
          </Section>
        </div>
      )}
    </>
  )
}

const buildFilter = (filter: object) =>
  `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`

/** What may need doing, in the order in which it is done, with the list of it. */
const todos = [
  { name: "toPrepare", path: `/admin/orders${buildFilter({ status: "paid" })}` },
  { name: "toShip", path: `/admin/orders${buildFilter({ status: "processing" })}` },
  { name: "unpaid", path: `/admin/orders${buildFilter({ status: "awaiting_payment" })}` },
  { name: "toCheck", path: `/admin/reviews${buildFilter({ status: "pending" })}` },
  { name: "reported", path: `/admin/reviews${buildFilter({ reported: true })}` },
  { name: "awaited", path: "/admin/prices" },
] as const satisfies readonly { name: keyof TodoCounts; path: string }[]

function TodoList({ counts }: { counts: TodoCounts }) {
  const t: TextsOf<"admin.start"> = useTranslations("admin.start")
  const { locale } = useAdminPage()
  const open = todos.filter(({ name }) => counts[name] > 0)
  if (open.length === 0) return <p>{t("allDone")}</p>
  return (
    <ul className="links ruled">
      {open.map(({ name, path }) => (
        <li key={name}>
          <ShopLink href={buildLocalePath(locale, path)}>
            <span className="grow">{t(name)}</span>
            <strong className="tabular-digits">{counts[name]}</strong>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
}
