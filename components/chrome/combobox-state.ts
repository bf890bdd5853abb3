type ComboboxState = { listId: string; isExpanded: boolean; activeId: string | null }

/** Tells assistive technology that this input has a list of suggestions, and what is chosen in it. */
export function setComboboxState(input: HTMLInputElement, state: ComboboxState): void {
  input.setAttribute("role", "combobox")
  input.setAttribute("aria-autocomplete", "list")
  input.setAttribute("aria-controls", state.listId)
  input.setAttribute("aria-expanded", String(state.isExpanded))
  if (state.activeId === null) input.removeAttribute("aria-activedescendant")
  else input.setAttribute("aria-activedescendant", state.activeId)
}
