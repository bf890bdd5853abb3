/*
 * What TypeScript knows of workers cannot stand beside what it knows of pages, in one project; this is
 * the part of it that the shop's worker uses.
 */

export type LastingEvent = Event & { waitUntil: (done: Promise<unknown>) => void }
export type FetchEvent = LastingEvent & {
  request: Request
  /** Undefined where the browser has asked for nothing ahead. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (answer: Promise<Response>) => void
}
export type ToldEvent = LastingEvent & { data: unknown }

type EventsByName = { activate: LastingEvent; message: ToldEvent; fetch: FetchEvent }

/** The worker as a program sees itself. */
export type WorkerScope = {
  addEventListener: <Name extends keyof EventsByName>(
    name: Name,
    listener: (event: EventsByName[Name]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  registration: ServiceWorkerRegistration
}
