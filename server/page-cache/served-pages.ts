import { LRUCache } from "lru-cache"
import { type PageEntry, parsePagePath } from "./page-entry.ts"
import type { CurrentPage } from "./regeneration.ts"

/** Maximum number of pages that are served without Next. Their compressed bytes have own limits. */
const maxPages = 3_000

type AppPage = Extract<PageEntry["value"], { kind: "APP_PAGE" }>
/** A page that Next has read, without its value, which other caches may evict. */
type ServedPage = { entry: PageEntry; value: WeakRef<AppPage>; page: CurrentPage }

/** Stores which version of a page Next has read last, by the URL path of the page. */
export class ServedPages {
  readonly #pages = new LRUCache<string, ServedPage>({ max: maxPages })

  /** Records a fresh page that Next has read, and is about to send. */
  record(entry: PageEntry): void {
    const path = parsePagePath(entry.key)
    const { value } = entry
    if (path === null || value?.kind !== "APP_PAGE" || (value.status ?? 200) !== 200) return
    const known = this.#pages.get(path)
    if (known?.entry.startedAt === entry.startedAt) known.value = new WeakRef(value)
    else this.#pages.set(path, buildServedPage(entry, value))
  }

  get(path: string): ServedPage | undefined {
    return this.#pages.get(path)
  }

  /** Deletes the page with this key of Next. */
  delete(key: string): void {
    this.#pages.delete(parsePagePath(key) ?? "")
  }
}

function buildServedPage(entry: PageEntry, value: AppPage): ServedPage {
  const served: ServedPage = {
    entry: { ...entry, value: null },
    value: new WeakRef(value),
    page: { isBody: (body) => served.value.deref()?.html === body },
  }
  return served
}
