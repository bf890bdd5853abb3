import { maxFieldValueLength } from "#lib/contract/forms/form-value-limits.ts"
import type { RenderedField } from "#lib/forms/form.ts"
import { buildFieldAttributes } from "#lib/i18n/localise-content.ts"
import { controlClass } from "./control-class.ts"
import type { ControlProps, FieldProps } from "./form-field.tsx"

const types: Partial<Record<RenderedField["kind"], string>> = {
  email: "email",
  phone: "tel",
  number: "number",
  datetime: "datetime-local",
  time: "time",
}

/** Renders the native control of a field: text, textarea, number, date and time, or select. */
export function PlainControl(props: FieldProps & { control: ControlProps }) {
  const { field, control } = props
  const { placeholder = "", kind } = field
  const autoComplete = field.autoComplete || undefined
  if (kind === "select") return <SelectControl {...props} />
  if (kind === "textarea") {
    return (
      <textarea
        {...control}
        autoComplete={autoComplete}
        placeholder={placeholder}
        rows={5}
        className={controlClass}
      />
    )
  }
  const type = types[kind] ?? "text"
  const isNative = type === "number" || type === "datetime-local" || type === "time"
  const symbol = kind === "currency" ? "$" : kind === "percent" ? "%" : null
  const input = (
    <input
      {...control}
      type={type}
      autoComplete={autoComplete}
      placeholder={placeholder || undefined}
      {...(isNative && { min: field.min ?? undefined, max: field.max ?? undefined })}
      {...(type === "number" && { step: field.step ?? "any" })}
      {...(symbol && { inputMode: "decimal" as const })}
      {...(!isNative && { maxLength: maxFieldValueLength })}
      className={controlClass}
    />
  )
  if (!symbol) return input
  return (
    <div className={`flex items-center gap-2 ${symbol === "%" ? "flex-row-reverse" : ""}`}>
      <span aria-hidden="true" className="text-muted">
        {symbol}
      </span>
      {input}
    </div>
  )
}

function SelectControl({
  field,
  control,
  value,
  isLocked,
  locale,
  labels,
}: FieldProps & { control: ControlProps }) {
  const { readOnly: _readOnly, ...rest } = control
  const lang = buildFieldAttributes(locale, field, "options")
  const isOffered = field.options.some((option) => option.value === value)
  return (
    <select
      {...rest}
      inert={isLocked}
      defaultValue={isOffered ? value : ""}
      className={controlClass}
    >
      <option value="">{field.placeholder || labels.choose}</option>
      {field.options.map((option, at) => (
        // CMS forms may have the same value under several labels.
        // biome-ignore lint/suspicious/noArrayIndexKey: options never change their order
        <option key={at} value={option.value} {...lang}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
