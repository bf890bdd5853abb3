"use client"

import { useTranslations } from "next-intl"
import { PageHeading } from "#components/ui/page-heading.tsx"
import { ShopLink } from "#components/ui/shop-link.tsx"
import { downloadFile } from "#lib/admin/csv-file.ts"
import { buildLocalePath } from "#lib/contract/languages.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionForm } from "../../_components/action-form.tsx"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { Section } from "../../_components/section.tsx"
import { useAction } from "../../_components/use-action.ts"
import { ImportForm } from "./import-form.tsx"

/** Renders the export of the catalogue as CSV, and its import with what would change. */
export function ImportView() {
  const t: TextsOf<"admin.import"> = useTranslations("admin.import")
  const tList: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { send, locale } = useAdminPage()
  const { state, run } = useAction()
  const download = async () => {
    await run(async () => downloadFile(await send("exportProducts", {})))
  }
  return (
    <>
      <p className="links">
        <ShopLink href={buildLocalePath(locale, "/admin/products")}>{tList("back")}</ShopLink>
      </p>
      <PageHeading>{t("heading")}</PageHeading>
      <Section id="export" heading={t("exportHeading")}>
        <p>{t("exportNote")}</p>
        <ActionForm state={state} onSubmit={download} button={t("export")}>
          <ActionNotice state={state} />
        </ActionForm>
      </Section>
      <Section id="import" heading={t("importHeading")}>
        <p>{t("importNote")}</p>
        <ImportForm />
      </Section>
    </>
  )
}
