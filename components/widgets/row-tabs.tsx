import type { ReactNode } from "react"
import { LazyTabOpener } from "./lazy-tab-opener.tsx"

type Tab = { id: number; title: string; content: ReactNode }
type RowTabsProps = { name: string; label: string; tabs: readonly Tab[] }

/**
 * Renders blocks as tabs, the first one selected. Built on radio buttons, so that it works with
 * arrow keys and without JavaScript. Find-in-page and fragment links open a closed tab.
 */
export function RowTabs({ name, label, tabs }: RowTabsProps) {
  return (
    <fieldset id={name} className="relative flex min-w-0 flex-wrap gap-x-1">
      <legend className="sr-only">{label}</legend>
      {tabs.map(({ id, title, content }, at) => (
        <div key={id} className="contents">
          <input
            type="radio"
            name={name}
            id={`${name}-${id}`}
            defaultChecked={at === 0}
            className="sr-only"
          />
          <label htmlFor={`${name}-${id}`} className="tab">
            {title || at + 1}
          </label>
          <div className="tab-panel noscript:has-[:target]:block">
            <div className="flex flex-col gap-4 pt-6">{content}</div>
          </div>
        </div>
      ))}
      <LazyTabOpener tabsId={name} />
    </fieldset>
  )
}
