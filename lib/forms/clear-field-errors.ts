/** Fields that are validated against each other: a change of one clears the errors of all. */
const linkedFields: readonly (readonly string[])[] = [["state", "postcode"]]

/** Returns the field errors without those that a change of this field may have corrected. */
export function clearFieldErrors<T>(
  fieldErrors: Readonly<Record<string, T>>,
  name: string,
): Record<string, T> {
  const cleared = linkedFields.find((names) => names.includes(name)) ?? [name]
  return Object.fromEntries(Object.entries(fieldErrors).filter(([key]) => !cleared.includes(key)))
}
