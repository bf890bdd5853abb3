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

/** Delay before the registration: an idle page may still be rendering its first view. */
const registerAfterMs = 1_500
/** Idle time after the last loaded resource, before the worker is notified of the new ones. */
const quietMs = 1_000

let registered: Promise<ServiceWorkerRegistration | null> | null = null

/**
 * Handles the view of a page once it is idle: notifies the service worker. The first view of a
 * document also starts everything else: the registration, form drafts and update checks.
 */
export async function visitPage(path: string, showPrompt: ShowPrompt): Promise<void> {
  const isDocument = registered === null
  registered ??= start(showPrompt)
  const registration = await registered
  if (registration === null) return
  const how = isDocument ? getDocumentKind() : "shown"
  if (how === "loaded") tellLater(registration, path)
  await tellVisit(registration, path, how)
}

/** Notifies the worker of images that load on scroll; they bypass it if their page did. */
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
    // It was installed with this page, or was waiting for it.
    if (registration.waiting) await handOver(registration.waiting)
    watchUpdates(registration, async () => {
      const { UpdatePrompt } = await import("./update-prompt.tsx")
      showPrompt(UpdatePrompt)
    })
  }
  return registration
}

/** Deletes stored personal data after a logout or another login, in any tab. */
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

/** Returns the login id of the stored offline cart; null for a guest's, undefined for no cart. */
function readKeptMark(): string | null | undefined {
  try {
    const cart: unknown = JSON.parse(localStorage.getItem(keptCartKey) ?? "null")
    const hasMark = typeof cart === "object" && cart !== null && "mark" in cart
    return hasMark && (typeof cart.mark === "string" || cart.mark === null) ? cart.mark : undefined
  } catch {
    return undefined
  }
}
