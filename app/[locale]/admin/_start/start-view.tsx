"use client"

import { useTranslations } from "next-intl"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { LoadError } from "../_components/list-frame.tsx"
import { Section } from "../_components/section.tsx"
import { SetupChecklist } from "../_components/setup-checklist.tsx"
import { useCall } from "../_components/use-call.ts"
import { Health } from "./health.tsx"
import { TodoList } from "./todo-list.tsx"
import { WeekSummary } from "./week-summary.tsx"

/** Renders what needs doing, the totals of today and the week, and the health of the shop. */
export function StartView() {
  const t: TextsOf<"admin.start"> = useTranslations("admin.start")
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { data, error, refetch } = useCall("getOverview", {})
  const overview = data?.item ?? null
  return (
    <>
      <PageHeading>{tNav("start")}</PageHeading>
      <SetupChecklist />
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : overview === null ? (
        <p role="status">{tList("loading")}</p>
      ) : (
        <div className="admin-columns">
          <div className="stack-6">
            <Section id="todo" heading={t("todo")}>
              <TodoList overview={overview} />
            </Section>
            {overview.orders && (
              <Section id="week" heading={t("week")}>
                <WeekSummary days={overview.orders.days} />
              </Section>
            )}
          </div>
          <Section id="health" heading={t("health")}>
            <Health health={overview.health} />
          </Section>
        </div>
      )}
    </>
  )
}
