"use client"

import { useTranslations } from "next-intl"
import { useRef, useState } from "react"
import type { FormValue, FormValues } from "#lib/admin/form-field.ts"
import {
  buildSettingValues,
  parseSettingValues,
  type SettingField,
  type SettingProblem,
} from "#lib/admin/page-editor/setting-values.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { useAdminPage } from "../../_components/admin-page.ts"
import { SchemaFields } from "../../_components/schema-fields.tsx"
import { useUnusableFields } from "./unusable-fields.ts"

type Settings = Record<string, unknown>

type SettingsFormProps = {
  fields: readonly SettingField[]
  settings: Readonly<Settings>
  /** Messages of the server, by the names of the settings. */
  errors?: Readonly<Record<string, string>>
  /** True: blank fields remove their settings. Otherwise they get their usual values. */
  removesBlank?: boolean
  onChange: (settings: Settings, field: string) => void
}

/**
 * Renders the form of settings from their description. Each change that can be used is passed on at
 * once; what cannot be used stays in its field, with the reason beside it.
 */
export function SettingsForm(props: SettingsFormProps) {
  const { fields, settings, errors = {}, removesBlank = false, onChange } = props
  const t: TextsOf<"admin.form.invalid"> = useTranslations("admin.form.invalid")
  const tPages: TextsOf<"admin.pages"> = useTranslations("admin.pages")
  const findImage = useImageFinder()
  const [typed, setTyped] = useState<FormValues>({})
  const known = useRef(settings)
  // What somebody undid, or loaded, replaces what is typed.
  const isOwn = known.current === settings
  const values = { ...buildSettingValues(fields, settings), ...(isOwn ? typed : {}) }
  const { problems } = parseSettingValues(fields, values, settings)
  useUnusableFields(Object.keys(problems).length)
  const texts = Object.fromEntries(
    Object.entries(problems).map(([name, problem]): [string, string] => [
      name,
      translate(problem, t, tPages),
    ]),
  )
  const change = async (name: string, value: FormValue) => {
    const next = { ...values, [name]: value }
    const parsed = parseSettingValues(fields, next, settings)
    setTyped({ ...(isOwn ? typed : {}), [name]: value })
    // A text that cannot be used is not in the settings: it stays here.
    if (parsed.problems[name] !== undefined) {
      known.current = settings
      return
    }
    const emit = (emitted: Settings) => {
      known.current = emitted
      onChange(emitted, name)
    }
    const field = fields.find((each) => each.name === name)
    const stored = parsed.settings[name]
    if (field?.kind === "image" && typeof stored === "string") {
      emit({ ...settings, [name]: (await findImage(stored)) ?? stored })
      return
    }
    emit(removesBlank ? parsed.settings : fillBlank(fields, parsed.settings))
  }
  return (
    <SchemaFields
      fields={fields}
      values={values}
      errors={{ ...errors, ...texts }}
      onChange={(name, value) => void change(name, value)}
    />
  )
}

/** Returns the settings with the usual value of each field that has none. */
function fillBlank(fields: readonly SettingField[], settings: Settings): Settings {
  const blank = fields.filter(({ name }) => settings[name] === undefined)
  return {
    ...settings,
    ...Object.fromEntries(blank.map(({ name, initial }) => [name, initial ?? null])),
  }
}

function translate(
  problem: SettingProblem,
  t: TextsOf<"admin.form.invalid">,
  tPages: TextsOf<"admin.pages">,
): string {
  return problem === "range" ? tPages("range") : t(problem)
}

/** An image is stored with its alternative text and its colour, not only by its hash. */
function useImageFinder() {
  const { send } = useAdminPage()
  return async (hash: string) => {
    const { data } = await send("listImages", { search: hash, page_size: 1 }).catch(() => ({
      data: [],
    }))
    const [found] = data
    return found?.hash === hash ? { ...found.image, alt: found.alt } : null
  }
}
