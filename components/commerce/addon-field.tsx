import { useId } from "react"
import { parseCents } from "#lib/contract/money.ts"
import { getGraphemeCount, resolveMaxLength } from "#lib/contract/rules/addon-text.ts"
import { formatChange } from "#lib/money.ts"
import { type AddonChoice, resolveAddonQty } from "#lib/variants/addon-values.ts"
import { FieldError } from "./field-error.tsx"
import { QuantityField } from "./quantity-field.tsx"

/** Hints and errors of text add-ons, by id; `hint` is empty if any text is valid. */
export type AddonLimitLabels = {
  limits: Readonly<Record<number, { hint: string; tooLong: string; unfit: string }>>
}

export type AddonLabels = AddonLimitLabels & {
  /** Heading of the required add-ons. */
  makeItYours: string
  extras: string
  required: string
  choose: string
  less: string
  more: string
}

type AddonFieldProps = {
  addon: AddonChoice
  value: string
  /** Error message; empty if valid. */
  error: string
  onChange: (value: string) => void
  locale: string
  labels: AddonLabels
}

const controlClass = "min-h-11 w-full rounded-lg border border-muted bg-surface px-3"

/** Renders an add-on with the control of its type and its error. */
export function AddonField(props: AddonFieldProps) {
  const id = useId()
  const { error } = props
  return (
    <div {...(error !== "" && { "data-error": "" })}>
      <AddonControl {...props} errorId={error === "" ? undefined : id} />
      <FieldError id={id} text={error} />
    </div>
  )
}

type ControlProps = AddonFieldProps & { errorId: string | undefined }

function AddonControl(props: ControlProps) {
  const { addon, value, onChange, locale, labels } = props
  const shared = buildControl(props)
  switch (addon.type) {
    case "Checkbox":
      return (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            {...shared}
            type="checkbox"
            value="1"
            checked={value === "1"}
            onChange={({ target }) => onChange(target.checked ? "1" : "")}
            className="size-5 shrink-0 accent-brand"
          />
          <AddonName {...props} />
        </label>
      )
    case "Text":
      return <AddonText {...props} />
    case "Qty":
      return <AddonQuantity {...props} />
    case "Dropdown":
      return (
        <label className="block stack-1">
          <AddonName {...props} />
          <select
            {...shared}
            value={value}
            onChange={({ target }) => onChange(target.value)}
            className={controlClass}
          >
            <option value="">{labels.choose}</option>
            {addon.options.map(({ id, name, price }) => (
              <option key={id} value={id}>
                {`${name} ${buildPriceNote(price, locale)}`.trimEnd()}
              </option>
            ))}
          </select>
        </label>
      )
  }
}

/** Returns the props shared by all controls except the quantity. */
function buildControl({ addon, errorId }: ControlProps) {
  return {
    name: buildAddonName(addon.id),
    required: addon.isRequired,
    "aria-invalid": errorId !== undefined,
    "aria-describedby": errorId,
  }
}

function AddonText(props: ControlProps) {
  const { addon, value, onChange, labels, errorId } = props
  const hintId = useId()
  const hint = labels.limits[addon.id]?.hint ?? ""
  return (
    <>
      <label className="block stack-1">
        <AddonName {...props} />
        <input
          {...buildControl(props)}
          value={value}
          aria-describedby={[hint !== "" && hintId, errorId].filter(Boolean).join(" ") || undefined}
          type="text"
          onChange={({ target }) => onChange(target.value)}
          className={controlClass}
        />
      </label>
      {hint !== "" && (
        <p id={hintId} className="mt-1 flex justify-between gap-3 text-sm text-muted">
          <span>{hint}</span>{" "}
          <span>{`${getGraphemeCount(value.trim())}/${resolveMaxLength(addon)}`}</span>
        </p>
      )}
    </>
  )
}

function AddonQuantity(props: ControlProps) {
  const { addon, value, onChange, labels, errorId } = props
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <AddonName {...props} />
      <QuantityField
        name={buildAddonName(addon.id)}
        label={addon.name}
        min={addon.isRequired ? Math.max(1, addon.minQty) : 0}
        max={addon.maxQty}
        resolve={(wanted) => resolveAddonQty(addon, wanted)}
        isRequired={addon.isRequired}
        labels={labels}
        value={value}
        onChange={onChange}
        errorId={errorId}
      />
    </div>
  )
}

function AddonName({ addon, locale, labels }: ControlProps) {
  return (
    <span>
      {addon.name}
      {addon.isRequired && (
        <abbr title={labels.required} className="ms-1 text-danger no-underline">
          *
        </abbr>
      )}
      {addon.price !== 0 && " "}
      <bdi className="text-muted">{buildPriceNote(addon.price, locale)}</bdi>
    </span>
  )
}

/** Returns the name of an add-on's form control. */
export function buildAddonName(id: number): string {
  return `addon-${id}`
}

function buildPriceNote(cents: number, locale: string): string {
  return cents === 0 ? "" : `(${formatChange(parseCents(cents), locale)})`
}
