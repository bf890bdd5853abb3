import type { FormField, FormValues } from "#lib/admin/form-field.ts"
import { buildFormValues, type FormProblem, parseFormValues } from "#lib/admin/form-values.ts"
import { isRecord } from "#lib/contract/values/record.ts"

/** One setting of a widget in its form; numbers may have bounds. */
export type SettingField = FormField & {
  min?: number
  max?: number
  /** A reference to a video, which is stored as its file and its slate. */
  isVideo?: boolean
  /** A text that visitors read: the editor finds it in the preview. */
  isShown?: boolean
}

/** A type of widgets as the editor offers it. */
export type WidgetForm = {
  type: string
  name: string
  purpose: string
  fields: SettingField[]
}

type Settings = Readonly<Record<string, unknown>>

/** Why a setting cannot be used. `range` is of a number outside its bounds. */
export type SettingProblem = FormProblem | "range"

/** Builds what is in the controls of a form from stored settings; those that are missing have their default. */
export function buildSettingValues(
  fields: readonly SettingField[],
  settings: Settings,
): FormValues {
  const known = fields.map((field): [string, unknown] => {
    const stored = settings[field.name]
    return [field.name, stored === undefined ? field.initial : readStored(field, stored)]
  })
  return buildFormValues(fields, Object.fromEntries(known))
}

/** Editing systems store switches as 1 or "1", images as records, and videos by their file. */
function readStored(field: SettingField, stored: unknown): unknown {
  if (field.isVideo) return isRecord(stored) ? findVideoId(stored.file) : null
  switch (field.kind) {
    case "boolean":
      return stored === true || stored === "true" || Number(stored) > 0
    case "choice":
      return typeof stored === "boolean" ? Number(stored) : stored
    case "image":
      return isRecord(stored) ? (stored.hash ?? null) : stored
    case "reference":
      return Number(stored) > 0 ? stored : null
    default:
      return stored
  }
}

function findVideoId(file: unknown): string | null {
  return /\/v\/(\d+)\.(?:mp4|webm)$/.exec(String(file))?.[1] ?? null
}

export type ParsedSettings = {
  settings: Record<string, unknown>
  /** By the name of the setting, whose stored value remains. */
  problems: Record<string, SettingProblem>
}

/**
 * Returns the settings with what is in the controls. A blank control removes its setting, so that
 * the widget's default applies; settings without a control stay.
 */
export function parseSettingValues(
  fields: readonly SettingField[],
  values: FormValues,
  stored: Settings,
): ParsedSettings {
  const parsed = parseFormValues(fields, values)
  const problems: Record<string, SettingProblem> = { ...parsed.problems }
  const settings: Record<string, unknown> = { ...stored }
  for (const field of fields) {
    const { name } = field
    if (problems[name] !== undefined) continue
    const value = parsed.values[name]
    if (isOutOfRange(field, value)) problems[name] = "range"
    else if (value === null || value === "") delete settings[name]
    else settings[name] = buildStored(field, value, stored[name])
  }
  return { settings, problems }
}

/** Returns the settings with a text that its control would store. */
export function changeSettingText(
  fields: readonly SettingField[],
  stored: Settings,
  { name, text }: { name: string; text: string },
): Record<string, unknown> {
  const own = fields.filter((field) => field.name === name)
  return parseSettingValues(own, { [name]: text }, stored).settings
}

function isOutOfRange({ min, max }: SettingField, value: unknown): boolean {
  if (typeof value !== "number") return false
  return (min !== undefined && value < min) || (max !== undefined && value > max)
}

/** What was stored stays as it is where the control shows the same. */
function buildStored(field: SettingField, value: unknown, stored: unknown): unknown {
  if (stored !== undefined && String(readStored(field, stored)) === String(value)) return stored
  return field.isVideo ? { file: `/v/${String(value)}.mp4`, slate: null } : value
}
