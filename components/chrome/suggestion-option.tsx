import type { SuggestionEntry } from "./use-suggestions.ts"

type SuggestionOptionProps = {
  id: string
  entry: SuggestionEntry
  isChosen: boolean
  open: () => void
}

/** One offered product. The search box keeps the focus and its keys choose. */
export function SuggestionOption({ id, entry, isChosen, open }: SuggestionOptionProps) {
  const { name, price, picture } = entry
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search box has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the search box has the focus
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={open}
      className="flex min-h-14 cursor-pointer items-center gap-3 px-3 py-1 hover:bg-sunken aria-selected:bg-sunken"
    >
      <span className="size-12 shrink-0 overflow-hidden rounded bg-sunken">
        {picture && (
          // biome-ignore lint/performance/noImgElement: the answer holds its address ready
          <img src={picture} alt="" width={48} height={48} loading="lazy" />
        )}
      </span>
      <span className="grow">{name}</span>
      <span className="text-muted">{price}</span>
    </div>
  )
}
