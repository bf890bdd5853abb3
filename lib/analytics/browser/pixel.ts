import { buildPixelEvent } from "../pixel-event.ts"
import type { LoadScript, Service } from "../service.ts"

type Tell = ((...parts: unknown[]) => void) & {
  callMethod?: (...parts: unknown[]) => void
  queue: unknown[][]
  push: Tell
  loaded: boolean
  version: string
  disablePushState: boolean
}
type PixelWindow = { fbq?: Tell; _fbq?: Tell }

/** The Facebook pixel in this page, without what it would notice by itself. */
export function openPixel(key: string, load: LoadScript): Service {
  const own = globalThis as PixelWindow
  const tell = own.fbq ?? buildQueue(own)
  tell("consent", "grant")
  tell("set", "autoConfig", false, key)
  tell("init", key)
  load("https://connect.facebook.net/en_US/fbevents.js")
  let isStopped = false
  const track = (...parts: unknown[]) => {
    if (!isStopped) tell("trackSingle", key, ...parts)
  }
  return {
    showPage: () => track("PageView"),
    send: (event) => {
      const { name, parameters } = buildPixelEvent(event)
      track(name, parameters, { eventID: event.id })
    },
    update: () => {
      isStopped = false
      tell("consent", "grant")
    },
    stop: () => {
      isStopped = true
      tell("consent", "revoke")
    },
  }
}

/** Keeps what is told until the pixel's own script has come, which then takes its place. */
function buildQueue(own: PixelWindow): Tell {
  const queue: unknown[][] = []
  const tell: Tell = Object.assign(
    (...parts: unknown[]) => {
      if (tell.callMethod) tell.callMethod(...parts)
      else queue.push(parts)
    },
    { queue, loaded: true, version: "2.0", disablePushState: true },
  ) as Tell
  tell.push = tell
  own.fbq = tell
  own._fbq ??= tell
  return tell
}
