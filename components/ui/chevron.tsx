/** Renders the arrow of a `<details className="group">`, which points up while it is open. */
export function Chevron() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="size-5 shrink-0 fill-none stroke-current stroke-2 transition-transform group-open:rotate-180 motion-reduce:transition-none"
    >
      <path d="m5 8 5 5 5-5" />
    </svg>
  )
}
