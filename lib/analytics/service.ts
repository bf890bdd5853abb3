import type { ConsentCategory } from "#lib/site/analytics-settings.ts"
import type { MeasuredItem, NamedEvent } from "./shop-event.ts"

/** A page view, as it is sent to services. */
export type PageView = {
  url: string
  path: string
  title: string
  /** Empty where it is unknown. */
  referrer: string
  /** The product of a product page. */
  item: MeasuredItem | null
}

/** The consent of the user, by category. */
export type GrantedConsent = Readonly<Record<ConsentCategory, boolean>>

/** An analytics service in this document. */
export type Service = {
  showPage: (page: PageView) => void
  send: (event: NamedEvent) => void
  /** Applies a changed consent; also resumes a stopped service. */
  update: (granted: GrantedConsent) => void
  /** Sends nothing until the next `update`. */
  stop: () => void
}

/** Loads the script of a service into the document. */
export type FetchScript = (url: string) => void
