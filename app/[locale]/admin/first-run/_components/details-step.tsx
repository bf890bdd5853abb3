"use client"

import { useTranslations } from "next-intl"
import { type RaRecord, useGetList } from "ra-core"
import { type ChangeEvent, type FormEvent, useId, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { maxLogoLength } from "#lib/contract/setup-steps.ts"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { ActionNotice } from "../../_components/action-notice.tsx"
import { useAdminPage } from "../../_components/admin-page.ts"
import { DraftNotice } from "../../_components/draft-notice.tsx"
import { CheckField, Field } from "../../_components/field.tsx"
import { LoadError } from "../../_components/list-frame.tsx"
import { SaveNotice } from "../../_components/save-notice.tsx"
import { useAction } from "../../_components/use-action.ts"
import { useDraft } from "../../_components/use-draft.ts"
import { useSave } from "../../_components/use-save.ts"

type Site = RaRecord & { id: number } & Readonly<Record<string, unknown>>

const one = { pagination: { page: 1, perPage: 1 } }
/** The fields of the shop, as the site's record has them. */
const textFields = [
  "name",
  "organisation_name",
  "organisation_address",
  "organisation_abn",
  "organisation_email",
  "organisation_phone",
] as const
const gstField = "config.tax.gst_registered"
const colourFields = ["theme_colour", "dark_theme_colour"] as const

/** Renders the form of the shop's name, seller and colours, and of its logo. */
export function DetailsStep() {
  const t: TextsOf<"admin.list"> = useTranslations("admin.list")
  const { data, error, refetch } = useGetList<Site>("site", one)
  if (error) return <LoadError onRetry={() => void refetch()} />
  const [site] = data ?? []
  if (site === undefined) return <p role="status">{t("loading")}</p>
  return (
    <>
      <DetailsForm site={site} />
      <LogoForm isDark={false} />
      <LogoForm isDark />
    </>
  )
}

type Values = Record<Names, string> & { [gstField]: boolean }
type Names = (typeof textFields | typeof colourFields)[number]

function DetailsForm({ site }: { site: Site }) {
  const t: TextsOf<"admin.setup.details"> = useTranslations("admin.setup.details")
  const tForm: TextsOf<"admin.form"> = useTranslations("admin.form")
  const texts = Object.fromEntries(
    [...textFields, ...colourFields].map((name) => [name, String(site[name] ?? "")]),
  ) as Record<Names, string>
  const base = Object.assign({}, texts, { [gstField]: site[gstField] === true }) as Values
  const { values, set, clear, restoredAt, isChanged } = useDraft("setup.details", base)
  const { state, save, overwrite, reset } = useSave<Site>("site", site)
  const labels = Object.fromEntries([...textFields, ...colourFields].map((name) => [name, t(name)]))
  const store = async (send: typeof save) => {
    const { organisation_abn: abn, organisation_phone: phone, ...texts } = values
    const changes = Object.assign({}, texts, {
      organisation_abn: abn.trim() === "" ? null : abn.trim(),
      organisation_phone: phone.trim() === "" ? null : phone.trim(),
    })
    if (await send(changes as Partial<Site>)) clear()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void store(save)
  }
  const discard = () => {
    clear()
    reset()
  }
  return (
    <form onSubmit={submit} noValidate className="stack-4">
      <DraftNotice restoredAt={restoredAt} onDiscard={discard} />
      {textFields.map((name) => (
        <Field
          key={name}
          label={t(name)}
          value={values[name]}
          onChange={(text) => set(name, text)}
          error={state.errors[name]}
          {...(name === "organisation_address" && { rows: 2 })}
        />
      ))}
      <div>
        <CheckField
          label={t("gst")}
          isChecked={values[gstField]}
          onChange={(isChecked) => set(gstField, isChecked)}
        />
        <p className="text-sm text-muted">{t("gstNote")}</p>
      </div>
      <div className="admin-filters">
        {colourFields.map((name) => (
          <ColourField
            key={name}
            label={t(name)}
            value={values[name]}
            onChange={(text) => set(name, text)}
            error={state.errors[name]}
          />
        ))}
      </div>
      <SaveNotice
        state={state}
        labels={labels}
        onOverwrite={() => void store(overwrite)}
        onDiscard={discard}
      />
      <Button type="submit" aria-disabled={state.isBusy || !isChanged}>
        {state.isBusy ? tForm("saving") : tForm("save")}
      </Button>
    </form>
  )
}

type ColourFieldProps = {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

function ColourField({ label, value, onChange, error }: ColourFieldProps) {
  const id = useId()
  return (
    <div className="stack-1">
      <label htmlFor={id} className="block font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="color"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="h-11 w-20"
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

function LogoForm({ isDark }: { isDark: boolean }) {
  const t: TextsOf<"admin.setup.details"> = useTranslations("admin.setup.details")
  const { send } = useAdminPage()
  const { state, run } = useAction()
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const id = useId()
  const upload = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file === undefined) return
    const image = await readBase64(file)
    setProblem(image.length > maxLogoLength ? t("logoTooLarge") : undefined)
    if (image.length > maxLogoLength) return
    await run(() => send("uploadLogo", { image, is_dark: isDark }), t("logoSaved"))
  }
  const error = problem ?? state.errors.image
  return (
    <div className="stack-1">
      <label htmlFor={id} className="block font-semibold">
        {isDark ? t("darkLogo") : t("logo")}
      </label>
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        onChange={(event) => void upload(event)}
        className="control"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
      <ActionNotice state={state} />
    </div>
  )
}

/** Returns the content of a file as base64. */
function readBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ""))
    reader.onerror = () => reject(new Error("the file cannot be read"))
    reader.readAsDataURL(file)
  })
}
