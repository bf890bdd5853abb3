/** A setting of a widget, and the one element that shows its text; null if there are none or several. */
export type ShownText = { name: string; element: HTMLElement | null }

/**
 * Returns the text of a widget that an element in it shows, or without one the first that can be
 * edited in its place; null for none. A text of several lines, or that two settings have, cannot.
 */
export function findShownText(
  widget: Element,
  texts: Readonly<Record<string, unknown>>,
  target: Element | null,
): ShownText | null {
  const elements = [...widget.querySelectorAll<HTMLElement>("*")]
  const wanted = Object.entries(texts).flatMap(([name, value]) =>
    typeof value === "string" && value.trim() !== "" ? [{ name, text: value.trim() }] : [],
  )
  const shown = wanted.map(({ name, text }) => {
    const showing = elements.filter((element) => readText(element) === joinSpaces(text))
    const innermost = showing.filter(
      (element) => !showing.some((other) => other !== element && element.contains(other)),
    )
    const isOnly = wanted.every((other) => other.name === name || other.text !== text)
    const [first = null] = innermost
    const isEditable = innermost.length === 1 && isOnly && !text.includes("\n")
    return { name, showing, element: isEditable ? first : null }
  })
  const found = shown.find(({ element, showing }) =>
    target === null ? element !== null : showing.some((each) => each.contains(target)),
  )
  return found === undefined ? null : { name: found.name, element: found.element }
}

function readText(element: Element): string {
  return joinSpaces(element.textContent ?? "")
}

function joinSpaces(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim()
}

type TextEdit = {
  /** True: all of the text is selected. */
  selectsAll: boolean
  /** `text` is null if it is unchanged. `byKey`: it ended with Enter or Escape. */
  onEnd: (end: { text: string | null; byKey: boolean }) => void
}

/**
 * Makes the text of an element of the preview editable in its place. Enter, or leaving it, ends with
 * the new text, and Escape restores the old one. Returns the function that ends it as leaving does.
 */
export function startTextEdit(element: HTMLElement, { selectsAll, onEnd }: TextEdit): () => void {
  const before = readText(element)
  const nodes = [...element.childNodes].map((node) => node.cloneNode(true))
  const abort = new AbortController()
  const { signal } = abort
  const end = (isSaved: boolean, byKey: boolean) => {
    if (signal.aborted) return
    abort.abort()
    element.removeAttribute("contenteditable")
    if (!isSaved) element.replaceChildren(...nodes)
    const text = readText(element)
    onEnd({ text: text === before ? null : text, byKey })
  }
  element.setAttribute("contenteditable", "plaintext-only")
  element.focus()
  if (selectsAll) element.ownerDocument.getSelection()?.selectAllChildren(element)
  element.addEventListener("blur", () => end(true, false), { signal })
  element.addEventListener(
    "keydown",
    (event) => {
      const isEnd = event.key === "Enter" || event.key === "Escape"
      if (!isEnd || event.isComposing) return
      event.preventDefault()
      end(event.key === "Enter", true)
    },
    { signal },
  )
  return () => end(true, false)
}
