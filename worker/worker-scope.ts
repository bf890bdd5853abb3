/*
 * Types of the service worker API. TypeScript's `webworker` library conflicts with its `dom`
 * library in one project, so this file declares the part that the worker uses.
 */

export type LastingEvent = Event & { waitUntil: (done: Promise<unknown>) => void }
export type FetchEvent = LastingEvent & {
  request: Request
  /** Undefined if the browser has sent no navigation preload request. */
  preloadResponse: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}
export type WorkerMessageEvent = LastingEvent & { data: unknown }

type EventsByName = { activate: LastingEvent; message: WorkerMessageEvent; fetch: FetchEvent }

/** Global scope of the worker. */
export type WorkerScope = {
  addEventListener: <Name extends keyof EventsByName>(
    name: Name,
    listener: (event: EventsByName[Name]) => void,
  ) => void
  skipWaiting: () => Promise<void>
  registration: ServiceWorkerRegistration
}
