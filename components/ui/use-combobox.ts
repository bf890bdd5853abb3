import { type RefObject, useEffect, useEffectEvent, useState } from "react"

type Input = RefObject<HTMLInputElement | null>
type Combobox = {
  isOpen: boolean
  /** Index of the chosen entry; -1 for the typed text. */
  chosen: number
  close: () => void
}

/**
 * Handles keyboard and focus of a search box with a list: typing and focus open it, blur and Escape
 * close it, the arrow keys choose. Enter on a chosen entry calls `onEnter`; otherwise it submits
 * the form.
 */
export function useCombobox(input: Input, count: number, onEnter: (at: number) => void): Combobox {
  const [isOpen, setOpen] = useState(true)
  const [chosen, setChosen] = useState(-1)
  const close = () => {
    setOpen(false)
    setChosen(-1)
  }

  const onType = useEffectEvent(() => {
    setOpen(true)
    setChosen(-1)
  })
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = steps[event.key]
    const isTaken = count > 0 && (step !== undefined || (isOpen && event.key === "Escape"))
    if (isTaken) event.preventDefault()
    if (isTaken && step !== undefined) {
      setOpen(true)
      setChosen(stepChoice(chosen, step, count))
    } else if (isTaken) close()
    else if (event.key === "Enter" && isOpen && chosen >= 0 && chosen < count) {
      event.preventDefault()
      onEnter(chosen)
    }
  })

  useEffect(() => {
    const abort = new AbortController()
    const { signal } = abort
    input.current?.addEventListener("input", onType, { signal })
    input.current?.addEventListener("keydown", onKey, { signal })
    input.current?.addEventListener("focus", () => setOpen(true), { signal })
    input.current?.addEventListener("blur", () => setOpen(false), { signal })
    return () => abort.abort()
  }, [input])

  return { isOpen, chosen, close }
}

/** Synchronises the ARIA attributes of the search box with the state of its list. */
export function useComboboxState(
  input: Input,
  listId: string,
  isExpanded: boolean,
  activeId: string | null,
) {
  useEffect(() => {
    if (input.current) updateComboboxState(input.current, { listId, isExpanded, activeId })
  }, [input, listId, isExpanded, activeId])
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** Returns the text typed into the box so far. */
export function useTypedText(input: Input): string {
  const [text, setText] = useState(input.current?.value ?? "")
  useEffect(() => {
    const box = input.current
    const update = () => setText(box?.value ?? "")
    // What was typed between the first render and this effect.
    update()
    box?.addEventListener("input", update)
    return () => box?.removeEventListener("input", update)
  }, [input])
  return text
}

/** Returns the next index; before the first and after the last comes the typed text (-1). */
function stepChoice(chosen: number, step: number, count: number): number {
  const next = chosen + step
  if (next < -1) return count - 1
  return next >= count ? -1 : next
}

type ComboboxState = { listId: string; isExpanded: boolean; activeId: string | null }

/** Updates the ARIA combobox attributes of an input with a suggestion list. */
function updateComboboxState(input: HTMLInputElement, state: ComboboxState): void {
  input.setAttribute("role", "combobox")
  input.setAttribute("aria-autocomplete", "list")
  input.setAttribute("aria-controls", state.listId)
  input.setAttribute("aria-expanded", String(state.isExpanded))
  if (state.activeId === null) input.removeAttribute("aria-activedescendant")
  else input.setAttribute("aria-activedescendant", state.activeId)
}
