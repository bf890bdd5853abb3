import { isRecord } from "#lib/contract/values/record.ts"

/** A saved view of a list: its name, and the query of its address. */
export type SavedView = { name: string; query: string }

const key = "curlew.admin.views.orders"
export const maxViews = 30

/**
 * Returns the saved views of this browser, by name. They are deleted with the drafts on logout,
 * since searches may contain customers' names; the address of a view can be stored as a bookmark.
 */
export function getSavedViews(): SavedView[] {
  try {
    const json: unknown = JSON.parse(localStorage.getItem(key) ?? "[]")
    return Array.isArray(json) ? json.flatMap((view) => parseView(view) ?? []) : []
  } catch {
    return []
  }
}

function parseView(view: unknown): SavedView | null {
  if (!isRecord(view) || typeof view.name !== "string" || typeof view.query !== "string")
    return null
  return { name: view.name, query: view.query }
}

/** Saves a view, instead of the one with its name if there is one. Returns all views. */
export function saveView({ name, query }: SavedView): SavedView[] {
  const others = getSavedViews().filter((view) => view.name !== name)
  const views = [...others, { name, query }].sort((one, other) =>
    one.name.localeCompare(other.name),
  )
  return store(views.slice(0, maxViews))
}

/** Deletes a view. Returns the others. */
export function deleteView(name: string): SavedView[] {
  return store(getSavedViews().filter((view) => view.name !== name))
}

function store(views: SavedView[]): SavedView[] {
  try {
    localStorage.setItem(key, JSON.stringify(views))
  } catch {
    // Without localStorage the views last as long as the page.
  }
  return views
}
