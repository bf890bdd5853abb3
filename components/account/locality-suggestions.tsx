"use client"

import { type RefObject, useEffect, useId, useState } from "react"
import { ComboboxList } from "#components/ui/combobox-list.tsx"
import { useCombobox, useComboboxState, useTypedText } from "#components/ui/use-combobox.ts"
import { sendApiRequest } from "#lib/auth/browser/request-gate.ts"
import type { Locality } from "#lib/contract/locality.ts"
import { stateCodes } from "#lib/contract/values/australia.ts"
import { isRecord } from "#lib/contract/values/record.ts"

/** Texts of the list; # stands for the number of entries. */
export type LocalityTexts = { suggestions: string; count: string }

export type LocalitySuggestionsProps = {
  /** The field of the suburb. */
  input: RefObject<HTMLInputElement | null>
  /** Returns the postcode that is typed so far: its suburbs are listed before one is typed. */
  getPostcode: () => string
  fill: (locality: Locality) => void
  texts: LocalityTexts
}

/** Renders the suburbs that fit the typed text, as the listbox of a combobox. */
export function LocalitySuggestions({ input, getPostcode, fill, texts }: LocalitySuggestionsProps) {
  const id = useId()
  const typed = useTypedText(input).trim()
  const localities = useLocalities(typed === "" ? getPostcode() : typed)
  const options = localities.map((locality) => ({
    key: `${locality.suburb} ${locality.postcode}`,
    open: () => fill(locality),
    content: <bdi>{`${locality.suburb} ${locality.state} ${locality.postcode}`}</bdi>,
  }))
  const openAt = (at: number) => {
    options[at]?.open()
    // After the fields were filled, which opens the list like typing.
    close()
  }
  const { isOpen, chosen, close } = useCombobox(input, options.length, openAt)
  // The browser also fills the field without focus.
  const hasFocus = input.current !== null && document.activeElement === input.current
  const isShown = isOpen && hasFocus && options.length > 0
  useComboboxState(input, id, isShown, isShown && chosen >= 0 ? `${id}-${chosen}` : null)
  return (
    <ComboboxList
      id={id}
      label={texts.suggestions}
      count={texts.count}
      groups={[{ label: "", options }]}
      isShown={isShown}
      chosen={chosen}
      openAt={openAt}
    />
  )
}

const debounceMs = 150
const minCharacters = 2

/** Returns the localities for a text, debounced; none for a short one and after an error. */
function useLocalities(query: string): readonly Locality[] {
  const [localities, setLocalities] = useState<readonly Locality[]>([])
  useEffect(() => {
    if (query.length < minCharacters) return setLocalities([])
    const abort = new AbortController()
    const timer = setTimeout(() => {
      fetchLocalities(query, abort.signal).then(setLocalities, () => {
        if (!abort.signal.aborted) setLocalities([])
      })
    }, debounceMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [query])
  return localities
}

async function fetchLocalities(query: string, signal: AbortSignal): Promise<Locality[]> {
  const params = new URLSearchParams({ query: query.toLowerCase() })
  const { status, json } = await sendApiRequest(`/localities?${params}`, {}, signal)
  const data = status === 200 && isRecord(json) && Array.isArray(json.data) ? json.data : []
  return data.flatMap(parseLocality)
}

function parseLocality(value: unknown): Locality[] {
  if (!isRecord(value)) return []
  const { suburb, postcode } = value
  const state = stateCodes.find((code) => code === value.state)
  const isWhole = typeof suburb === "string" && typeof postcode === "string" && state
  return isWhole ? [{ suburb, state, postcode }] : []
}
