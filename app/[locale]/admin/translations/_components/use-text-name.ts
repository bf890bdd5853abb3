import { useTranslations } from "next-intl"
import { findTextName, parseTextPlace } from "#lib/admin/translation-field.ts"
import type { TranslatableKind } from "#lib/contract/translation.ts"
import type { WireTranslatedText } from "#lib/contract/translation-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"

/** Returns the function that names a text of a record for people. */
export function useTextName(): (kind: TranslatableKind, text: WireTranslatedText) => string {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  return (kind, { field, source }) => {
    if (kind === "term") return source
    if (kind === "image") return t("picture", { name: field.slice(0, 8) })
    const { name: known, block, part, formField } = parseTextPlace(field)
    const labelled = findTextName(known)
    const name = labelled === null ? known : t(`fields.${labelled}`)
    if (formField !== undefined) return t("inForm", { name, part: formField })
    if (block === undefined) return name
    return part === undefined ? t("inBlock", { name, block }) : t("inWidget", { name, block, part })
  }
}
