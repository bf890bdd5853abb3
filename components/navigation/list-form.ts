/** Navigates to the filtered list that a form of filters chooses, and closes the drawer it is in. */
export function submitListForm(
  form: HTMLFormElement,
  router: { push: (path: string) => void },
): void {
  form.closest<HTMLElement>(":popover-open")?.hidePopover()
  router.push(buildListPath(form))
}

/** Returns the path of a list with the form's fields as its query, without the empty ones. */
function buildListPath(form: HTMLFormElement): string {
  const search = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string" && value.trim() !== "") search.append(name, value.trim())
  }
  return new URL(form.action).pathname + (search.size > 0 ? `?${search}` : "")
}
