import type { ConsentCategory } from "./analytics-settings.ts"
import type { MeasuredItem, NamedEvent } from "./shop-event.ts"

/** A page that a visitor looks at, as services are told of it. */
export type PageView = {
  address: string
  path: string
  title: string
  /** Where they came from; empty where nobody knows. */
  referrer: string
  /** The product that the page is about. */
  item: MeasuredItem | null
}

/** What a visitor has agreed to. */
export type Granted = Readonly<Record<ConsentCategory, boolean>>

/** A service that measures, in this page. */
export type Service = {
  showPage: (page: PageView) => void
  send: (event: NamedEvent) => void
  /** The visitor has agreed to something else than before. */
  update: (granted: Granted) => void
  /** Sends nothing any more. */
  stop: () => void
}

/** Has the browser fetch a service's script. */
export type LoadScript = (address: string) => void
