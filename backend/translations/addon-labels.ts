import { sql } from "kysely"
import type { Deps } from "#backend/deps.ts"
import { getTranslations } from "#backend/texts/translations.ts"

/** A chosen add-on as carts and orders name it in English. */
export type NamedAddon = { name: string; value: string }

/** Value of a ticked add-on, see `resolveLabel` in `addons.ts`. */
const ticked = "Yes"

type Row = { name: string; value: string; text: string | null }

/** Key of a chosen value in the labels of kind `addon_option`. */
export function buildAddonKey({ name, value }: NamedAddon): string {
  return `${name}: ${value}`
}

/**
 * Reads the labels of the options that were chosen, by `buildAddonKey`, in the requested language.
 * What customers typed has none, even if it reads like an option.
 */
export async function listAddonLabels(
  { db, language }: Pick<Deps, "db" | "language">,
  addons: readonly NamedAddon[],
): Promise<Record<string, string>> {
  if (!language || addons.length === 0) return {}
  const names = addons.map(({ name }) => name)
  const values = addons.map(({ value }) => value)
  const { rows } = await sql<Row>`
    SELECT a.name, o.name AS value, t.text
    FROM addons a JOIN addon_options o ON o.addon_id = a.id
      JOIN translations t ON t.language = ${language} AND t.record_kind = 'addon_option'
        AND t.record_id = o.id AND t.field = 'name'
    WHERE a.type = 'Dropdown' AND a.name = ANY(${names}::text[]) AND o.name = ANY(${values}::text[])
    UNION ALL
    SELECT a.name, ${ticked}::text, NULL FROM addons a
    WHERE a.type = 'Checkbox' AND a.name = ANY(${names}::text[])`.execute(db)
  const { t } = getTranslations(language)
  return Object.fromEntries(
    rows.map(({ text, ...addon }) => [buildAddonKey(addon), text ?? t("order.rows.yes")]),
  )
}
