/**
 * On right-to-left pages, texts of symbols alone are left to right by default
 * (`build-language-style.ts`); stars are filled from the start of the line.
 */
const pageDirection = { unicodeBidi: "normal" } as const

/** Renders five stars, filled by the rating. `label` is their accessible name. */
export function RatingStars({ rating, label }: { rating: number; label: string }) {
  return (
    <span
      role="img"
      aria-label={label}
      style={pageDirection}
      className="relative inline-block text-xl leading-none tracking-wide text-line [forced-color-adjust:none]"
    >
      ★★★★★
      <span
        className="absolute inset-y-0 start-0 overflow-hidden whitespace-nowrap text-accent"
        style={{ ...pageDirection, width: `${rating * 20}%` }}
      >
        ★★★★★
      </span>
    </span>
  )
}
