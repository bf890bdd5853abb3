"use client"

import { useSearchParams } from "next/navigation"
import { useTranslations } from "next-intl"
import { type RaRecord, useGetOne } from "ra-core"
import { navigateTo } from "#components/navigation/navigate.ts"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { buildCopyValues, buildQueryValues } from "#lib/admin/copy-values.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { LoadError } from "../../_components/list-frame.tsx"
import { SchemaForm } from "../../_components/schema-form.tsx"
import type { ContentKind } from "../build-kind-view.ts"
import { buildControls } from "./build-controls.ts"

/**
 * Renders the form of a new record, or of a copy of the one that the address names as `copy`. The
 * address may have values of fields, such as the gallery of a new slide.
 */
export function NewRecordView({ kind }: { kind: ContentKind }) {
  const t: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { locale } = useAdminPage()
  const query = useSearchParams()
  const copied = Number(query.get("copy") ?? 0)
  const fields = kind.groups.flatMap((group) => group.fields)
  const list = buildLocalePath(locale, `/admin/content/${kind.path}`)
  const open = ({ id }: RaRecord) => navigateTo(`${list}/${String(id)}`)
  return (
    <>
      <p className="links">
        <ShopLink href={list}>{t("back")}</ShopLink>
      </p>
      <PageHeading>{kind.add}</PageHeading>
      {copied > 0 ? (
        <CopyForm kind={kind} id={copied} onSaved={open} />
      ) : (
        <SchemaForm
          resource={kind.model}
          record={null}
          groups={kind.groups}
          initial={buildQueryValues(fields, query)}
          controls={buildControls(kind)}
          onSaved={open}
        />
      )}
    </>
  )
}

type CopyFormProps = { kind: ContentKind; id: number; onSaved: (record: RaRecord) => void }

function CopyForm({ kind, id, onSaved }: CopyFormProps) {
  const t: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { data, error, refetch } = useGetOne(kind.model, { id }, { retry: false })
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <p role="status">{t("loading")}</p>
  const fields = kind.groups.flatMap((group) => group.fields)
  return (
    <SchemaForm
      resource={kind.model}
      record={null}
      groups={kind.groups}
      initial={buildCopyValues(fields, data)}
      draftName={`${kind.model}.copy.${id}`}
      controls={buildControls(kind)}
      onSaved={onSaved}
    />
  )
}
