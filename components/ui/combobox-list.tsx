"use client"

import { type ReactNode, useEffect } from "react"

/** An entry of a combobox's list; `open` is called when it is chosen. */
export type Option = { key: string; open: () => void; content: ReactNode }
/** Entries below a heading; an empty label has none. */
export type OptionGroup = { label: string; options: readonly Option[] }

type ComboboxListProps = {
  id: string
  label: string
  groups: readonly OptionGroup[]
  isShown: boolean
  /** Index of the chosen entry over all groups; -1 for none. */
  chosen: number
  openAt: (at: number) => void
  /** Text for screen readers; # is replaced by the number of entries. */
  count: string
}

/**
 * Renders the listbox of a combobox in groups, with their number for screen readers. The focus and
 * the keys stay in the text field, see `useCombobox`.
 */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label: name, groups, isShown, chosen, openAt, count } = props
  const options = groups.flatMap((group) => group.options)
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={name}
        hidden={!isShown}
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-[min(36rem,75dvh)] overflow-y-auto overscroll-contain rounded-lg border border-line bg-surface floating"
      >
        {groups.map(({ label, options: own }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has no fieldsets
          <div key={label} role="group" aria-label={label || undefined}>
            {label !== "" && (
              <p aria-hidden="true" className="px-3 pt-3 pb-1 text-sm font-semibold text-muted">
                {label}
              </p>
            )}
            {own.map((option) => {
              const at = options.indexOf(option)
              return (
                <ListOption
                  key={option.key}
                  id={`${id}-${at}`}
                  isChosen={at === chosen}
                  open={() => openAt(at)}
                >
                  {option.content}
                </ListOption>
              )
            })}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isShown ? count.replace("#", String(options.length)) : ""}
      </p>
    </>
  )
}

type ListOptionProps = { id: string; isChosen: boolean; open: () => void; children: ReactNode }

/** Renders one option. The focus and the key handling stay in the text field. */
function ListOption({ id, isChosen, open, children }: ListOptionProps) {
  useEffect(() => {
    if (isChosen) document.getElementById(id)?.scrollIntoView?.({ block: "nearest" })
  }, [id, isChosen])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the text field has the keys
    // biome-ignore lint/a11y/useFocusableInteractive: the text field has the focus
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      onPointerDown={(event) => event.preventDefault()}
      onClick={open}
      className="flex min-h-11 cursor-pointer items-center gap-3 px-3 py-1 hover:bg-sunken aria-selected:bg-sunken"
    >
      {children}
    </div>
  )
}
