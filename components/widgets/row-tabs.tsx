import type { ReactNode } from "react"

type Tab = { id: number; title: string; content: ReactNode }

/**
 * Blocks behind tabs, the first one selected. Built on radio buttons, so that it works with the
 * arrow keys and without scripts.
 */
export function RowTabs({ name, tabs }: { name: string; tabs: readonly Tab[] }) {
  return (
    <div className="flex flex-wrap gap-x-1">
      {tabs.map(({ id, title, content }, at) => (
        <div key={id} className="contents">
          <input
            type="radio"
            name={name}
            id={`${name}-${id}`}
            defaultChecked={at === 0}
            className="peer sr-only"
          />
          <label
            htmlFor={`${name}-${id}`}
            className="order-1 flex min-h-11 cursor-pointer items-center border-b-2 border-line px-4 font-semibold text-muted peer-checked:border-brand peer-checked:text-ink peer-focus-visible:outline-3 peer-focus-visible:outline-brand"
          >
            {title || at + 1}
          </label>
          <div className="order-2 hidden w-full pt-6 peer-checked:block">{content}</div>
        </div>
      ))}
    </div>
  )
}
