import type { ComponentType } from "react"
import { keptCartKey } from "#lib/cart/kept-cart-key.ts"
import { systemClock, wait } from "#lib/session/browser/clock.ts"
import { watchMark } from "#lib/session/browser/mark-watch.ts"
import { readMark } from "#lib/session/signed-in.ts"
import { forgetCustomer } from "#lib/web-app/forget-customer.ts"
import { keepTyped, restoreTyped } from "#lib/web-app/typed-texts.ts"
import { handOver } from "./hand-over.ts"
import { isWorkerOff, registerWorker } from "./register-worker.ts"
import { getDocumentKind, tellMore, tellVisit } from "./tell-visit.ts"
import type { UpdatePromptProps } from "./update-prompt.tsx"
import { watchUpdates } from "./watch-updates.ts"

type ShowPrompt = (View: ComponentType<UpdatePromptProps>) => void

/** A page that is quiet may still be busy with what it shows first. */
const registerAfterMs = 1_500
/** Without anything coming in, before the worker hears of what has come. */
const quietMs = 1_000

let registered: Promise<ServiceWorkerRegistration | null> | null = null

/** A page is being looked at and has become quiet. The first one of a document begins everything. */
export async function visitPage(path: string, showPrompt: ShowPrompt): Promise<void> {
  const isDocument = registered === null
  registered ??= start(showPrompt)
  const registration = await registered
  if (registration === null) return
  const how = isDocument ? getDocumentKind() : "shown"
  if (how === "loaded") tellLater(registration, path)
  await tellVisit(registration, path, how)
}

/** Pictures come as a page is scrolled, and past the worker where the page came so. */
function tellLater(registration: ServiceWorkerRegistration, path: string): void {
  let timer: ReturnType<typeof setTimeout>
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = setTimeout(() => tellMore(registration, path), quietMs)
  })
  observer.observe({ type: "resource" })
}

async function start(showPrompt: ShowPrompt): Promise<ServiceWorkerRegistration | null> {
  restoreTyped()
  addEventListener("pagehide", () => keepTyped())
  forgetOthers()
  if (isWorkerOff()) return null
  await wait(systemClock, registerAfterMs)
  const registration = await registerWorker()
  if (registration) {
    // It came with this page, or waited for it.
    if (registration.waiting) await handOver(registration.waiting)
    watchUpdates(registration, async () => {
      const { UpdatePrompt } = await import("./update-prompt.tsx")
      showPrompt(UpdatePrompt)
    })
  }
  return registration
}

/** What is kept of one customer is nobody else's to find: not after a logout, in whichever tab. */
function forgetOthers(): void {
  let before = readKeptMark()
  const look = () => {
    const now = readMark(document.cookie)
    if (before !== undefined && before !== null && before !== now) forgetCustomer()
    before = now
  }
  look()
  watchMark(look)
}

/** Whose cart is kept; undefined where none is. */
function readKeptMark(): string | null | undefined {
  try {
    const cart: unknown = JSON.parse(localStorage.getItem(keptCartKey) ?? "null")
    const hasMark = typeof cart === "object" && cart !== null && "mark" in cart
    return hasMark && (typeof cart.mark === "string" || cart.mark === null) ? cart.mark : undefined
  } catch {
    return undefined
  }
}
