import type { NodePath } from "./page-tree.ts"

/** What clicks, double clicks and keys in the preview do; an element may be outside of all widgets. */
export type PreviewHandlers = {
  onSelect: (element: Element) => void
  onEdit: (element: Element) => void
  onKey: (event: KeyboardEvent) => void
}

/**
 * The mark around a widget of a draft (`page-row.tsx`) has no box: the elements in it have. Frames
 * of a page would take the clicks on their widgets.
 */
const styles = `
[data-node] { cursor: pointer }
[data-node] iframe { pointer-events: none }
[data-node]:hover > * { outline: 2px dashed #0b57d0; outline-offset: -2px }
[data-node][data-selected] > * {
  outline: 3px solid #0b57d0; outline-offset: 2px; box-shadow: 0 0 0 2px #fff
}
[data-node] [contenteditable] {
  cursor: text; outline: 2px solid #0b57d0; outline-offset: 2px
}`

/** Height that the header of the shop may take above what is scrolled to. */
const headerPx = 96

/**
 * Adds the listeners and outlines of the editor to the document of the preview. Links and forms lead
 * nowhere in it; tabs and folds still open.
 */
export function listenToPreview(page: Document, handlers: PreviewHandlers): void {
  const style = page.createElement("style")
  style.textContent = styles
  page.head.append(style)
  page.addEventListener("submit", (event) => event.preventDefault())
  page.addEventListener("click", (event) => {
    if (!isElement(event.target)) return
    if (event.target.closest("a, area") !== null) event.preventDefault()
    handlers.onSelect(event.target)
  })
  page.addEventListener("dblclick", ({ target }) => {
    if (isElement(target)) handlers.onEdit(target)
  })
  page.addEventListener("keydown", handlers.onKey)
}

/**
 * True if listeners run in the document. In Safari none do where the frame allows no scripts
 * (https://bugs.webkit.org/show_bug.cgi?id=218086).
 */
export function canListen(page: Document): boolean {
  let hasRun = false
  const check = () => {
    hasRun = true
  }
  page.addEventListener("curlew:check", check, { once: true })
  page.dispatchEvent(new Event("curlew:check"))
  return hasRun
}

/** The classes of another document are others, so that `instanceof` does not find its elements. */
function isElement(target: EventTarget | null): target is Element {
  return target !== null && "closest" in target
}

/** Returns the path of the widget that an element of the preview is in; null outside of widgets. */
export function findMarkedPath(element: Element): NodePath | null {
  const mark = element.closest("[data-node]")?.getAttribute("data-node") ?? ""
  const [row, block, widget] = mark.split(".").map(Number)
  return row === undefined || block === undefined || widget === undefined
    ? null
    : [row, block, widget]
}

/** Returns the mark of a widget in the preview; null if it does not show the widget. */
export function findMark(page: Document, path: NodePath): Element | null {
  return page.querySelector(`[data-node="${path.join(".")}"]`)
}

/**
 * Outlines a widget in the preview, or those of a row or block; null outlines nothing. `scrolls`
 * brings the first of them into view, also out of a closed tab.
 */
export function selectInPreview(
  page: Document,
  path: NodePath | null,
  { scrolls }: { scrolls: boolean },
): void {
  for (const mark of page.querySelectorAll("[data-selected]")) mark.removeAttribute("data-selected")
  if (path === null) return
  const prefix = `${path.join(".")}.`
  const marks = [...page.querySelectorAll("[data-node]")].filter((mark) =>
    `${mark.getAttribute("data-node")}.`.startsWith(prefix),
  )
  for (const mark of marks) mark.setAttribute("data-selected", "")
  const [first] = marks
  if (scrolls && first !== undefined) showMark(page, first)
}

/** Scrolls the document alone: `scrollIntoView` would also scroll the screen around the frame. */
function showMark(page: Document, mark: Element): void {
  const tab = mark.closest(".tab-panel")?.parentElement?.querySelector<HTMLInputElement>("input")
  if (tab) tab.checked = true
  const { top = 0 } = mark.firstElementChild?.getBoundingClientRect() ?? {}
  const heightPx = page.defaultView?.innerHeight ?? 0
  if (top < headerPx || top > heightPx / 2) page.documentElement.scrollTop += top - headerPx
}
