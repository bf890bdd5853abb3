/** The icon of the share button, apart from the others: its page need not load them all. */
export const sharePath = "M10 12.5V2.5M6.5 5.5 10 2l3.5 3.5M6 8.5H4v9h12v-9h-2"

/** Renders a decorative SVG of one path in 20 × 20 units, in the current text colour. */
export function IconFrame({ path, className = "size-5" }: { path: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={path} />
    </svg>
  )
}
