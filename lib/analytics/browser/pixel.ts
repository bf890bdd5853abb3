import type { FetchScript, Service } from "../service.ts"
import { buildPixelEvent } from "../service-events.ts"

type Fbq = ((...parts: unknown[]) => void) & {
  callMethod?: (...parts: unknown[]) => void
  queue: unknown[][]
  push: (...parts: unknown[]) => void
  loaded: boolean
  version: string
  disablePushState: boolean
}
declare global {
  var fbq: Fbq | undefined
  var _fbq: Fbq | undefined
}

/** Opens the Facebook pixel in this document, without its automatic events. */
export function openPixel(key: string, load: FetchScript): Service {
  const fbq = globalThis.fbq ?? buildQueue()
  fbq("consent", "grant")
  fbq("set", "autoConfig", false, key)
  fbq("init", key)
  load("https://connect.facebook.net/en_US/fbevents.js")
  let isStopped = false
  const track = (...args: unknown[]) => {
    if (!isStopped) fbq("trackSingle", key, ...args)
  }
  return {
    showPage: () => track("PageView"),
    send: (event) => {
      const { name, parameters } = buildPixelEvent(event)
      track(name, parameters, { eventID: event.id })
    },
    update: () => {
      isStopped = false
      fbq("consent", "grant")
    },
    stop: () => {
      isStopped = true
      fbq("consent", "revoke")
    },
  }
}

/** Builds the stub that queues calls until the pixel's script has loaded and replaces it. */
function buildQueue(): Fbq {
  const queue: unknown[][] = []
  const fbq: Fbq = Object.assign(
    (...args: unknown[]) => {
      if (fbq.callMethod) fbq.callMethod(...args)
      else queue.push(args)
    },
    { queue, push: (...args: unknown[]) => fbq(...args) },
    { loaded: true, version: "2.0", disablePushState: true },
  )
  globalThis.fbq = fbq
  globalThis._fbq ??= fbq
  return fbq
}
