type HeartProps = {
  slug: string
  /** Names the product. */
  label: string
  className?: string
}

/**
 * Renders the button that saves a product. It is the same for everyone: a script shows whether the
 * product is saved, and handles all hearts of the page (see `registerHearts`). Hidden without
 * JavaScript.
 */
export function Heart({ slug, label, className = "heart" }: HeartProps) {
  return (
    <button
      type="button"
      className={className}
      data-save={slug}
      aria-pressed="false"
      aria-label={label}
    />
  )
}
