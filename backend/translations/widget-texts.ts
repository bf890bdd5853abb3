import type { WirePageRow } from "#lib/contract/page.ts"
import { type TextFormat, widgetTexts } from "#lib/contract/translation.ts"

/** An English text of a record: its field, and how it is written. */
export type SourceText = { field: string; format: TextFormat; text: string }

type Settings = Readonly<Record<string, unknown>>

/** Lists the texts among the settings of a widget; `prefix` precedes the names of the fields. */
export function listSettingTexts(settings: Settings, prefix = ""): SourceText[] {
  return Object.entries(widgetTexts).flatMap(([name, format]) => {
    const text = settings[name]
    return typeof text === "string" && text.trim() !== ""
      ? [{ field: `${prefix}${name}`, format, text }]
      : []
  })
}

/**
 * Lists the texts of a page's rows in reading order. A field names the block by its id, which stays
 * the same when an editor moves it, and the widget by its position in the block.
 */
export function listRowTexts(rows: readonly WirePageRow[]): SourceText[] {
  return rows
    .flatMap(({ blocks }) => blocks)
    .filter(({ deleted }) => !deleted)
    .flatMap(({ id, title, widgets }) => [
      ...(title.trim() === ""
        ? []
        : [{ field: buildTitleField(id), format: "text" as const, text: title }]),
      ...widgets.flatMap(({ templatevar }, at) =>
        listSettingTexts(templatevar, buildPrefix(id, at)),
      ),
    ])
}

const buildTitleField = (blockId: number) => `block.${blockId}.title`
const buildPrefix = (blockId: number, at: number) => `block.${blockId}.${at}.`

type Translated<T> = T & { translated_fields?: string[] }

/** Returns the settings with the translated texts of `texts`, and the names of these settings. */
export function translateSettings(
  settings: Settings,
  texts: ReadonlyMap<string, string>,
  prefix = "",
): { settings: Record<string, unknown>; translated_fields: string[] } {
  const found = listSettingTexts(settings).flatMap(({ field }) => {
    const text = texts.get(`${prefix}${field}`)
    return text === undefined ? [] : [[field, text] as const]
  })
  return {
    settings: { ...settings, ...Object.fromEntries(found) },
    translated_fields: found.map(([name]) => name),
  }
}

/**
 * Returns the rows with the translated texts. Must run before hidden widgets are removed, because
 * fields contain the position of a widget.
 */
export function translateRows(
  rows: readonly WirePageRow[],
  texts: ReadonlyMap<string, string>,
): WirePageRow[] {
  return rows.map((row) => ({
    ...row,
    blocks: row.blocks.map((block) => {
      const title = texts.get(buildTitleField(block.id))
      return {
        ...block,
        ...(title !== undefined && { title, translated_fields: ["title"] }),
        widgets: block.widgets.map((widget, at): Translated<typeof widget> => {
          const translated = translateSettings(widget.templatevar, texts, buildPrefix(block.id, at))
          return {
            ...widget,
            templatevar: translated.settings,
            translated_fields: translated.translated_fields,
          }
        }),
      }
    }),
  }))
}
