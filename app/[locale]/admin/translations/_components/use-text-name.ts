import { useTranslations } from "next-intl"
import { parseTextPlace } from "#lib/admin/translation-field.ts"
import type { TranslatableKind } from "#lib/contract/translation.ts"
import type { WireTranslatedText } from "#lib/contract/translation-admin-calls.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import adminTexts from "../../../../../messages/admin/en.json"

type FieldName = keyof typeof adminTexts.translations.fields

/** Returns the function that names a text of a record for people. */
export function useTextName(): (kind: TranslatableKind, text: WireTranslatedText) => string {
  const t: TextsOf<"admin.translations"> = useTranslations("admin.translations")
  return (kind, { field, source }) => {
    if (kind === "term") return source
    if (kind === "image") return t("picture", { name: field.slice(0, 8) })
    const { name: known, block, part, formField } = parseTextPlace(field)
    const name = isFieldName(known) ? t(`fields.${known}`) : known
    if (formField !== undefined) return t("inForm", { name, part: formField })
    if (block === undefined) return name
    return part === undefined ? t("inBlock", { name, block }) : t("inWidget", { name, block, part })
  }
}

function isFieldName(name: string): name is FieldName {
  return Object.hasOwn(adminTexts.translations.fields, name)
}
