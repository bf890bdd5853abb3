"use client"

import { useTranslations } from "next-intl"
import { type RaRecord, useDataProvider } from "ra-core"
import { navigateTo } from "#components/navigation/navigate.ts"
import { Button, buildButtonClass } from "#components/ui/button.tsx"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { getRecordTitle } from "#lib/admin/record-title.ts"
import { findTranslatedKind } from "#lib/admin/translation-paths.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { ConfirmedButton } from "../../_components/bulk-bar.tsx"
import { RecordFrame } from "../../_components/record-frame.tsx"
import { SchemaForm } from "../../_components/schema-form.tsx"
import { TranslationsLink } from "../../_components/translations-link.tsx"
import { useAction } from "../../_components/use-action.ts"
import type { ContentKind } from "../build-kind-view.ts"
import { buildControls } from "./build-controls.ts"
import { MenuLinks } from "./menu-links.tsx"
import { PageBlocks } from "./page-blocks.tsx"
import { RecordHistory } from "./record-history.tsx"

type ContentRecord = RaRecord & { id: number; enabled: boolean }

/** Renders the editor of a record, made from the description of its kind. */
export function RecordView({ kind, id }: { kind: ContentKind; id: number }) {
  return (
    <RecordFrame<ContentRecord>
      resource={kind.model}
      id={id}
      listPath={`content/${kind.path}`}
      heading={null}
    >
      {(record) => (
        <>
          <PageHeading>{getRecordTitle(record)}</PageHeading>
          <RecordState kind={kind} record={record} />
          <SchemaForm
            resource={kind.model}
            record={record}
            groups={kind.groups}
            controls={buildControls(kind)}
          />
          {kind.model === "cognito/menu" && <MenuLinks menuUrl={String(record.url)} />}
          {kind.widgets && (
            <PageBlocks pageId={Number(record.page_id)} widgets={kind.widgets.forms} current={id} />
          )}
          {kind.children !== null && <Children kind={kind} id={id} />}
          <RecordHistory model={kind.model} id={id} />
        </>
      )}
    </RecordFrame>
  )
}

/** Renders whether a record is shown, with what may be done with all of it. */
function RecordState({ kind, record }: { kind: ContentKind; record: ContentRecord }) {
  const t: TextsOf<"admin.content"> = useTranslations("admin.content")
  const { locale } = useAdminPage()
  const dataProvider = useDataProvider()
  const { state, run } = useAction()
  const { id, enabled, url } = record
  const translated = findTranslatedKind(kind.model)
  const list = buildLocalePath(locale, `/admin/content/${kind.path}`)
  const toggle = () =>
    run(() =>
      dataProvider.update(kind.model, {
        id,
        data: { id, enabled: !enabled },
        previousData: { id, enabled },
      }),
    )
  const remove = async () => {
    const isDone = await run(() => dataProvider.delete(kind.model, { id }))
    if (isDone) navigateTo(list)
  }
  return (
    <div className="stack-3">
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-semibold">{enabled ? t("enabled") : t("disabled")}</p>
        <Button kind="secondary" aria-disabled={state.isBusy} onClick={() => void toggle()}>
          {enabled ? t("disable") : t("enable")}
        </Button>
        <ShopLink href={`${list}/new?copy=${id}`} className={buildButtonClass("secondary")}>
          {t("duplicate")}
        </ShopLink>
        {kind.shopPath !== null && enabled && (
          <ShopLink
            href={buildLocalePath(locale, kind.shopPath.replace("{url}", String(url)))}
            className={buildButtonClass("tertiary")}
          >
            {t("view")}
          </ShopLink>
        )}
        {translated !== null && <TranslationsLink record={{ kind: translated, id }} />}
        <ConfirmedButton onConfirm={() => void remove()} />
      </div>
      <ActionNotice state={state} />
    </div>
  )
}

/** Renders the link to the records that belong to this one. */
function Children({ kind: { children }, id }: { kind: ContentKind; id: number }) {
  const { locale } = useAdminPage()
  if (children === null) return null
  const filter = encodeURIComponent(JSON.stringify({ [children.field]: id }))
  const path = buildLocalePath(locale, `/admin/content/${children.path}`)
  return (
    <p className="links flex flex-wrap gap-4">
      <ShopLink href={`${path}?filter=${filter}`}>{children.title}</ShopLink>
      {children.add !== "" && (
        <ShopLink href={`${path}/new?${children.field}=${id}`}>{children.add}</ShopLink>
      )}
    </p>
  )
}
