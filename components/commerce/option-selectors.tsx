"use client"

import { useId } from "react"
import { useEarlyEntry } from "#components/ui/use-early-entry.ts"
import { listOptionStates, type OptionState } from "#lib/variants/list-option-states.ts"
import { FieldFault } from "./field-fault.tsx"
import { useProductChoice } from "./product-choice.tsx"

export type OptionLabels = { choose: string; optionOutOfStock: string; optionMissing: string }

/** More options than this are offered in a drop-down list. */
const maxRadios = 12

type OptionSelectorsProps = {
  labels: OptionLabels
  /** The variation that something is wrong with, and what, in words. */
  fault: { at: number; text: string } | null
}

/** One group of choices per variation; options that lead to nothing in stock are marked. */
export function OptionSelectors({ labels, fault }: OptionSelectorsProps) {
  const { set, selection, choose } = useProductChoice()
  const states = listOptionStates(set, selection)
  return set.variations.map(({ name, options }, at) => {
    const Field = options.length > maxRadios ? OptionList : OptionRadios
    return (
      <Field
        key={name}
        chosen={selection[at] ?? null}
        states={states[at] ?? []}
        fault={fault?.at === at ? fault.text : ""}
        onChoose={(option) => choose(at, option)}
        {...{ name, options, labels }}
      />
    )
  })
}

type FieldProps = {
  name: string
  options: readonly string[]
  states: readonly OptionState[]
  chosen: number | null
  /** Empty where nothing is wrong. */
  fault: string
  onChoose: (option: number | null) => void
  labels: OptionLabels
}

function OptionRadios({ name, options, states, chosen, fault, onChoose, labels }: FieldProps) {
  const id = useId()
  const fieldset = useEarlyEntry<HTMLFieldSetElement>((element) => {
    const early = [...element.querySelectorAll("input")].findIndex(({ checked }) => checked)
    if (early !== -1 && early !== chosen) onChoose(early)
  })
  return (
    <fieldset
      ref={fieldset}
      aria-describedby={fault === "" ? undefined : `${id}-fault`}
      {...(fault !== "" && { "data-fault": "" })}
    >
      <legend className="mb-1.5 font-semibold">{name}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option, at) => {
          const note = resolveNote(states[at], labels)
          return (
            <label key={option} className="relative max-w-full cursor-pointer">
              <input
                type="radio"
                name={id}
                value={option}
                checked={chosen === at}
                onChange={() => onChoose(at)}
                className="peer pointer-events-none absolute inset-0 opacity-0"
              />
              <span
                className={`flex min-h-11 min-w-11 items-center justify-center rounded-lg border px-3 py-1.5 text-sm wrap-anywhere peer-checked:border-brand peer-checked:bg-brand/10 peer-checked:ring-2 peer-checked:ring-brand peer-focus-visible:outline-3 peer-focus-visible:outline-offset-4 peer-focus-visible:outline-brand ${
                  note ? "border-dashed border-muted text-muted line-through" : "border-muted"
                }`}
              >
                {option}
                {note && <span className="sr-only"> ({note})</span>}
              </span>
            </label>
          )
        })}
      </div>
      <FieldFault id={`${id}-fault`} text={fault} />
    </fieldset>
  )
}

function OptionList({ name, options, states, chosen, fault, onChoose, labels }: FieldProps) {
  const id = useId()
  const list = useEarlyEntry<HTMLSelectElement>(({ value }) => {
    if (value !== "" && Number(value) !== chosen) onChoose(Number(value))
  })
  return (
    <div {...(fault !== "" && { "data-fault": "" })}>
      <label className="block">
        <span className="mb-1.5 block font-semibold">{name}</span>
        <select
          ref={list}
          value={chosen ?? ""}
          onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
          aria-invalid={fault !== ""}
          aria-describedby={fault === "" ? undefined : id}
          className="min-h-11 w-full rounded-lg border border-muted bg-surface px-3"
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
      <FieldFault id={id} text={fault} />
    </div>
  )
}

function resolveNote(state: OptionState | undefined, labels: OptionLabels): string | null {
  if (state === "missing") return labels.optionMissing
  return state === "out-of-stock" ? labels.optionOutOfStock : null
}
