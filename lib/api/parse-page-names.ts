const maxClasses = 10
/**
 * Class names that would move a block out of the layout, over or away from the rest of the page.
 */
const displacing =
  /^(?:-|fixed|absolute|sticky|contents|hidden|invisible|collapse|sr-only|pointer-events|opacity|inset|top-|bottom-|left-|right-|start-|end-|z-|translate|scale|w-screen|h-screen|full-width|main-menu)/

/** Returns the safe ones among an editor's class names. */
export function parseClassNames(text: string): string {
  return text
    .split(/\s+/)
    .filter((name) => /^[a-z][\w-]{0,60}$/i.test(name) && !displacing.test(name))
    .slice(0, maxClasses)
    .join(" ")
}

/** Returns the anchor name from an editor's text: `#Our team` is `Our-team`; null for none. */
export function parseAnchor(text: string | null): string | null {
  const name = (text ?? "")
    .trim()
    .replace(/^#+/, "")
    .replace(/\s+/g, "-")
    .replace(/[^\w-]/g, "")
  return /^[a-z]/i.test(name) ? name.slice(0, 80) : null
}
