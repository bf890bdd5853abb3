import { getTranslations } from "next-intl/server"
import { isPublished } from "#lib/api/freshness.ts"
import type { FreshnessKind } from "#lib/contract/freshness.ts"
import { getPreview } from "#lib/preview/get-preview.ts"

/** Renders a note in previews that the page's record is not published; nothing elsewhere. */
export async function UnpublishedNote({ kind, slug }: { kind: FreshnessKind; slug: string }) {
  if (!(await getPreview()) || (await isPublished(kind, slug))) return null
  const t = await getTranslations("preview")
  return <p className="preview-mark">{t(`unpublished.${kind}`)}</p>
}
