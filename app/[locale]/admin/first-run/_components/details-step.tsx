"use client"

import { useTranslations } from "next-intl"
import { type RaRecord, useGetList } from "ra-core"
import { type FormEvent, useId, useState } from "react"
import { Button } from "#components/ui/button.tsx"
import type { TextsOf } from "#lib/i18n/texts-of.ts"
import { DraftNotice } from "../../_components/draft-notice.tsx"
import { CheckField, Field } from "../../_components/field.tsx"
import { LoadError } from "../../_components/list-frame.tsx"
import { MediaPicker } from "../../_components/media-picker.tsx"
import { SaveNotice } from "../../_components/save-notice.tsx"
import { useDraft } from "../../_components/use-draft.ts"
import { useInvalidFocus } from "../../_components/use-invalid-focus.ts"
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
  const tDetails: TextsOf<"admin.setup.details"> = useTranslations("admin.setup.details")
  const { data, error, refetch } = useGetList<Site>("site", one)
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  const [site] = data ?? []
  if (site === undefined) return <p role="status">{t("loading")}</p>
  return (
    <>
      <DetailsForm site={site} />
      <LogoField site={site} name="organisation_logo_hash" label={tDetails("logo")} />
      <LogoField site={site} name="organisation_logo_dark_hash" label={tDetails("darkLogo")} />
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
  const { form, focusInvalid } = useInvalidFocus()
  const labels = Object.fromEntries([...textFields, ...colourFields].map((name) => [name, t(name)]))
  const store = async (send: typeof save) => {
    const { organisation_abn: abn, organisation_phone: phone, ...texts } = values
    const changes = Object.assign({}, texts, {
      organisation_abn: abn.trim() === "" ? null : abn.trim(),
      organisation_phone: phone.trim() === "" ? null : phone.trim(),
    })
    if (await send(changes as Partial<Site>)) clear()
    focusInvalid()
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
    <form ref={form} onSubmit={submit} noValidate className="stack-4">
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
        aria-invalid={error === undefined ? undefined : true}
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

type LogoFieldProps = {
  site: Site
  name: "organisation_logo_hash" | "organisation_logo_dark_hash"
  label: string
}

/** Renders the choice of a logo from the media library, which is saved at once. */
function LogoField({ site, name, label }: LogoFieldProps) {
  const { state, save, overwrite, reset } = useSave<Site>("site", site)
  const [chosen, setChosen] = useState<string | null>(null)
  const shown = chosen ?? String(site[name] ?? "")
  const store = async (hash: string, send: typeof save) => {
    setChosen(hash)
    const changes = { [name]: hash === "" ? null : hash }
    if (await send(changes as Partial<Site>)) setChosen(null)
  }
  const discard = () => {
    setChosen(null)
    reset()
  }
  return (
    <div className="stack-3">
      <MediaPicker
        label={label}
        value={shown}
        onChange={(hash) => void store(hash, save)}
        error={state.errors[name]}
      />
      <SaveNotice
        state={state}
        labels={{ [name]: label }}
        onOverwrite={() => void store(shown, overwrite)}
        onDiscard={discard}
      />
    </div>
  )
}
