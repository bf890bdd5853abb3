"use client"

import { useQuery } from "@tanstack/react-query"
import { useTranslations } from "next-intl"
import type { WireOverview } from "#lib/contract/overview-calls.ts"
import { isRecord } from "#lib/contract/values/record.ts"
import { formatDate, formatTime } from "#lib/i18n/format-date.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../_components/admin-page.ts"

/** Fetches the two checks of the storefront's readiness probe; null for another response. */
async function fetchReadiness(): Promise<{ api: boolean; cache: boolean } | null> {
  const response = await fetch("/api/ready", { cache: "no-store" })
  const json: unknown = await response.json()
  return isRecord(json) ? { api: json.api === true, cache: json.cache === true } : null
}

/** Renders whether the processes work: those that serve pages, jobs, emails and page updates. */
export function Health({ health }: { health: WireOverview["health"] }) {
  const t: TextsOf<"admin.start.state"> = useTranslations("admin.start.state")
  const { locale } = useAdminPage()
  const readiness = useQuery({ queryKey: ["ready"], queryFn: fetchReadiness, retry: false })
  const { jobs, job_count: count, mails, changes } = health
  const format = (at: string | null) =>
    at === null ? t("never") : `${formatDate(at, locale)}, ${formatTime(at, locale)}`
  const ready = readiness.data
  const describe = (isGood: boolean | undefined) =>
    isGood === undefined ? t("checking") : isGood ? t("good") : t("bad")
  return (
    <>
      <dl className="admin-facts">
        <dt>{t("pages")}</dt>
        <dd>{readiness.isError ? t("bad") : describe(ready?.cache)}</dd>
        <dt>{t("api")}</dt>
        <dd>{readiness.isError ? t("bad") : describe(ready?.api)}</dd>
        <dt>{t("jobs")}</dt>
        <dd>
          {jobs.length === 0 ? t("allJobs", { count }) : t("badJobs", { count: jobs.length })}
        </dd>
        <dt>{t("mails")}</dt>
        <dd>
          {mails.waiting === 0
            ? t("noneWaiting")
            : t("waiting", { count: mails.waiting, since: format(mails.oldest_at) })}
          {mails.given_up > 0 && (
            <span className="block font-semibold text-danger">
              {t("givenUp", { count: mails.given_up })}
            </span>
          )}
        </dd>
        <dt>{t("changes")}</dt>
        <dd>
          {changes.waiting === 0
            ? t("noneWaiting")
            : t("waiting", { count: changes.waiting, since: format(changes.oldest_at) })}
        </dd>
      </dl>
      {jobs.length > 0 && (
        <ul className="ruled">
          {jobs.map(({ name, problem, succeeded_at: at }) => (
            <li key={name} className="py-2">
              <strong>{name}</strong>: {t(problem)}
              <span className="block text-sm text-muted">{t("succeeded", { at: format(at) })}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
