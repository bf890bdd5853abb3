"use client"

import { useId, useMemo } from "react"
import { Thumbnail } from "#components/ui/thumbnail.tsx"
import { usePreHydrationInput } from "#components/ui/use-pre-hydration-input.ts"
import {
  listOptionPhotos,
  listOptionStates,
  type OptionState,
} from "#lib/variants/option-states.ts"
import { getLabel } from "#lib/variants/variant-set.ts"
import { FieldError } from "./field-error.tsx"
import { type ShownPhoto, useProductChoice } from "./product-choice.tsx"

export type OptionLabels = { choose: string; optionOutOfStock: string; optionMissing: string }

/** More options than this are rendered as a drop-down list. */
const maxRadios = 12

type OptionSelectorsProps = {
  labels: OptionLabels
  /** Index of the invalid variation, and its error message. */
  error: { at: number; text: string } | null
}

/** Renders one group of choices per variation; options without a SKU in stock are marked. */
export function OptionSelectors({ labels, error }: OptionSelectorsProps) {
  const { set, photos, selection, isShared, choose } = useProductChoice()
  const states = listOptionStates(set, selection)
  const photoIds = useMemo(() => listOptionPhotos(set), [set])
  return set.variations.map(({ name, options }, at) => {
    const Field = options.length > maxRadios ? OptionList : OptionRadios
    return (
      <Field
        key={name}
        chosen={selection[at] ?? null}
        states={states[at] ?? []}
        photos={photoIds[at]?.map((id) => photos.find((photo) => photo.id === id)) ?? []}
        error={error?.at === at ? error.text : ""}
        isShared={isShared}
        onChoose={(option) => choose(at, option)}
        name={getLabel(set, name)}
        values={options}
        options={options.map((option) => getLabel(set, option))}
        labels={labels}
      />
    )
  })
}

type FieldProps = {
  name: string
  /** The options' names in calls and carts, the same in every language. */
  values: readonly string[]
  options: readonly string[]
  states: readonly OptionState[]
  /** Photos of the options, if they differ. */
  photos: readonly (ShownPhoto | undefined)[]
  chosen: number | null
  /** Error message; empty if valid. */
  error: string
  isShared: boolean
  onChoose: (option: number | null) => void
  labels: OptionLabels
}

function OptionRadios({
  name,
  values,
  options,
  states,
  photos,
  chosen,
  error,
  isShared,
  onChoose,
  labels,
}: FieldProps) {
  const id = useId()
  const fieldset = usePreHydrationInput<HTMLFieldSetElement>((element) => {
    const early = [...element.querySelectorAll("input")].findIndex(({ checked }) => checked)
    if (early !== -1 && early !== chosen) onChoose(early)
  })
  return (
    <fieldset
      ref={fieldset}
      aria-describedby={error === "" ? undefined : `${id}-error`}
      {...(error !== "" && { "data-error": "" })}
      {...(isShared && { "data-in-url": "" })}
    >
      <legend className="mb-2 font-semibold">
        {name}
        {chosen !== null && (
          <span aria-hidden="true" className="font-normal text-muted">
            {" "}
            · {options[chosen]}
          </span>
        )}
      </legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, at) => {
          const note = resolveNote(states[at], labels)
          return (
            <label key={option} className="relative max-w-full cursor-pointer">
              <input
                type="radio"
                name={id}
                value={values[at]}
                checked={chosen === at}
                onChange={() => onChoose(at)}
                className="pointer-events-none absolute inset-0 opacity-0"
              />
              <OptionFace text={option} note={note} photo={photos[at]} />
            </label>
          )
        })}
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </fieldset>
  )
}

function OptionFace({
  text,
  note,
  photo,
}: {
  text: string
  note: string | null
  photo: ShownPhoto | undefined
}) {
  return (
    <span
      className={`chip ${note ? "chip-gone" : ""} ${photo ? "w-20 flex-col p-1" : "px-3.5 py-1.5"}`}
    >
      {photo && (
        <Thumbnail
          picture={photo.picture}
          widthPx={100}
          className={`aspect-4/3 w-full rounded-sm object-cover ${note ? "opacity-50" : ""}`}
        />
      )}
      <span className={note ? "line-through" : ""}>{text}</span>
      {note && <span className="sr-only"> ({note})</span>}
    </span>
  )
}

function OptionList({ name, options, states, chosen, error, onChoose, labels }: FieldProps) {
  const id = useId()
  const list = usePreHydrationInput<HTMLSelectElement>(({ value }) => {
    if (value !== "" && Number(value) !== chosen) onChoose(Number(value))
  })
  return (
    <div {...(error !== "" && { "data-error": "" })}>
      <label className="block">
        <span className="mb-1.5 block font-semibold">{name}</span>
        <select
          ref={list}
          value={chosen ?? ""}
          onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
          aria-invalid={error !== ""}
          aria-describedby={error === "" ? undefined : id}
          className="control"
        >
          <option value="">{labels.choose}</option>
          {options.map((option, at) => {
            const note = resolveNote(states[at], labels)
            return (
              <option key={option} value={at}>
                {note ? `${option} (${note})` : option}
              </option>
            )
          })}
        </select>
      </label>
      <FieldError id={id} text={error} />
    </div>
  )
}

function resolveNote(state: OptionState | undefined, labels: OptionLabels): string | null {
  if (state === "missing") return labels.optionMissing
  return state === "out-of-stock" ? labels.optionOutOfStock : null
}
