"use client"

import { useTranslations } from "next-intl"
import { ListBase } from "ra-core"
import { PageHeading } from "#components/ui/page-heading.tsx"
import type { AdminOutput } from "#lib/admin/call-admin.ts"
import type { AuditWords } from "#lib/admin/describe-audit-entry.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { ListFrame } from "../../_components/list-frame.tsx"
import { AuditEntryCard } from "./audit-entry-card.tsx"
import { AuditFilters } from "./audit-filters.tsx"

export type AuditEntry = AdminOutput<"listAuditEntries">["data"][number]

/** Renders who changed what and when, newest first, with what can be undone. */
export function AuditView({ words }: { words: AuditWords }) {
  const tNav: TextsOf<"admin.nav"> = useTranslations("admin.nav")
  const tFrame: TextsOf<"admin.frame"> = useTranslations("admin.frame")
  const { can } = useAdminPage()
  return (
    <>
      <PageHeading>{tNav("audit")}</PageHeading>
      {can("listAuditEntries") ? (
        <ListBase resource="audit" perPage={25} storeKey={false} disableAuthentication>
          <ListFrame<AuditEntry> filters={<AuditFilters />}>
            {(entries) => (
              <ol className="ruled">
                {entries.map((entry) => (
                  <AuditEntryCard key={entry.id} entry={entry} words={words} />
                ))}
              </ol>
            )}
          </ListFrame>
        </ListBase>
      ) : (
        <p>{tFrame("denied")}</p>
      )}
    </>
  )
}
