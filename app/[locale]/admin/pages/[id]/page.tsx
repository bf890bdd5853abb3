import type { Metadata } from "next"
import { setRequestLocale } from "next-intl/server"
import { getSite } from "#lib/api/site.ts"
import { requireAdmin } from "#lib/auth/current-user.ts"
import { buildAdminMetadata, parseRecordId } from "../../page-data.ts"
import { PageScreen } from "../_components/page-screen.tsx"
import { buildEditorForms } from "../describe-editor.ts"
import { openDraftPreview, validateWidgets } from "../editor-actions.ts"

type Props = { params: Promise<{ locale: string; id: string }> }

export const dynamic = "force-dynamic"

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return buildAdminMetadata((await params).locale, "pages")
}

export default async function EditedPage({ params }: Props) {
  const { locale, id } = await params
  setRequestLocale(locale)
  await requireAdmin(locale)
  const actions = { openDraftPreview, validateWidgets }
  const { settings } = await getSite()
  return (
    <PageScreen
      id={parseRecordId(id)}
      forms={buildEditorForms()}
      actions={actions}
      listsBlocks={settings.config.list_page_content}
    />
  )
}
