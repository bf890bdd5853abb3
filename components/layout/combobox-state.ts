type ComboboxState = { listId: string; isExpanded: boolean; activeId: string | null }

/** Updates the ARIA combobox attributes of an input with a suggestion list. */
export function updateComboboxState(input: HTMLInputElement, state: ComboboxState): void {
  input.setAttribute("role", "combobox")
  input.setAttribute("aria-autocomplete", "list")
  input.setAttribute("aria-controls", state.listId)
  input.setAttribute("aria-expanded", String(state.isExpanded))
  if (state.activeId === null) input.removeAttribute("aria-activedescendant")
  else input.setAttribute("aria-activedescendant", state.activeId)
}
