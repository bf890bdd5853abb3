/**
 * Sets the value of the control with this name, as if it was typed: the page's handlers get the
 * event. Does nothing if there is none, or if it has that value.
 */
export function fillField(box: ParentNode | null, name: string, value: string): void {
  const field = getField(box, name)
  if (!field || field.value === value) return
  field.value = value
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

/** Returns the value of the control with this name; empty if there is none. */
export function getFieldValue(box: ParentNode | null, name: string): string {
  return getField(box, name)?.value ?? ""
}

function getField(box: ParentNode | null, name: string) {
  return box?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`)
}
