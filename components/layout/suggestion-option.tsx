import type { SuggestionEntry } from "./use-suggestions.ts"

type SuggestionOptionProps = {
  id: string
  entry: SuggestionEntry
  isChosen: boolean
  open: () => void
}

/** Renders one suggested product. The focus and the key handling stay in the search box. */
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
          // biome-ignore lint/performance/noImgElement: the response has the URL of a resized image
          <img src={picture} alt="" width={48} height={48} loading="lazy" />
        )}
      </span>
      <span className="grow">{name}</span>
      <span className="text-muted">{price}</span>
    </div>
  )
}
