/** True if a field of the page differs from its server-rendered value. */
export function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "main :is(input, textarea)",
  )
  return [...fields].some((field) => field.value !== field.defaultValue)
}
