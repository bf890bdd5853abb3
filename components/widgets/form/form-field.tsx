"use client"

import { useState } from "react"
import { Button } from "#components/ui/button.tsx"
import { Prose } from "#components/ui/prose.tsx"
import { maxFieldValueLength } from "#lib/contract/forms/form-value-limits.ts"
import { isTranslated } from "#lib/contract/translated-text.ts"
import { createRandomPassword } from "#lib/forms/create-random-password.ts"
import type { RenderedField } from "#lib/forms/form.ts"
import { buildControlName } from "#lib/forms/form-controls.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { controlClass } from "./control-class.ts"
import { DateControl } from "./date-control.tsx"
import type { FormLabels } from "./form-labels.ts"
import { PlainControl } from "./plain-control.tsx"

export type FieldProps = {
  field: RenderedField
  id: string
  /** Initial value. */
  value: string
  /** Validation message; undefined if the field is valid. */
  error: string | undefined
  /** Read-only while the form is being submitted. */
  isLocked: boolean
  locale: string
  labels: FormLabels
}

/** Attributes that all controls of a form share. */
export type ControlProps = {
  id: string
  name: string
  required: boolean
  readOnly: boolean
  /** Added to the browser's own validation message, for pages without JavaScript. */
  title: string | undefined
  defaultValue: string
  "aria-invalid": true | undefined
  "aria-describedby": string | undefined
}

/** Renders a field of a form: label, control, hint and validation message. */
export function FormField(props: FieldProps) {
  const { field, id, value, error, isLocked, locale, labels } = props
  const noteId = field.content.trim() === "" ? null : `${id}-note`
  const errorId = error === undefined ? null : `${id}-error`
  const control: ControlProps = {
    id,
    name: buildControlName(field.name, field.kind === "password"),
    required: field.required,
    readOnly: isLocked,
    title: field.validationMessage || undefined,
    defaultValue: value,
    "aria-invalid": error === undefined ? undefined : true,
    "aria-describedby": [noteId, errorId].filter(Boolean).join(" ") || undefined,
  }
  return (
    <div className="stack-1">
      {field.kind === "checkbox" ? (
        <CheckboxField {...props} control={control} />
      ) : (
        <>
          <label htmlFor={id} className="block font-semibold">
            <FieldLabel field={field} locale={locale} labels={labels} />
          </label>
          <FieldControl {...props} control={control} />
        </>
      )}
      {noteId && (
        <div id={noteId} className="text-sm text-muted">
          <Prose
            html={field.content}
            locale={locale}
            isTranslated={isTranslated(field, "content")}
          />
        </div>
      )}
      {errorId && (
        <p id={errorId} className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </div>
  )
}

function FieldControl(props: FieldProps & { control: ControlProps }) {
  if (props.field.kind === "date") return <DateControl {...props} />
  if (props.field.kind === "password") return <PasswordControl {...props} />
  return <PlainControl {...props} />
}

function CheckboxField({
  field,
  control,
  isLocked,
  locale,
  labels,
}: FieldProps & { control: ControlProps }) {
  const { readOnly: _readOnly, defaultValue, ...rest } = control
  return (
    <div inert={isLocked} className="flex min-h-11 items-center gap-3">
      <input type="hidden" name={control.name} value="0" />
      <input
        {...rest}
        type="checkbox"
        value="1"
        defaultChecked={defaultValue === "1"}
        className="size-5 shrink-0 accent-brand"
      />
      <label htmlFor={control.id} className="cursor-pointer py-2.5">
        <FieldLabel field={field} locale={locale} labels={labels} />
      </label>
    </div>
  )
}

function FieldLabel({ field, locale, labels }: Pick<FieldProps, "field" | "locale" | "labels">) {
  const source = field.label ? "label" : "placeholder"
  return (
    <>
      <span {...buildFieldAttributes(locale, field, source)}>{field[source]}</span>
      {field.required && (
        <abbr title={labels.required} className="ms-1 text-danger no-underline">
          *
        </abbr>
      )}
      {field.kind === "date" && (
        <span className="ms-2 text-sm font-normal text-muted">{labels.dateFormat}</span>
      )}
    </>
  )
}

/**
 * Renders a password input with buttons that reveal it or fill in a generated password, which is
 * then shown.
 */
function PasswordControl({
  field,
  control,
  isLocked,
  labels,
}: FieldProps & { control: ControlProps }) {
  const [isShown, setShown] = useState(false)
  const suggest = () => {
    const input = document.getElementById(control.id)
    if (!(input instanceof HTMLInputElement)) return
    input.value = createRandomPassword()
    input.dispatchEvent(new Event("input", { bubbles: true }))
    setShown(true)
  }
  return (
    <>
      <input
        {...control}
        type={isShown ? "text" : "password"}
        placeholder={field.placeholder || undefined}
        autoComplete="new-password"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={maxFieldValueLength}
        className={controlClass}
      />
      <div inert={isLocked} className="-ms-4 flex flex-wrap noscript:hidden">
        <Button kind="tertiary" onClick={() => setShown(!isShown)}>
          {isShown ? labels.hidePassword : labels.showPassword}
        </Button>
        <Button kind="tertiary" onClick={suggest}>
          {labels.suggestPassword}
        </Button>
      </div>
    </>
  )
}
