import { formatCount } from "#lib/i18n/format-rating.ts"

type ShareBarsProps = {
  /** Accessible name of the list. */
  name: string
  /** The values with their counts. `spoken` replaces the label for screen readers. */
  shares: readonly { value: string; label: string; spoken?: string; count: number }[]
  locale: string
  /** Language of the name and the labels, if it is not that of the page. */
  lang?: string | undefined
  /** Class of the width of the labels. */
  labelClass: string
}

/** Renders how often each value was chosen, as bars with their counts. */
export function ShareBars({ name, shares, locale, lang, labelClass }: ShareBarsProps) {
  const total = Math.max(
    1,
    shares.reduce((sum, { count }) => sum + count, 0),
  )
  return (
    <ul aria-label={name} lang={lang} className="max-w-sm stack-1">
      {shares.map(({ value, label, spoken = label, count }) => (
        <li key={value} className="flex items-center gap-3 text-sm">
          <span aria-hidden="true" className={`shrink-0 ${labelClass}`}>
            <bdi>{label}</bdi>
          </span>
          <span className="sr-only">{spoken}: </span>
          <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-full bg-sunken">
            <span
              className="block h-full bg-brand"
              style={{ width: `${(count / total) * 100}%` }}
            />
          </span>
          <span className="w-10 shrink-0 text-end">{formatCount(count, locale)}</span>
        </li>
      ))}
    </ul>
  )
}
