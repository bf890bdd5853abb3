const mostClasses = 10
/** Class names that would take a block out of its place, over or away from the rest of the page. */
const displacing =
  /^(?:-|fixed|absolute|sticky|contents|hidden|invisible|collapse|sr-only|pointer-events|opacity|inset|top-|bottom-|left-|right-|start-|end-|z-|translate|scale|w-screen|h-screen|full-width|main-menu)/

/** Class names an editor gave, harmless ones alone. */
export function parseClassNames(text: string): string {
  return text
    .split(/\s+/)
    .filter((name) => /^[a-z][\w-]{0,60}$/i.test(name) && !displacing.test(name))
    .slice(0, mostClasses)
    .join(" ")
}

/** The name a link can lead to, from what an editor wrote: `#Our team` is `Our-team`; null for none. */
export function parseAnchor(text: string | null): string | null {
  const name = (text ?? "")
    .trim()
    .replace(/^#+/, "")
    .replace(/\s+/g, "-")
    .replace(/[^\w-]/g, "")
  return /^[a-z]/i.test(name) ? name.slice(0, 80) : null
}
