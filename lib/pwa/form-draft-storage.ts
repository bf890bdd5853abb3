import { isPrivatePath } from "#lib/auth/private-paths.ts"

const key = "curlew.typed"
const maxLength = 100_000
/** Secrets, files, values set by the page itself, and choices that the URL contains. */
const excludedSelector =
  "[type=password],[type=hidden],[type=file],[autocomplete=one-time-code],[data-in-url] *"

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
/** The changed values, by the index of the control among those of its page. */
type Typed = {
  path: string
  values: readonly { at: number; name: string; value: string }[]
  isComingBack: boolean
}

/**
 * Saves the values typed on this page, to restore them when this tab shows the page again. For a
 * private page, and for a form that is being submitted, only with `isComingBack`: the page is about
 * to be reloaded.
 */
export function saveFormDraft(isComingBack = false): void {
  // The page is being unloaded: a draft saved for the reload stays.
  if (!isComingBack && readTyped()?.isComingBack) return
  const path = location.pathname
  const values = isPrivatePath(path) && !isComingBack ? [] : listTyped(isComingBack)
  try {
    const text = JSON.stringify({ path, values, isComingBack } satisfies Typed)
    if (values.length === 0 || text.length > maxLength) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    // Without sessionStorage there are no drafts.
  }
}

/** True if the page has input that a draft cannot contain: a password or a file. */
export function hasSecretTyped(): boolean {
  const secrets = document.querySelectorAll<HTMLInputElement>(
    "main form :is([type=password],[type=file],[autocomplete=one-time-code])",
  )
  return [...secrets].some(({ value }) => value !== "")
}

/** Restores what was typed on this page when it was last left; later input is not overwritten. */
export function restoreFormDraft(): void {
  const typed = readTyped()
  if (typed === null) return
  const isElsewhere = typed.path !== location.pathname
  if (isElsewhere || typed.isComingBack || isPrivatePath(typed.path)) forget()
  if (isElsewhere) return
  const controls = listControls()
  for (const { at, name, value } of typed.values) {
    const control = controls[at]
    if (control?.name === name && !isChanged(control)) put(control, value)
  }
}

function listTyped(hasLocked: boolean): Typed["values"] {
  return listControls().flatMap((control, at) => {
    const { name } = control
    const isStored = isChanged(control) && (hasLocked || !control.matches("[readonly]"))
    return isStored ? [{ at, name, value: getValue(control) }] : []
  })
}

function listControls(): Control[] {
  const all = document.querySelectorAll<Control>("main form :is(input,textarea,select)[name]")
  return [...all].filter((control) => !control.matches(excludedSelector))
}

function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(control.type)
}

function getValue(control: Control): string {
  return isTick(control) ? String(control.checked) : control.value
}

function isChanged(control: Control): boolean {
  if (isTick(control)) return control.checked !== control.defaultChecked
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find(({ defaultSelected }) => defaultSelected)
    return control.value !== (first ?? control.options[0])?.value
  }
  return control.value !== control.defaultValue
}

/** Sets the value and dispatches the events of typed input, for scripts that listen to the form. */
function put(control: Control, value: string): void {
  if (isTick(control)) {
    if (control.checked !== (value === "true")) control.click()
    return
  }
  // Uses the prototype's setter: React overrides it on the element.
  const kind = Object.getPrototypeOf(control)
  Object.getOwnPropertyDescriptor(kind, "value")?.set?.call(control, value)
  control.dispatchEvent(new Event("input", { bubbles: true }))
  control.dispatchEvent(new Event("change", { bubbles: true }))
}

function readTyped(): Typed | null {
  try {
    return parseTyped(JSON.parse(sessionStorage.getItem(key) ?? "null"))
  } catch {
    return null
  }
}

function parseTyped(json: unknown): Typed | null {
  if (typeof json !== "object" || json === null || !("path" in json)) return null
  const { path } = json
  if (typeof path !== "string" || !("values" in json) || !Array.isArray(json.values)) return null
  const isComingBack = "isComingBack" in json && json.isComingBack === true
  return { path, values: json.values.filter(isValue), isComingBack }
}

function isValue(entry: unknown): entry is Typed["values"][number] {
  if (typeof entry !== "object" || entry === null) return false
  if (!("at" in entry) || !("name" in entry) || !("value" in entry)) return false
  return [typeof entry.at, typeof entry.name, typeof entry.value].join() === "number,string,string"
}

function forget(): void {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // The draft was not stored.
  }
}
